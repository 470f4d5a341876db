/** What the trend says, and the picture of it. Pure. */

import type { Overview } from '@guanlan/features/charts/charts/contract'
import { netSentimentOf } from '@guanlan/features/charts/charts/contract'
import type { ChartBand } from '@guanlan/platform/contract'
import { bandSeries } from '@guanlan/platform/web'

type Point = Overview['trend'][number]

export interface Peak {
  index: number
  point: Point
  /** How many times the usual; null when it is not remarkable or the usual is not known. */
  times: number | null
  negativeShare: number
  /** Negative share of the whole period. */
  usualShare: number
}

/** From this on, a peak is said as a multiple of the usual. */
const remarkable = 1.3

/** The highest point, the earlier one of two. Null without articles. */
export function peakOf({ trend, total }: Pick<Overview, 'trend' | 'total'>): Peak | null {
  const highest = Math.max(0, ...trend.map(point => point.count))
  const index = trend.findIndex(point => point.count === highest)
  const point = trend[index]
  if (!point || highest === 0) return null
  const times = point.usual ? point.count / point.usual : null
  return {
    index,
    point,
    times: times !== null && times >= remarkable ? times : null,
    negativeShare: point.negative / point.count,
    usualShare: total.count ? total.negative / total.count : 0,
  }
}

/** The end of the axis: the next 1, 2, 3, 4, 5, 6 or 8 of its size with room for a note, so that it stays while articles come. */
export function axisEnd(highest: number): number {
  const requested = Math.max(4, highest * 1.12)
  const size = 10 ** Math.floor(Math.log10(requested))
  const step = [1, 1.2, 1.5, 2, 3, 4, 5, 6, 8, 10].find(each => each * size >= requested) ?? 10
  return Math.ceil(step * size)
}

/** Positive share less negative share, in percentage points. */
export const netOf = (part: { count: number; positive: number; negative: number }): number => netSentimentOf(part) ?? 0

/** Labels of the axis, from `YYYY-MM-DD HH:mm:ss`: days as month and day; hours as the hour, and the day at midnight. */
export function axisLabel(moment: string, unit: Overview['unit']): string {
  const day = moment.slice(5, 10)
  return unit === 'day' || moment.slice(11, 16) === '00:00' ? day : moment.slice(11, 16)
}

/** Which labels are shown: all of up to ten days; of hours each fourth, of three days midnight and noon. */
export function showsLabel(moment: string, index: number, unit: Overview['unit'], points: number): boolean {
  if (unit === 'day') return index % Math.ceil(points / 10) === 0
  const hour = Number(moment.slice(11, 13))
  return points > 30 ? hour % 12 === 0 : hour % 4 === 0
}

/** The last point still runs: it is drawn apart, as a broken line from the one before. Columns stand above the area, lines above both. */
export function optionOf(
  { trend, unit }: Overview,
  words: { volume: string; negative: string; usual: string; earlier?: string },
  momentOf: (iso: string) => string,
  colours: { volume: string; negative: string; usual: string; ground: string; earlier?: string },
  /** Of an earlier stretch, a number a point. */
  earlier: readonly number[] = [],
  /** What is expected after the last point. */
  band: ChartBand | null = null,
) {
  const counts = trend.map(point => point.count)
  const last = counts.length - 1
  const finished = counts.map((count, index) => (index === last ? null : count))
  const moments = [...trend.map(point => momentOf(point.at)), ...(band?.rows ?? [])]
  const line = { type: 'line', symbol: 'none', silent: true, z: 3 } as const
  const end = axisEnd(Math.max(0, ...counts, ...earlier, ...(band?.high ?? [])))
  return {
    grid: { left: 52, right: 24, top: 24, bottom: 26 },
    xAxis: {
      type: 'category',
      data: moments,
      axisLabel: {
        interval: (index: number) => showsLabel(moments[index] ?? '', index, unit, moments.length),
        formatter: (moment: string) => axisLabel(moment, unit),
      },
    },
    yAxis: { type: 'value', min: 0, max: end, interval: end / 3 === Math.round(end / 3) ? end / 3 : end / 2 },
    series: [
      {
        name: words.negative,
        type: 'bar',
        silent: true,
        data: trend.map(point => point.negative),
        itemStyle: { color: colours.negative },
        barCategoryGap: '20%',
        barMaxWidth: 26,
      },
      {
        ...line,
        name: words.usual,
        data: trend.map(point => point.usual),
        lineStyle: { type: [4, 4], width: 1.25, color: colours.usual },
      },
      ...(earlier.length > 0
        ? [
            {
              ...line,
              name: words.earlier,
              data: earlier,
              lineStyle: { type: [1, 3], width: 1.5, color: colours.earlier },
            },
          ]
        : []),
      {
        ...line,
        name: `${words.volume}  `,
        z: 1,
        data: finished,
        lineStyle: { width: 0 },
        areaStyle: { color: colours.volume, opacity: 0.07 },
      },
      { ...line, name: words.volume, data: finished, lineStyle: { color: colours.volume, width: 1.75 } },
      {
        ...line,
        name: `${words.volume} `,
        data: counts.map((count, index) => (index >= last - 1 ? count : null)),
        lineStyle: { color: colours.volume, width: 1.75, type: [5, 4] },
        symbol: 'circle',
        showSymbol: true,
        symbolSize: (_: unknown, { dataIndex }: { dataIndex: number }) => (dataIndex === last ? 8 : 0),
        itemStyle: { color: colours.ground, borderColor: colours.volume, borderWidth: 2 },
      },
      ...(band ? bandSeries(band, counts.length, { main: colours.volume }) : []),
    ],
  }
}
