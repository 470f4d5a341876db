import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds for which nobody else is answered. */
const longestMs = 8

/** To be awaited now and then within long counting: lets others be answered when it has gone on for a while. */
export function givingWay(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < longestMs) return
    await nextTurn()
    since = performance.now()
  }
}
