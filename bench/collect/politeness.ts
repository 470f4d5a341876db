/** What the log of the world says of the worker's manners. Pure. */
import type { SeenRequest } from './world.ts'

export interface Politeness {
  /** Requests to a host that was still answering another one. */
  atOnce: number
  /** Milliseconds between the end of an answer and the next request to the same host. */
  shortestPauseMs: number
  /** Pauses shorter than `pauseMs`. */
  tooSoon: number
  pauses: number
}

/** @param until requests without an end were open until then */
export function politenessOf(
  requested: readonly SeenRequest[],
  hostOf: (feed: number) => string,
  pauseMs: number,
  until: number,
): Politeness {
  const found = { atOnce: 0, shortestPauseMs: Number.POSITIVE_INFINITY, tooSoon: 0, pauses: 0 }
  for (const ofHost of Map.groupBy(requested, ({ feed }) => hostOf(feed)).values()) {
    let free = Number.NEGATIVE_INFINITY
    for (const { at, ended } of ofHost.toSorted((a, b) => a.at - b.at)) {
      if (Number.isFinite(free)) {
        const pause = at - free
        found.pauses++
        if (pause < 0) found.atOnce++
        if (pause < pauseMs) found.tooSoon++
        found.shortestPauseMs = Math.min(found.shortestPauseMs, pause)
      }
      free = Math.max(free, ended || until)
    }
  }
  return found
}
