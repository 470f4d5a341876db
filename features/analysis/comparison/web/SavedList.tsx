import { QuotaUsageLine } from '@guanlan/features/people/organisations/web'
import {
  Button,
  DashboardFrame,
  EmptyState,
  ErrorOf,
  IconButton,
  Moment,
  PlainTable,
  SkeletonRows,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { strings } from '../strings.ts'
import styles from './comparison.module.css'
import { placeOf } from './places.ts'
import { useSavedCount } from './use-saved-count.ts'

interface Saved {
  id: number
  name: string
  days: number
  periods?: readonly unknown[]
  updatedAt: string
  updatedBy: string | null
}

interface Answer<Row> {
  data: Row[] | undefined
  error: Error | null
  refetch: () => Promise<unknown>
}

/** What is saved, in a table: what of it differs between comparisons and competitor analyses stands between name and days. */
export function SavedList<Row extends Saved>({
  base,
  words,
  saved: { data, error, refetch },
  columns,
  onRemove,
}: {
  base: string
  words: { title: string; add: string; none: string; noneText: string }
  saved: Answer<Row>
  columns: readonly { title: string; cell: (row: Row) => ReactNode }[]
  onRemove: (row: Row) => void
}) {
  const t = useWords(strings)
  const mayEdit = useMay()('comparison.edit')
  const navigate = useNavigate()
  const used = useSavedCount()
  const add = (
    <Button kind="primary" icon="plus" onClick={() => void navigate(placeOf(base, 'settings', 'new'))}>
      {words.add}
    </Button>
  )
  return (
    <DashboardFrame
      title={words.title}
      controls={
        mayEdit && (
          <>
            {used !== undefined && <QuotaUsageLine quota="monitorVsCount" used={used} />}
            {add}
          </>
        )
      }
    >
      {error && <ErrorOf error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows />}
      {data?.length === 0 && (
        <EmptyState title={words.none} actions={mayEdit && add}>
          {words.noneText}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <section className="panel">
          <PlainTable
            label={words.title}
            head={[t('name'), ...columns.map(({ title }) => title), t('daysField'), t('updated'), t('acts')]}
          >
            {data.map(row => (
              <tr key={row.id}>
                <td>
                  <Link to={placeOf(base, 'detail', row.id)}>{row.name}</Link>
                </td>
                {columns.map(({ title, cell }) => (
                  <td key={title}>{cell(row)}</td>
                ))}
                <td>
                  {row.periods?.length
                    ? t('inPeriods', { count: String(row.periods.length) })
                    : t('lastDays', { days: row.days })}
                </td>
                <td>
                  <Moment at={row.updatedAt} /> <span className="dim">{row.updatedBy}</span>
                </td>
                <td className={styles.acts}>
                  {mayEdit && (
                    <>
                      <IconButton
                        icon="edit"
                        label={`${t('edit')}: ${row.name}`}
                        onClick={() => void navigate(placeOf(base, 'settings', row.id))}
                      />
                      <IconButton icon="trash" label={`${t('remove')}: ${row.name}`} onClick={() => onRemove(row)} />
                    </>
                  )}
                </td>
              </tr>
            ))}
          </PlainTable>
        </section>
      )}
    </DashboardFrame>
  )
}
