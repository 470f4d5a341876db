/** On whose behalf something happens. Only the HTTP layer, a job or a test can make one. */
import type { Locale } from '@guanlan/platform/contract'
import { sql } from 'kysely'
import type { Database, Tx } from './database.ts'

/** One organisation's view: `db` is a transaction that sees this organisation only. */
export interface Scope {
  readonly orgId: number
  /** Null when a job acts, not a person. */
  readonly userId: number | null
  readonly orgAdmin: boolean
  readonly locale: Locale
  readonly now: Date
  readonly db: Tx
}

/** The whole installation: identity, operators, the pipeline. */
export interface SystemScope {
  readonly userId: number | null
  readonly roles: readonly string[]
  readonly locale: Locale
  readonly now: Date
  readonly db: Database
}

export interface ScopeFacts {
  orgId: number
  userId?: number | null
  orgAdmin?: boolean
  locale?: Locale
  now?: Date
}

/** Runs `work` in one transaction for one organisation: all of it happens or nothing. */
export function withScope<T>(db: Database, facts: ScopeFacts, work: (scope: Scope) => Promise<T>): Promise<T> {
  return db.transaction().execute(async tx => {
    await sql`select set_config('app.org', ${String(facts.orgId)}, true)`.execute(tx)
    return work({
      orgId: facts.orgId,
      userId: facts.userId ?? null,
      orgAdmin: facts.orgAdmin ?? false,
      locale: facts.locale ?? 'zh',
      now: facts.now ?? new Date(),
      db: tx,
    })
  })
}
