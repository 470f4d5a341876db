import { EmptyState, ErrorOf, Segmented, SkeletonRows, useWords } from '@guanlan/platform/web'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { periods } from '../contract.ts'
import { strings } from '../strings.ts'
import styles from './hot-lists.module.css'

export type Period = (typeof periods)[number]

/** The period of the address: `?period=7d`. */
export function usePeriod(): [Period, (period: Period) => void] {
  const [search, setSearch] = useSearchParams()
  const named = search.get('period') as Period
  return [periods.includes(named) ? named : '24h', period => setSearch({ period }, { replace: true })]
}

/** A ranking of a period: its head, and rows as a table. */
export function Ranking<Row>({
  title,
  note,
  asked: requested,
  head,
  rows,
}: {
  title: string
  note?: string
  asked: UseQueryResult<readonly Row[]>
  head: readonly string[]
  rows: (row: Row) => ReactNode
}) {
  const t = useWords(strings)
  const [period, setPeriod] = usePeriod()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {note && <span className="dim">{note}</span>}
        <span className="grow" />
        <Segmented
          label={t('period')}
          value={period}
          onChange={setPeriod}
          options={periods.map(value => ({ value, label: t(`p${value}`) }))}
        />
      </header>
      {requested.isPending ? (
        <SkeletonRows rows={12} />
      ) : requested.isError ? (
        <ErrorOf error={requested.error} onRetry={() => void requested.refetch()} />
      ) : requested.data.length === 0 ? (
        <EmptyState title={t('none')}>{t('noneHint')}</EmptyState>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the table scrolls
        <section className={styles.scroll} tabIndex={0} aria-label={title}>
          <table className={styles.ranking} aria-busy={requested.isPlaceholderData}>
            <thead>
              <tr>
                {head.map(name => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>{requested.data.map(rows)}</tbody>
          </table>
        </section>
      )}
    </div>
  )
}
