import { useMemo } from 'react'
import { type ChartProps, ChartView, type Drawing } from './ChartView.tsx'
import { heatSeries } from './heat.ts'
import { tip } from './tip.ts'

/** Rows crossing series, such as weekdays and hours: the stronger a cell, the more. */
export function HeatChart({ data, ...props }: ChartProps) {
  const drawing = useMemo<Drawing>(() => {
    const width = data.series.length
    const pointAt = ({ dataIndex }: { dataIndex: number }) => ({
      row: Math.floor(dataIndex / width),
      series: dataIndex % width,
    })
    return {
      kind: 'grid',
      load,
      pointAt,
      placeOf: ({ row, series }) => ({ seriesIndex: 0, dataIndex: row * width + series }),
      option: (colours, say) => ({
        grid: { left: 8, right: 8, top: 8, bottom: 4, containLabel: true },
        tooltip: { confine: true, formatter: (part: { dataIndex: number }) => tip(say(pointAt(part))) },
        xAxis: {
          type: 'category',
          data: data.series.map(({ name }) => name),
          axisLine: { show: false },
          axisLabel: { hideOverlap: true },
        },
        yAxis: { type: 'category', data: data.rows, inverse: true, axisLine: { show: false } },
        series: [
          heatSeries(
            data.rows.flatMap((_, row) =>
              data.series.map(({ values }, column) => [column, row, values[row] ?? null] as const),
            ),
            colours,
          ),
        ],
      }),
    }
  }, [data])
  return <ChartView {...props} data={data} drawing={drawing} />
}

const load = () => import('./echarts-more.ts')
