/** How long after its publication an entry was seen: counted in spans, so that hours of a source add up. Pure. */

import { delaySpans } from '../contract.ts'

/** The delay that this share of the entries does not exceed, even within a span. Null: fewer than five entries. The open span counts as a day. */
export function delayAt(counts: readonly number[], share: number): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total < 5) return null
  const requested = total * share
  let before = 0
  for (const [span, count] of counts.entries()) {
    if (before + count >= requested && count > 0) {
      const start = delaySpans[span - 1] ?? 0
      const end = delaySpans[span] ?? start
      return Math.round(start + ((requested - before) / count) * (end - start))
    }
    before += count
  }
  return null
}
