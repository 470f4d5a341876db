/** When a source is asked next. Pure. */
import type { FeedAsks } from '@guanlan/engine/clean'

export const fastestSeconds = 60
export const slowestSeconds = 86_400

/** What brought something is asked sooner, what brought nothing later: settles where about one visit in three brings something. */
export function learnedPace(paceSeconds: number, fresh: number): number {
  const next = fresh > 0 ? paceSeconds * 0.6 : paceSeconds * 1.25
  return Math.round(Math.min(slowestSeconds, Math.max(fastestSeconds, next)))
}

const hourMs = 3_600_000

/**
 * Seconds from now until the visit that the pace wants, moved behind what the feed asks for: not within its `ttl` (a day at most), not in
 * hours and on days of UTC that it names. A feed that names all of them names none.
 */
export function secondsUntilNext(now: Date, paceSeconds: number, asks: Partial<FeedAsks>): number {
  const { ttlMinutes = null, skipHours = [], skipDays = [] } = asks
  const seconds = Math.max(paceSeconds, Math.min((ttlMinutes ?? 0) * 60, slowestSeconds))
  const isSkipped = (at: Date) => skipHours.includes(at.getUTCHours()) || skipDays.includes(at.getUTCDay())
  let at = new Date(now.getTime() + seconds * 1_000)
  for (let hours = 0; isSkipped(at); hours++) {
    if (hours > 7 * 24) return seconds
    at = new Date((Math.floor(at.getTime() / hourMs) + 1) * hourMs)
  }
  return (at.getTime() - now.getTime()) / 1_000
}

/** Longer and longer, a day at most. @param failures before this one */
export const pauseAfterFailure = (paceSeconds: number, failures: number): number =>
  Math.min(slowestSeconds, paceSeconds * 2 ** Math.min(failures, 10))

/** detectorStatus: 0 normal, 1 gone, 2 rate-limited, 4 restricted, -1 failed */
export type SourceState = 0 | 1 | 2 | 4 | -1

/** What an answer that is none says of the source. @param status of HTTP; null: there was no answer */
export function stateOf(status: number | null): SourceState {
  if (status === 404 || status === 410) return 1
  if (status === 429 || status === 503) return 2
  if (status === 401 || status === 403 || status === 451) return 4
  return -1
}
