import type { Task } from '../contract.ts'

/** Seconds until it is done if it goes on as it went so far; undefined where that would be a guess. Pure. */
export function secondsLeft({ state, done, total, startedAt }: Task, now: number): number | undefined {
  if (state !== 'running' || !total || startedAt === null) return undefined
  const gone = (now - Date.parse(startedAt)) / 1000
  // The first moments say little of the rest.
  if (gone < 3 || done / total < 0.02) return undefined
  return Math.max(0, (gone * (total - done)) / done)
}
