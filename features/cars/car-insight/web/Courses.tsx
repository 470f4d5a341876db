import { type ChartData, ErrorOf, LineChart, SkeletonRows, useFormat, useWords } from '@guanlan/platform/web'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import type { Trend } from '../contract.ts'
import { strings } from '../strings.ts'
import { behind } from './behind.ts'
import { useTrend } from './use-insight.ts'

const none: Trend['series'] = []

/** Articles of each series over time; a point opens those of its hour or day. */
export function Courses({ query }: { query: { seriesIds: number[]; from: string; to: string } }) {
  const t = useWords(strings)
  const format = useFormat()
  const navigate = useNavigate()
  const { data, error, isPending, refetch } = useTrend(query)
  const series = data?.series ?? none
  const chart = useMemo<ChartData>(
    () => ({
      head: t('day'),
      rows: (series[0]?.trend ?? []).map(({ at }) => format.moment(at).slice(5, data?.unit === 'hour' ? 16 : 10)),
      series: series.map(({ name, trend }) => ({ name, values: trend.map(({ count }) => count) })),
    }),
    [t, format, series, data?.unit],
  )
  if (isPending) return <SkeletonRows rows={6} />
  if (error) return <ErrorOf error={error} onRetry={() => void refetch()} />
  const open = ({ row, series: at }: { row: number; series: number }) => {
    const [one, begin] = [series[at], series[at]?.trend[row]?.at]
    if (!one || !begin || !data) return
    const next = one.trend[row + 1]?.at
    const first = begin < data.from ? data.from : begin
    void navigate(behind(one, { from: first, to: next ? new Date(Date.parse(next) - 1).toISOString() : data.to }))
  }
  return <LineChart title={t('volume')} data={chart} height={280} onOpen={open} />
}
