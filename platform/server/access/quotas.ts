/** Limits of an organisation, enforced in the transaction of the call that spends them. A quota without a limit costs nothing. */
import { type Quota, refuse, say } from '@guanlan/platform/contract'
import { sql } from 'kysely'
import type { Scope } from '../scope.ts'
import { seeingAll } from './folders.ts'

/** How much of a quota is used; of `daily` and `value`, how much a call asks for, by its input and in its scope. */
// biome-ignore lint/suspicious/noExplicitAny: the scope for standing quotas, the input of the call for the others
export type Counter = (of: any, scope: Scope) => Promise<number> | number

export interface CountedQuota {
  name: string
  quota: Quota
  counter: Counter
  limit: number
}

/**
 * Before the work. Standing ones: one change after the other in an organisation, so that what is counted afterwards stays true.
 * Daily ones are spent here.
 * @throws a refusal that names the quota and its limit
 */
export async function spend(scope: Scope, quotas: readonly CountedQuota[], input: unknown): Promise<void> {
  // In one order, so that two calls that need the same two locks do not wait for each other.
  for (const each of quotas.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    if (each.quota.kind === 'standing')
      await sql`select pg_advisory_xact_lock(hashtext(${each.name}), ${scope.orgId})`.execute(scope.db)
    else if (each.quota.kind === 'value') requireWithin(scope, each, await each.counter(input, scope))
    // Monthly ones are spent by keys alone, before the call begins (`chargeKey`).
    else if (each.quota.kind === 'daily') await spendToday(scope, each, await each.counter(input, scope))
  }
}

/** After the work, so that whatever it added counts: one row, five hundred of a file, or a removal that was taken back. */
export async function requireRoom(scope: Scope, quotas: readonly CountedQuota[]): Promise<void> {
  const standing = quotas.filter(({ quota }) => quota.kind === 'standing')
  if (standing.length === 0) return
  await seeingAll(scope, async () => {
    for (const each of standing) requireWithin(scope, each, await each.counter(scope, scope))
  })
}

async function spendToday(scope: Scope, quota: CountedQuota, amount: number): Promise<void> {
  const { rows } = await sql`
    insert into quota_uses as u (org_id, quota, day, used)
    select ${scope.orgId}::int, ${quota.name}, current_date, ${amount}::bigint where ${amount}::bigint <= ${quota.limit}::bigint
    on conflict (org_id, quota, day) do update set used = u.used + ${amount}::bigint where u.used + ${amount}::bigint <= ${quota.limit}::bigint
    returning used`.execute(scope.db)
  if (rows.length === 0) requireWithin(scope, quota, Number.POSITIVE_INFINITY)
}

function requireWithin(scope: Scope, { quota, limit }: CountedQuota, used: number): void {
  if (used > limit) throw refuse('quota', 'platform.overQuota', { quota: say(quota.name, scope.locale), limit })
}
