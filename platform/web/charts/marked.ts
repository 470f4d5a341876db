/** Rows of a chart over time at which something was noted: a flag where it begins, a band behind several rows. Pure. */
import type { ChartData } from '@guanlan/platform/contract'
import type { ChartColours } from './colours.ts'

/** A small flag on its pole, in the box of the symbol. */
const flag = 'path://M2 0H3V12H2z M3 0.5H10L8.2 3L10 5.5H3z'

/** Series on axes of their own (index 1, from 0 to 1), beneath and above what is drawn. */
export function markSeries({ marks = [], rows }: ChartData, { main, ground }: ChartColours): object[] {
  if (marks.length === 0) return []
  const own = { xAxisIndex: 1, yAxisIndex: 1, silent: true, animation: false }
  const isLong = (row: number) => marks.some(({ from, to }) => to - from > 1 && row >= from && row < to)
  const begins = (row: number) => marks.some(({ from }) => from === row)
  const look = { color: main, opacity: 0.09 }
  return [
    {
      ...own,
      type: 'bar',
      data: rows.map((_, row) => (isLong(row) ? 1 : null)),
      barWidth: '100%',
      barMaxWidth: '100%',
      // It lies on what is hatched, not beside it.
      barGap: '-100%',
      z: 0,
      itemStyle: look,
      emphasis: { disabled: true },
      blur: { itemStyle: look },
    },
    {
      ...own,
      type: 'line',
      // A flag stands above the highest point, too.
      clip: false,
      data: rows.map((_, row) => (begins(row) ? 1 : null)),
      lineStyle: { width: 0 },
      symbol: flag,
      symbolSize: [10, 12],
      symbolOffset: [4, 6],
      showSymbol: true,
      showAllSymbol: true,
      z: 4,
      itemStyle: { color: main, borderColor: ground, borderWidth: 0.5 },
      emphasis: { disabled: true },
      blur: { itemStyle: { opacity: 1 } },
    },
  ]
}

/** What was noted at a row. */
export const markedAt = ({ marks = [] }: ChartData, row: number): string[] =>
  marks.filter(({ from, to }) => row >= from && row < to).map(({ text }) => text)
