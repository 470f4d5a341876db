import { availableParallelism } from 'node:os'

/** How much of the connections one organisation and one person may hold, so that nobody waits behind another's expensive calls. */
export interface Shares {
  /** As many as the pool has connections. */
  all: number
  perOrg: number
  /** Of one person in one organisation. */
  perPerson: number
  /** Of them for calls that declare `cost: 'expensive'`: by this process, and by all processes on the database together. */
  dear: number
  dearPerOrg: number
  dearPerPerson: number
  /** Waiting calls; one more is told to come back. */
  waitingPerOrg: number
  waitingPerPerson: number
}

/**
 * Of a pool of this size: an organisation never has all of it, nor a person all that the organisation may have.
 * Dear calls have half of the pool, one organisation's a quarter; and they are bounded by the processors, which more of them at once
 * only take from everybody else.
 */
export function sharesOf(size: number, processors = availableParallelism()): Shares {
  const stored = Math.ceil(size / 6)
  const perOrg = Math.max(1, size - stored)
  const dearPerOrg = Math.max(1, Math.min(Math.floor(size / 4), processors))
  return {
    all: size,
    perOrg,
    perPerson: Math.max(1, perOrg - stored),
    dear: Math.max(1, Math.min(Math.floor(size / 2), 2 * processors)),
    dearPerOrg,
    dearPerPerson: Math.max(1, dearPerOrg - 1),
    waitingPerOrg: 200,
    waitingPerPerson: 100,
  }
}
