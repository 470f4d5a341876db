/** The time a list looks at: a length that ends now, or two moments. Pure. */
import { longestRangeDays } from '@guanlan/features/articles/contract'

export const lengths = ['24h', '3d', '7d', '30d'] as const
export type Length = (typeof lengths)[number]
/** `from` and `to` are ISO moments. */
export type Range = Length | { from: string; to: string }

export const defaultRange: Length = '24h'
const hourMs = 3_600_000
const hoursOf: Readonly<Record<Length, number>> = { '24h': 24, '3d': 72, '7d': 168, '30d': 720 }

export const isLength = (value: unknown): value is Length => lengths.includes(value as Length)

/** The two moments of a range as it stands at `now`. */
export function momentsOf(range: Range, now: number): { from: string; to: string } {
  if (!isLength(range)) return range
  return { from: new Date(now - hoursOf[range] * hourMs).toISOString(), to: new Date(now).toISOString() }
}

/** What is wrong with a range a person put together (spec 5): key of a sentence in articles/strings. */
export function problemOf(
  from: string | null,
  to: string | null,
): 'startFirst' | 'rangeReversed' | 'rangeTooLong' | null {
  if (!from) return 'startFirst'
  const end = to ? Date.parse(to) : Date.now()
  if (Date.parse(from) > end) return 'rangeReversed'
  return end - Date.parse(from) > longestRangeDays * 24 * hourMs ? 'rangeTooLong' : null
}

/** How far a zone is ahead of UTC at a moment, in milliseconds. */
function aheadOf(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment)
  const part = (type: string) => Number(parts.find(each => each.type === type)?.value)
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  return wall - Math.floor(moment / 1000) * 1000
}

/** `2026-11-20T09:12` on the wall of a zone as an ISO moment; null for no date. */
export function momentOfWall(wall: string, timeZone: string): string | null {
  const asUtc = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(wall) ? Date.parse(`${wall}Z`) : Number.NaN
  if (Number.isNaN(asUtc)) return null
  const guess = asUtc - aheadOf(asUtc, timeZone)
  // Once more with the distance that holds at the moment found: a change of summer time may lie between.
  return new Date(asUtc - aheadOf(guess, timeZone)).toISOString()
}

/** The other way: what a field for date and time shows. */
export function wallOfMoment(moment: string, timeZone: string): string {
  const at = Date.parse(moment)
  return new Date(at + aheadOf(at, timeZone)).toISOString().slice(0, 16)
}
