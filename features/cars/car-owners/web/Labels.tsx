import {
  Button,
  DashboardFrame,
  EmptyState,
  ErrorOf,
  exact,
  IconButton,
  Panel,
  PlainTable,
  Row,
  TextField,
  useUndo,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Label } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'

/** Labels of owners with how many have each. */
export default function Labels() {
  const t = useWords(strings)
  const labels = useQuery({
    queryKey: ['carOwners', 'labels'],
    queryFn: ({ signal }) => api.labels({ query: { pageSize: 200 } }, { signal }),
  })
  const act = useUndo(() => labels.refetch())
  const [open, setOpen] = useState<Label | null>(null)
  const [name, setName] = useState('')
  const save = async () => {
    const body = open ? { id: open.id, version: open.version, name } : { name }
    const done = await act(
      () => api.saveLabel.act({ body }),
      () => t('labelSaved'),
    )
    if (!done) return
    setOpen(null)
    setName('')
  }
  return (
    <DashboardFrame title={t('labelsTitle')}>
      <Panel title={open ? open.name : t('addLabel')} wide>
        <Row gap={8} align="end" wrap={4}>
          <TextField label={t('name')} value={name} onChange={event => setName(event.target.value)} maxLength={50} />
          <Button kind="primary" disabled={name.trim() === ''} onClick={() => void save()}>
            {t('saveLabel')}
          </Button>
        </Row>
      </Panel>
      <Panel title={t('labels')} wide>
        {labels.isError && <ErrorOf error={labels.error} onRetry={() => void labels.refetch()} />}
        {labels.data?.total === 0 && <EmptyState title={t('noLabels')} />}
        {labels.data && labels.data.total > 0 && (
          <PlainTable label={t('labels')} head={[t('name'), { number: t('owners') }, '']}>
            {labels.data.list.map(label => (
              <tr key={label.id}>
                <th scope="row">
                  <button
                    type="button"
                    onClick={() => {
                      setOpen(label)
                      setName(label.name)
                    }}
                  >
                    {label.name}
                  </button>
                </th>
                <td data-number>{exact(label.owners)}</td>
                <td>
                  <IconButton
                    size="small"
                    icon="trash"
                    label={t('removeLabel', { name: label.name })}
                    onClick={() =>
                      void act(
                        () => api.deleteLabel.act({ body: { id: label.id }, query: {} }),
                        () => t('labelRemoved'),
                      )
                    }
                  />
                </td>
              </tr>
            ))}
          </PlainTable>
        )}
      </Panel>
    </DashboardFrame>
  )
}
