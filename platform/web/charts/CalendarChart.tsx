import { useMemo } from 'react'
import { useAppearance } from '../theme/appearance.ts'
import { type ChartProps, ChartView, type Drawing } from './ChartView.tsx'
import { monthStarts, weekdayNames, weekOf } from './calendar.ts'
import { heatSeries } from './heat.ts'
import { tip } from './tip.ts'

/** A year or less by day: a column a week from Monday, the stronger the more. Rows are days, `2026-03-01`. */
export function CalendarChart({ data, height = 176, ...props }: ChartProps) {
  const locale = useAppearance(state => state.locale)
  const drawing = useMemo<Drawing>(() => {
    const [series] = data.series
    const first = data.rows[0] ?? ''
    const places = data.rows.map(day => weekOf(first, day))
    const weeks = (places.at(-1)?.week ?? 0) + 1
    const months = monthStarts(data.rows, locale)
    const days = weekdayNames(locale)
    return {
      kind: 'over',
      load,
      pointAt: ({ dataIndex }) => ({ row: dataIndex, series: 0 }),
      placeOf: ({ row }) => ({ seriesIndex: 0, dataIndex: row }),
      option: (colours, say) => ({
        grid: { left: 8, right: 8, top: 4, bottom: 4, containLabel: true },
        tooltip: {
          confine: true,
          formatter: ({ dataIndex }: { dataIndex: number }) => tip(say({ row: dataIndex, series: 0 })),
        },
        xAxis: {
          type: 'category',
          data: Array.from({ length: weeks }, (_, week) => String(week)),
          axisLine: { show: false },
          axisLabel: {
            interval: (at: number) => months.has(at),
            formatter: (week: string) => months.get(Number(week)) ?? '',
          },
        },
        yAxis: {
          type: 'category',
          data: days,
          inverse: true,
          axisLine: { show: false },
          axisLabel: { interval: (at: number) => at % 2 === 0 },
        },
        series: [
          heatSeries(
            places.map(({ week, weekday }, row) => [week, weekday, series?.values[row] ?? null] as const),
            colours,
          ),
        ],
      }),
    }
  }, [data, locale])
  return <ChartView {...props} height={height} data={data} drawing={drawing} />
}

const load = () => import('./echarts-more.ts')
