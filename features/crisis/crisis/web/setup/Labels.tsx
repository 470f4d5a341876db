import { Button, exact, PlainTable, Row, TextField, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { Link } from 'react-router'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { useCrisisAct, useLabels } from '../use-crisis.ts'

/** The short list of labels of crises. */
export function Labels() {
  const t = useWords(strings)
  const act = useCrisisAct()
  const labels = useLabels().data ?? []
  const [name, setName] = useState('')
  const add = async () => {
    const done = await act(
      () => api.addLabel.act({ body: { name } }),
      () => t('didAddLabel', { name }),
    )
    if (done) setName('')
  }
  const remove = (id: number, label: string) =>
    act(
      () => api.removeLabel.act({ params: { id } }),
      () => t('didRemoveLabel', { name: label }),
    )
  return (
    <>
      <Row
        as="form"
        gap={8}
        align="end"
        onSubmit={event => {
          event.preventDefault()
          void add()
        }}
      >
        <TextField label={t('newLabel')} value={name} maxLength={20} onChange={event => setName(event.target.value)} />
        <Button type="submit" kind="primary" disabled={name.trim() === ''}>
          {t('addLabel')}
        </Button>
      </Row>
      {labels.length > 0 && (
        <PlainTable label={t('labels')} head={[t('name'), { number: t('title') }, '']}>
          {labels.map(label => (
            <tr key={label.id}>
              <th scope="row">{label.name}</th>
              <td data-number>
                <Link to={`/crisisMonitor?labelId=${label.id}`}>{exact(label.crises)}</Link>
              </td>
              <td>
                <Button kind="quiet" size="small" onClick={() => void remove(label.id, label.name)}>
                  {t('removeLabel')}
                </Button>
              </td>
            </tr>
          ))}
        </PlainTable>
      )}
    </>
  )
}
