/** Which articles a point of a chart counts. Pure. */
import type { Behind, PlainBlock } from './document.ts'

/** Null: no list shows them. */
export function behindPoint(
  { behindRows, behindSeries }: Pick<Extract<PlainBlock, { kind: 'chart' }>, 'behindRows' | 'behindSeries'>,
  { row, series }: { row: number; series: number },
): Behind | null {
  const behind = behindRows?.[row] ?? null
  const more = behindSeries?.[series]
  if (!behind || !more) return behind
  const { monitors: _, ...one } = behind
  return {
    ...(more.monitor === undefined ? behind : { ...one, monitor: more.monitor }),
    filters: [...behind.filters, ...more.filters],
  }
}
