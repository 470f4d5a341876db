import {
  type ChartData,
  EmptyState,
  ErrorOf,
  LineChart,
  SkeletonRows,
  useFormat,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link } from 'react-router'
import type { Listed } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { useComparisons } from './Comparisons.tsx'
import styles from './comparison.module.css'
import { Page } from './Page.tsx'
import { placeOf } from './places.ts'
import { Winner } from './Winner.tsx'

/** All saved comparisons as live tiles. */
export default function Board() {
  const t = useWords(strings)
  const { data, error, refetch } = useComparisons()
  return (
    <Page title={t('board')} controls={<Link to="/Comparison">{t('title')}</Link>}>
      {error && <ErrorOf error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows />}
      {data?.length === 0 && (
        <EmptyState title={t('none')} actions={<Link to="/Comparison">{t('add')}</Link>}>
          {t('noneText')}
        </EmptyState>
      )}
      <div className={styles.tiles}>
        {data?.map(each => (
          <Tile key={each.id} of={each} />
        ))}
      </div>
    </Page>
  )
}

/** Asked again while somebody looks. */
const againMs = 60_000

function Tile({ of: { id, name } }: { of: Listed }) {
  const t = useWords(strings)
  const format = useFormat()
  const { data } = useQuery({
    queryKey: ['charts', 'comparison', 'trend', id],
    queryFn: ({ signal }) => api.volumeTrend({ body: { id } }, { signal, timeout: 'long' }),
    refetchInterval: againMs,
  })
  const chart = useMemo<ChartData>(
    () => ({
      head: t('time'),
      rows: data?.subjects[0]?.trend.map(({ at }) => format.moment(at).slice(5, data.unit === 'day' ? 10 : 16)) ?? [],
      series: data?.subjects.map(each => ({ name: each.name, values: each.trend.map(({ count }) => count) })) ?? [],
    }),
    [data, t, format],
  )
  return (
    <div>
      <LineChart title={name} note={<Link to={placeOf('/Comparison', 'detail', id)}>{t('open')}</Link>} data={chart} />
      <p className={styles.note}>
        <Winner id={id} />
      </p>
    </div>
  )
}
