/** What a figure says of the time before, the same on the page and in files. Pure. */
import type { Figure } from './document.ts'

export type Change =
  | { key: 'comparePoints'; values: { points: string } }
  | { key: 'compareBefore'; values: { change: string } }

/** Shares change by points, amounts by a part of what they were. Null: there is nothing to compare with. */
export function changeOf({ value, before, unit }: Pick<Figure, 'value' | 'before' | 'unit'>): Change | null {
  if (!before) return null
  return unit === 'share'
    ? { key: 'comparePoints', values: { points: signed((value - before) * 100) } }
    : { key: 'compareBefore', values: { change: `${signed(((value - before) / before) * 100)}%` } }
}

/** +12.3, −3.0, 0 */
function signed(number: number): string {
  const size = Math.abs(number).toFixed(1)
  return Number(size) === 0 ? '0' : `${number < 0 ? '−' : '+'}${size}`
}
