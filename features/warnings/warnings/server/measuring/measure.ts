/** Whether a condition that counts holds now. Pure: the same when time passes, in a replay and in tests. */
import { growthOf, type Measured, measuredKinds, type TimeCondition, type TimeKind } from '../../contract.ts'
import { daysBefore, daysEarlier, lastMinutes, type Window, weeksBefore } from './windows.ts'

export interface Counts {
  articles: number
  negative: number
  stories: number
}

export interface Figures {
  now: Counts
  /** By days before; null: nothing was counted then. */
  before: ReadonlyMap<number, Counts | null>
}

export const isMeasured = ({ kind }: TimeCondition): boolean => (measuredKinds as readonly TimeKind[]).includes(kind)

/** Weeks that have to be known before anything is usual. */
const leastWeeks = 2

/** @param knownSince what was before it is not known @param count of a window, asked in order */
export function figuresOf(
  { minutes }: TimeCondition,
  { now, timeZone, knownSince }: { now: Date; timeZone: string; knownSince: Date | null },
  count: (window: Window) => Counts,
): Figures {
  const window = lastMinutes(minutes, now)
  const before = daysBefore.map(days => {
    const earlier = daysEarlier(window, days, timeZone)
    return [days, knownSince !== null && earlier.from >= knownSince ? count(earlier) : null] as const
  })
  return { now: count(window), before: new Map(before) }
}

/** What holds, with its figures; null: it does not. */
export function measure(condition: TimeCondition, { now, before }: Figures): Measured | null {
  const { kind, counts, minutes, atLeast, percent, sensitivity } = condition
  const of = (each: Counts | null | undefined): number | null => each?.[counts] ?? null
  const count = now[counts]
  const usual = usualOf(weeksBefore.map(days => of(before.get(days))))
  const notified = (more: Partial<Measured> = {}): Measured => ({
    kind: kind as Measured['kind'],
    counts,
    minutes,
    count,
    usual,
    percent: null,
    after: null,
    ...more,
  })
  switch (kind) {
    case 'volume':
      return count >= atLeast ? notified() : null
    case 'growth': {
      if (usual === null || count < atLeast || count < grownFrom(usual, sensitivity)) return null
      // What was as loud yesterday or a week ago is no news.
      return [of(before.get(1)), of(before.get(7))].every(each => each === null || count > each) ? notified() : null
    }
    case 'negativeShare': {
      const share = now.articles === 0 ? 0 : (100 * now.negative) / now.articles
      return now.articles >= atLeast && share >= percent
        ? notified({ counts: 'articles', count: now.articles, percent: Math.floor(share) })
        : null
    }
    case 'silence':
      return count === 0 && usual !== null && usual >= atLeast ? notified() : null
    default:
      return null
  }
}

/** The least count that is growth. */
export function grownFrom(usual: number, sensitivity: TimeCondition['sensitivity']): number {
  const { factor, spread } = growthOf[sensitivity]
  return Math.max(factor * usual, usual + spread * Math.sqrt(usual))
}

/** The median of the weeks that are known; null: too few are. */
export function usualOf(weeks: readonly (number | null)[]): number | null {
  const known = weeks.filter(each => each !== null).sort((a, b) => a - b)
  if (known.length < leastWeeks) return null
  const middle = known.length >> 1
  return known.length % 2 ? (known[middle] ?? 0) : ((known[middle - 1] ?? 0) + (known[middle] ?? 0)) / 2
}
