import {
  Button,
  ErrorOf,
  Note,
  PlainTable,
  Row,
  SkeletonRows,
  Stack,
  TextField,
  toast,
  toastError,
  useFormat,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { Exports } from './Exports.tsx'
import { SetUpForm } from './SetUpForm.tsx'

/** In the operator's form of an organisation: how much there is of it, all of it as a file, and (from the bin) its end at once. */
export default function OperatorData({
  organisation,
  name,
  isInBin,
}: {
  organisation: number
  name: string
  isInBin: boolean
}) {
  const t = useWords(strings)
  const [isOpen, setOpen] = useState(false)
  return (
    <Stack gap={8}>
      <p>
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('openData')}
        </Button>
      </p>
      {!isInBin && <SetUpForm organisation={organisation} />}
      {isOpen && <Sheet organisation={organisation} />}
      {isOpen && !isInBin && <Exports organisation={organisation} />}
      {isOpen && isInBin && <PurgeForm organisation={organisation} name={name} />}
    </Stack>
  )
}

function Sheet({ organisation }: { organisation: number }) {
  const t = useWords(strings)
  const { exact } = useFormat()
  const { data, error, refetch } = useQuery({
    queryKey: ['organisationData', 'sheet', organisation],
    queryFn: ({ signal }) => api.sheet({ params: { orgId: organisation } }, { signal, timeout: 'long' }),
  })
  if (error) return <ErrorOf error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={3} />
  return (
    <details>
      <summary>{t('sheetOf', { rows: exact(data.rows), files: exact(data.files) })}</summary>
      <PlainTable label={t('sheet')} head={[t('table'), { number: t('rows') }]}>
        {data.tables.map(({ name, rows }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td data-number>{exact(rows)}</td>
          </tr>
        ))}
      </PlainTable>
    </details>
  )
}

function PurgeForm({ organisation, name }: { organisation: number; name: string }) {
  const t = useWords(strings)
  const [typed, setTyped] = useState('')
  const purge = async () => {
    try {
      await api.purge({ body: { orgId: organisation, name: typed } })
      toast({ text: t('purging') })
      setTyped('')
    } catch (error) {
      toastError(error)
    }
  }
  return (
    <Stack gap={8}>
      <Note>{t('purgeText')}</Note>
      <Row gap={8} align="end" wrap={8}>
        <TextField label={t('typeName', { name })} value={typed} onChange={event => setTyped(event.target.value)} />
        <Button kind="danger" disabled={typed.trim() !== name} onClick={() => void purge()}>
          {t('purge')}
        </Button>
      </Row>
    </Stack>
  )
}
