import type { ChartData } from '@guanlan/platform/web'

/** Pixels that a named row needs to be read on a wall, and what the axis below them takes. */
const [rowOnWall, axisOnWall] = [36, 40]

/** The first rows of what is drawn as named bars: as many as can be read at that height. Pure. */
export function firstRows(data: ChartData, height: number): ChartData {
  const most = Math.max(1, Math.floor((height - axisOnWall) / rowOnWall))
  if (data.rows.length <= most) return data
  return {
    ...data,
    rows: data.rows.slice(0, most),
    series: data.series.map(series => ({ ...series, values: series.values.slice(0, most) })),
    ...(data.more && { more: data.more.map(more => ({ ...more, values: more.values.slice(0, most) })) }),
  }
}
