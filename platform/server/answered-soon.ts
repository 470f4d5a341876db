import { refuse } from '@guanlan/platform/contract'

/** Less than the three seconds after which whoever asks is told that the database is away. */
export const usualPatienceMs = 2_500

let patience = usualPatienceMs

/** How long a call of this process waits for a database that says nothing; milliseconds. For machines that are slow without being broken. */
export function setPatience(ms: number): void {
  patience = ms
}
export const patienceMs = (): number => patience

/**
 * Refuses as unavailable when a database that is frozen, or behind a broken network, says nothing. The work goes on meanwhile, so it must
 * bear being asked for again.
 */
export function answeredSoon<T>(work: Promise<T>, ms = patience): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(refuse('unavailable', 'platform.unavailable')), ms)
  })
  // What it says when nobody listens any more.
  work.catch(() => {})
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
