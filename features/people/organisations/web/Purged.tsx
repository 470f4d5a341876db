import {
  Button,
  connect,
  EmptyState,
  ErrorOf,
  Moment,
  PlainTable,
  SettingsFrame,
  SkeletonRows,
  useFormat,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { organisations } from '../contract.ts'
import { strings } from '../strings.ts'

const api = connect(organisations)
const tablesNamed = 3

/** The sheets of counts that purged organisations leave. */
export function Purged() {
  const t = useWords(strings)
  const navigate = useNavigate()
  const { exact } = useFormat()
  const { data, error, refetch } = useQuery({
    queryKey: ['organisations', 'purged'],
    queryFn: ({ signal }) => api.purged(undefined, { signal }),
  })
  const largest = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts)
      .sort(([, one], [, other]) => other - one)
      .slice(0, tablesNamed)
      .map(([table, rows]) => `${table} ${exact(rows)}`)
      .join(' · ')
  if (error) return <ErrorOf error={error} onRetry={() => void refetch()} />
  const content = (
    <>
      <p>
        <Button size="small" onClick={() => void navigate('/orgManage')}>
          {t('back')}
        </Button>
      </p>
      {!data ? (
        <SkeletonRows />
      ) : data.length === 0 ? (
        <EmptyState title={t('noPurged')} />
      ) : (
        <PlainTable
          label={t('purgedTitle')}
          head={[
            t('name'),
            t('deletedAt'),
            t('purgedAt'),
            { number: t('rows') },
            { number: t('files') },
            t('mostRows'),
          ]}
        >
          {data.map(({ number, name, deletedAt, endedAt, rows, files, counts }) => (
            <tr key={number}>
              <th scope="row">
                {name} <span className="dim">#{number}</span>
              </th>
              <td>
                <Moment at={deletedAt} />
              </td>
              <td>{endedAt === null ? t('purging') : <Moment at={endedAt} />}</td>
              <td data-number>{exact(rows)}</td>
              <td data-number>{exact(files)}</td>
              <td>{largest(counts)}</td>
            </tr>
          ))}
        </PlainTable>
      )}
    </>
  )
  return (
    <SettingsFrame
      title={t('purgedTitle')}
      sections={[{ id: 'purged', title: t('purgedTitle'), note: t('purgedNote'), content }]}
    />
  )
}
