/** When a source is asked next. Pure. */

export const fastestSeconds = 60
export const slowestSeconds = 86_400

/** What brought something is asked sooner, what brought nothing later: settles where about one visit in three brings something. */
export function learnedPace(paceSeconds: number, fresh: number): number {
  const next = fresh > 0 ? paceSeconds * 0.6 : paceSeconds * 1.25
  return Math.round(Math.min(slowestSeconds, Math.max(fastestSeconds, next)))
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
