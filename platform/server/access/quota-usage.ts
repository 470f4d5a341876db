/** All quotas of all features as an organisation sees them: how much is used of how much. */
import { type Locale, type Quota, say } from '@guanlan/platform/contract'
import { sql } from 'kysely'
import type { QuotaUsage, Scope } from '../scope.ts'
import type { AnyServerHalf } from '../server-half.ts'
import { seeingAll } from './folders.ts'

export async function quotaUsageOf(
  scope: Scope & { locale: Locale },
  halves: readonly AnyServerHalf[],
): Promise<QuotaUsage[]> {
  const { orgId, db } = scope
  const { rows: limits } = await sql<{ quota: string; most: number }>`
    select quota, most from org_limits where org_id = ${orgId}`.execute(db)
  const { rows: spent } = await sql<{ quota: string; used: number }>`
    select quota, used from quota_uses where org_id = ${orgId} and day = quota_day(${orgId})`.execute(db)
  // A month is kept under its first day; no quota is spent by day and by month.
  const { rows: spentInMonth } = await sql<{ quota: string; used: number }>`
    select quota, used from quota_uses where org_id = ${orgId} and day = date_trunc('month', quota_day(${orgId}))::date`.execute(
    db,
  )
  const limitOf = new Map(limits.map(({ quota, most }) => [quota, Number(most)]))
  const spentOf = new Map(spent.map(({ quota, used }) => [quota, Number(used)]))
  const spentInMonthOf = new Map(spentInMonth.map(({ quota, used }) => [quota, Number(used)]))
  const usages: QuotaUsage[] = []
  for (const { feature, counters } of halves)
    for (const [quota, { kind, name, usual }] of Object.entries(feature.quotas as Record<string, Quota>)) {
      const counted =
        kind === 'standing' ? Number(await seeingAll(scope, async () => counters?.[quota]?.(scope, scope))) : null
      const used =
        kind === 'daily' ? (spentOf.get(quota) ?? 0) : kind === 'monthly' ? (spentInMonthOf.get(quota) ?? 0) : counted
      usages.push({ quota, title: say(name, scope.locale), kind, used, limit: limitOf.get(quota) ?? usual ?? null })
    }
  return usages.sort((one, other) => (one.quota < other.quota ? -1 : 1))
}
