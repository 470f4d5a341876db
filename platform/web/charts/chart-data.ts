/** What every chart takes: a table of figures, kept between drawings (`useMemo`). What a reader sees, hears, downloads and opens comes from it. Pure. */
import type { ChartData, ChartSeries } from '@guanlan/platform/contract'

/** One figure of a chart. */
export interface ChartPoint {
  row: number
  series: number
}

export const figureAt = ({ series }: ChartData, { row, series: of }: ChartPoint): number | null =>
  series[of]?.values[row] ?? null

/** Nothing known, or nothing but zero. */
export const isEmpty = ({ series }: ChartData): boolean => series.every(({ values }) => values.every(value => !value))

/** Known figures, in the order they are walked by the keyboard. */
export function pointsOf({ rows, series }: ChartData): ChartPoint[] {
  return rows.flatMap((_, row) =>
    series.flatMap(({ values }, of) =>
      values[row] === null || values[row] === undefined ? [] : [{ row, series: of }],
    ),
  )
}

/** The point reached from another one by an arrow: along the rows, or to another series of the same row. */
export function stepFrom(data: ChartData, { row, series }: ChartPoint, key: string): ChartPoint | null {
  const known = (point: ChartPoint) => figureAt(data, point) !== null
  const walk = (to: (at: number) => ChartPoint, from: number, step: number, end: number): ChartPoint | null => {
    for (let at = from + step; at >= 0 && at < end; at += step) if (known(to(at))) return to(at)
    return null
  }
  const alongRows = (at: number) => ({ row: at, series })
  const alongSeries = (at: number) => ({ row, series: at })
  const { length } = data.rows
  if (key === 'ArrowRight') return walk(alongRows, row, 1, length)
  if (key === 'ArrowLeft') return walk(alongRows, row, -1, length)
  if (key === 'ArrowDown') return walk(alongSeries, series, 1, data.series.length)
  if (key === 'ArrowUp') return walk(alongSeries, series, -1, data.series.length)
  if (key === 'Home') return walk(alongRows, -1, 1, length)
  if (key === 'End') return walk(alongRows, length, -1, length)
  return null
}

export const totalOf = ({ values }: ChartSeries): number => values.reduce<number>((sum, value) => sum + (value ?? 0), 0)

/** The highest figure and where it stands; null when there is none. */
export function highest(data: ChartData): (ChartPoint & { value: number }) | null {
  let best: (ChartPoint & { value: number }) | null = null
  for (const point of pointsOf(data)) {
    const value = figureAt(data, point) ?? 0
    if (best === null || value > best.value) best = { ...point, value }
  }
  return best
}
