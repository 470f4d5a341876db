/** Limits of an organisation, enforced in the transaction of the call that spends them. A quota without a limit costs nothing. */
import { type Locale, platformStrings, type Quota, refuse, say } from '@guanlan/platform/contract'
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
    else if (each.quota.kind === 'value') await requireWithin(scope, each, await each.counter(input, scope))
    // Monthly ones are spent by keys alone, before the call begins (`chargeKey`).
    else if (each.quota.kind === 'daily') await spendToday(scope, each, await each.counter(input, scope))
  }
}

/** After the work, so that whatever it added counts: one row, five hundred of a file, or a removal that was taken back. */
export async function requireRoom(scope: Scope, quotas: readonly CountedQuota[]): Promise<void> {
  const standing = quotas.filter(({ quota }) => quota.kind === 'standing')
  if (standing.length === 0) return
  await seeingAll(scope, async () => {
    for (const each of standing) {
      const used = Number(await each.counter(scope, scope))
      await requireWithin(scope, each, used)
      await markNearlyUsed(scope, each, used)
    }
  })
}

async function spendToday(scope: Scope, quota: CountedQuota, amount: number): Promise<void> {
  const { rows } = await sql`
    insert into quota_uses as u (org_id, quota, day, used)
    select ${scope.orgId}::int, ${quota.name}, quota_day(${scope.orgId}), ${amount}::bigint where ${amount}::bigint <= ${quota.limit}::bigint
    on conflict (org_id, quota, day) do update set used = u.used + ${amount}::bigint where u.used + ${amount}::bigint <= ${quota.limit}::bigint
    returning used`.execute(scope.db)
  if (rows.length > 0) return
  const { rows: before } = await sql<{ used: string }>`
    select used from quota_uses where org_id = ${scope.orgId} and quota = ${quota.name} and day = quota_day(${scope.orgId})`.execute(
    scope.db,
  )
  await requireWithin(scope, quota, Number(before[0]?.used ?? 0) + amount)
}

async function requireWithin(scope: Scope, { quota, limit }: CountedQuota, used: number): Promise<void> {
  if (used > limit) throw refuse('quota', 'platform.overQuota', await overQuota(scope, quota, { used, limit }))
}

const adviceOf = {
  standing: platformStrings.overStanding,
  daily: platformStrings.overDay,
  monthly: platformStrings.overDay,
  value: platformStrings.overOne,
}

/** What the refusal says: the quota, its limit, how much it would be, what to do, and who can raise it. */
export async function overQuota(
  { orgId, db, locale }: Pick<Scope, 'orgId' | 'db'> & { locale: Locale },
  { name, kind }: Quota,
  { used, limit }: { used: number; limit: number },
): Promise<{ quota: string; limit: number; used: number; advice: string }> {
  const { rows } = await sql<{ name: string | null }>`
    select member_name(user_id) as name from memberships where org_id = ${orgId} and role = 'orgAdmin' and enabled order by user_id limit 3`.execute(
    db,
  )
  const names = rows.flatMap(row => row.name ?? []).join(locale === 'en' ? ', ' : '、')
  const who = names === '' ? '' : say(platformStrings.whoRaises, locale, { names })
  return { quota: say(name, locale), limit, used, advice: say(adviceOf[kind], locale, { who }) }
}

/** From 90 % on it is noted, once a limit, so that administrators are told after the commit. */
async function markNearlyUsed({ orgId, db }: Scope, { name, limit }: CountedQuota, used: number): Promise<void> {
  if (limit === 0 || used < limit * 0.9) return
  await sql`
    insert into quota_marks (org_id, quota, most, percent, day)
    values (${orgId}, ${name}, ${limit}, ${used >= limit ? 100 : 90}, '1970-01-01') on conflict do nothing`.execute(db)
}
