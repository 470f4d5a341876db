/** How a source fares, in one word. Pure; `conditionIs` says the same to the database, and a test holds both together. */
import { type RawBuilder, sql } from 'kysely'
import type { Condition } from '../contract.ts'

export interface SourceFacts {
  enabled: boolean
  state: number
  silent: boolean
  heldBy: string | null
  lastAskedAt: string | null
}

const byState: Readonly<Record<number, Condition>> = {
  1: 'gone',
  2: 'limited',
  3: 'optimised',
  4: 'restricted',
  [-1]: 'failed',
}

/** Switched off before all, then what keeps it from being asked, then what the last answer was; a silent source answers and brings nothing. */
export function conditionOf({ enabled, state, silent, heldBy, lastAskedAt }: SourceFacts): Condition {
  if (!enabled) return 'off'
  if (heldBy !== null) return 'held'
  if (lastAskedAt === null) return 'waiting'
  return byState[state] ?? (silent ? 'silent' : 'normal')
}

/** Rows `r` of `visible_sources` in this condition. */
export function conditionIs(condition: Condition): RawBuilder<unknown> {
  if (condition === 'off') return sql`not r.enabled`
  if (condition === 'held') return sql`r.enabled and r.held_by is not null`
  if (condition === 'waiting') return sql`r.enabled and r.held_by is null and r.last_asked_at is null`
  const asked = sql`r.enabled and r.held_by is null and r.last_asked_at is not null`
  if (condition === 'silent') return sql`${asked} and r.state = 0 and r.silent`
  if (condition === 'normal') return sql`${asked} and r.state = 0 and not r.silent`
  const state = Number(Object.keys(byState).find(each => byState[Number(each)] === condition))
  return sql`${asked} and r.state = ${state}`
}
