/** Rows of a chart over time in which less was seen than there was, hatched behind what is drawn, and rows at which something was noted. Pure. */
import type { ChartData } from '@guanlan/platform/contract'
import type { EChartsCoreOption } from 'echarts/core'
import { drawnRows } from './band.ts'
import type { ChartColours } from './colours.ts'
import { markSeries } from './marked.ts'

/** What a chart with rows from left to right is made of. */
type Course = EChartsCoreOption & {
  xAxis: object
  yAxis: object
  series: readonly object[]
}

/** The same with a hatched column for each such row, on axes of its own: so nobody's width or height changes, and series keep their places. */
export function withHatched(option: Course, data: ChartData, colours: ChartColours): EChartsCoreOption {
  const { quiet } = colours
  const { hatched = [] } = data
  const marks = markSeries(data, colours)
  if (hatched.length === 0 && marks.length === 0) return { ...option }
  const isIn = (row: number) => hatched.some(([from, to]) => row >= from && row < to)
  const look = {
    color: quiet,
    opacity: 0.14,
    decal: { symbol: 'rect', color: quiet, dashArrayX: [1, 0], dashArrayY: [1, 5], rotation: -Math.PI / 4 },
  }
  return {
    ...option,
    xAxis: [option.xAxis, { type: 'category', data: drawnRows(data), show: false, axisPointer: { show: false } }],
    yAxis: [option.yAxis, { type: 'value', show: false, min: 0, max: 1 }],
    series: [
      ...option.series,
      {
        type: 'bar',
        xAxisIndex: 1,
        yAxisIndex: 1,
        data: data.rows.map((_, row) => (isIn(row) ? 1 : null)),
        // The theme keeps other columns narrow.
        barWidth: '100%',
        barMaxWidth: '100%',
        silent: true,
        animation: false,
        z: 0,
        itemStyle: look,
        emphasis: { disabled: true },
        blur: { itemStyle: look },
      },
      ...marks,
    ],
  }
}
