/** On whose behalf something happens. Only the HTTP layer, a job or a test can make one. */
import type { Locale } from '@guanlan/platform/contract'
import { sql } from 'kysely'
import type { LinkOptions } from './access/links.ts'
import type { Database, Tx } from './database.ts'
import type { FileStore } from './files/store.ts'
import type { Job } from './jobs/job.ts'
import type { StartOptions } from './jobs/put-in.ts'

/** A quota as an organisation sees it. */
export interface QuotaUsage {
  quota: string
  /** In the reader's language. */
  title: string
  kind: 'standing' | 'daily' | 'monthly' | 'value'
  /** Today's use of a daily one, this month's of a monthly one; null of a number inside a call. */
  used: number | null
  /** Null: unlimited. */
  limit: number | null
}

/** What anybody's call knows. It sees no organisation: what a public call needs beyond words is given to its feature by name. */
export interface PublicScope {
  readonly locale: Locale
  readonly now: Date
}

/** One organisation's view: `db` is a transaction that sees this organisation only. */
export interface Scope extends PublicScope {
  readonly orgId: number
  /** Null when a job acts, not a person. */
  readonly userId: number | null
  readonly db: Tx
  /** Monitors that the one who acts may see, where their roles are limited to folders; absent: all (docs/decisions/0021). */
  readonly limitedTo?: readonly number[] | undefined
  /** Whether the one who acts has a permission (`monitors.edit`). A job may do what it was begun for. */
  may(permission: string): boolean
}

/** A member's call. */
export interface CallScope extends Scope {
  readonly userId: number
  /** The operator of the installation, let in by a managers' call. */
  readonly isOperator: boolean
  /** All that the caller may do here. */
  readonly permissions: readonly string[]
  /** All quotas, with what is used of them. */
  quotaUsage(): Promise<QuotaUsage[]>
  /** Those of them who have the permission in this organisation now. Costs a statement each: for a few. */
  whoMay(permission: string, userIds: readonly number[]): Promise<ReadonlySet<number>>
  /** Puts long work in, with this transaction; the answer is the id of the task. What it changes belongs to this operation. */
  start<Input>(job: Job<Input>, input: Input, options?: StartOptions): Promise<number>
  /** A token that opens one object; it is told this once. */
  makeLink(requested: LinkOptions): Promise<string>
  /** What the act is on, for the record of acts: where neither its question nor its rows name it. */
  name(subject: string): void
  /** Takes an operation back; the taking back is an operation itself. `changed` counts rows, `left` things that were changed since. */
  takeBack(operation: number): Promise<{ operation: number; changed: number; left: number }>
}

/** A member's call that outlives a transaction (files, events) or waits for the outside world: it holds a connection only while `within` runs. */
export interface OpenScope extends PublicScope {
  readonly orgId: number
  readonly userId: number
  /** Where files lie that people have sent. */
  readonly files: FileStore
  /** Aborted when the caller has left. */
  readonly signal: AbortSignal
  within<T>(work: (scope: CallScope) => Promise<T>): Promise<T>
}

/** Whoever holds a link: the organisation and the object it is for, nothing else. */
export interface LinkScope extends PublicScope {
  readonly orgId: number
  /** Which link, of those to the same object. */
  readonly linkId: number
  readonly objectId: number
  /** Sees what the maker of the link sees now. */
  readonly db: Tx
  /** Monitors that the maker may see (`Scope.limitedTo`). */
  readonly limitedTo?: readonly number[] | undefined
  /** Whoever made the link, with the rights they have now; null: the product made it for whoever received it. */
  readonly maker: Scope | null
  /** All quotas, with what is used of them. */
  quotaUsage(): Promise<QuotaUsage[]>
}

/** A call by link that hands out a file or waits for the outside world: it holds a connection only while `within` runs, and each `within` is a use of the link. */
export interface LinkOpenScope extends PublicScope {
  readonly files: FileStore
  /** Aborted when the caller has left. */
  readonly signal: AbortSignal
  /** @throws missing when the link has ended meanwhile */
  within<T>(work: (scope: LinkScope) => Promise<T>): Promise<T>
}

/** The whole installation: identity, operators, the pipeline. */
export interface SystemScope extends PublicScope {
  readonly userId: number
  readonly roles: readonly string[]
  readonly db: Database
}

/** The operator who asks about all organisations by a call that is otherwise asked in one. */
export interface EverywhereScope extends SystemScope {
  readonly orgId: null
}

export interface ScopeFacts {
  orgId: number
  userId?: number | null
  locale?: Locale
  now?: Date
}

/** Runs `work` in one transaction for one organisation: all of it happens or nothing. For jobs and tests. */
export function withScope<T>(db: Database, facts: ScopeFacts, work: (scope: Scope) => Promise<T>): Promise<T> {
  return db.transaction().execute(async tx => {
    await sql`select set_config('app.org', ${String(facts.orgId)}, true)`.execute(tx)
    return work({
      orgId: facts.orgId,
      userId: facts.userId ?? null,
      locale: facts.locale ?? 'zh',
      now: facts.now ?? new Date(),
      db: tx,
      may: () => true,
    })
  })
}

/** Runs `work` within a worker's transaction, which belongs to no organisation, as one that does: functions that tell of members ask for it. */
export async function asOrganisation<T>(db: Tx, orgId: number, work: () => Promise<T>): Promise<T> {
  const { rows } = await sql<{ before: string | null }>`
    with set as materialized (select current_setting('app.org', true) as before)
    select before, set_config('app.org', ${String(orgId)}, true) from set`.execute(db)
  const before = rows[0]?.before ?? ''
  if (before === String(orgId)) return work()
  const done = await work()
  await sql`select set_config('app.org', ${before}, true)`.execute(db)
  return done
}
