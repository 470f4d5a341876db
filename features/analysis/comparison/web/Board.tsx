import {
  type ChartData,
  DashboardFrame,
  EmptyState,
  ErrorOf,
  LineChart,
  Panel,
  SkeletonRows,
  useFormat,
  useSeen,
  useWords,
} from '@guanlan/platform/web'
import { useMemo } from 'react'
import { Link } from 'react-router'
import type { Listed } from '../contract.ts'
import { strings } from '../strings.ts'
import styles from './comparison.module.css'
import { placeOf } from './places.ts'
import { useComparisons } from './use-comparisons.ts'
import { useTrend } from './use-trend.ts'
import { Winner } from './Winner.tsx'

/** All saved comparisons as live tiles. */
export default function Board() {
  const t = useWords(strings)
  const { data, error, refetch } = useComparisons()
  return (
    <DashboardFrame title={t('board')} controls={<Link to="/Comparison">{t('title')}</Link>}>
      {error && <ErrorOf error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows />}
      {data?.length === 0 && (
        <EmptyState title={t('none')} actions={<Link to="/Comparison">{t('add')}</Link>}>
          {t('noneText')}
        </EmptyState>
      )}
      {data?.map(each => (
        <Tile key={each.id} of={each} />
      ))}
    </DashboardFrame>
  )
}

function Tile({ of: { id, name } }: { of: Listed }) {
  const t = useWords(strings)
  const format = useFormat()
  const { place, seen } = useSeen<HTMLDivElement>()
  const { data, error, refetch } = useTrend(id, seen)
  const chart = useMemo<ChartData | null>(() => {
    if (!data) return null
    const points = data.subjects.find(({ trend }) => trend.length > 0)?.trend ?? []
    return {
      head: t('time'),
      rows: points.map(({ at }) => format.moment(at).slice(5, data.unit === 'day' ? 10 : 16)),
      series: data.subjects.map(each => ({ name: each.name, values: each.trend.map(({ count }) => count) })),
    }
  }, [data, t, format])
  const note = (
    <span className={styles.winner}>
      <Winner id={id} />
      <Link to={placeOf('/Comparison', 'detail', id)}>{t('open')}</Link>
    </span>
  )
  return (
    <div ref={place} className={styles.tile}>
      {chart ? (
        <LineChart title={name} note={note} data={chart} />
      ) : (
        <Panel title={name} note={note}>
          {error ? <ErrorOf error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={6} />}
        </Panel>
      )}
    </div>
  )
}
