/** Which stretch of time the overview is about: the choice in the address, and the moments it stands for. Pure. */
import { longestRangeDays } from '@guanlan/features/articles/contract'
import { dayStart } from './zone.ts'

export const namedRanges = ['24h', '3d', '7d', '30d'] as const
export type NamedRange = (typeof namedRanges)[number]
export type Range = { named: NamedRange } | { named: null; from: string; to: string }

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** The range of an address; anything that is none is seven days. */
export function rangeOf(search: URLSearchParams): Range {
  const from = search.get('from')
  const to = search.get('to')
  if (from && to && !problemOf(new Date(from), new Date(to))) return { named: null, from, to }
  return { named: namedRanges.find(named => named === search.get('range')) ?? '7d' }
}

/**
 * From the beginning of an hour or a day, so that the first point of the trend is a whole one; the last one is still
 * running. 24 points for 24 hours, 72 for three days, then one a day.
 */
export function stretchOf(range: Range, now: Date, zone: string): { from: string; to: string } {
  if (range.named === null) return { from: range.from, to: range.to }
  const hours = { '24h': 24, '3d': 72, '7d': 0, '30d': 0 }[range.named]
  const thisHour = Math.floor(now.getTime() / hourMs) * hourMs
  const from = hours ? new Date(thisHour - (hours - 1) * hourMs) : dayStart(now, zone, range.named === '7d' ? 6 : 29)
  return { from: from.toISOString(), to: now.toISOString() }
}

/** Why a stretch cannot be asked for: a key of the sentences of articles; null when it can. The start comes first (spec 5). */
export function problemOf(from: Date | null, to: Date | null): 'startFirst' | 'rangeReversed' | 'rangeTooLong' | null {
  const start = from?.getTime() ?? Number.NaN
  const end = to?.getTime() ?? Number.NaN
  if (Number.isNaN(start)) return 'startFirst'
  if (Number.isNaN(end) || start > end) return 'rangeReversed'
  return end - start > longestRangeDays * dayMs ? 'rangeTooLong' : null
}
