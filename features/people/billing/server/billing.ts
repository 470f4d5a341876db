/** What a member sees of the subscription: term, quotas with their use, and what an order would do. */
import { refuse, say } from '@guanlan/platform/contract'
import type { CallScope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type Billing, type NamedQuota, namedQuotas, type Preview, quotaNames } from '../contract.ts'
import { termsOf } from './follow.ts'
import { boughtNow } from './packages.ts'
import { beginOf, limitsOf } from './terms.ts'

const iso = (at: Date | number): string => new Date(at).toISOString()

/** @throws missing for another organisation's id: nothing is told of whether it exists */
export async function readBilling(
  scope: CallScope,
  orgId: number,
  withGauges: boolean,
): Promise<Omit<Billing, 'alipay'>> {
  if (orgId !== scope.orgId) throw refuse('missing', 'platform.missing')
  const { rows } = await sql<{ until: Date | null; now: Date }>`
    select subscribed_until as until, now() from organisations where id = ${orgId}`.execute(scope.db)
  const { until = null, now = scope.now } = rows[0] ?? {}
  const { rows: terms } = await sql<{
    id: number
    name: string
    kind: 'package' | 'pack'
    modules: string[]
    starts: Date
    ends: Date
  }>`
    select id, bought->>'name' as name, bought->>'kind' as kind, bought->'modules' as modules, starts_at as starts, ends_at as ends
    from subscriptions where org_id = ${orgId} order by starts_at desc, id desc limit 50`.execute(scope.db)
  const isOver = (ends: Date) => ends <= now
  const packages = terms.filter(({ kind, starts }) => kind === 'package' && starts <= now)
  const shown = packages.find(({ ends }) => !isOver(ends)) ?? packages[0]
  return {
    orgId,
    expired: until !== null && until <= now,
    packageName: shown?.name ?? null,
    startTime: shown ? iso(shown.starts) : null,
    endTime: until && iso(until),
    modules: shown?.modules ?? [],
    terms: terms.map(({ id, name, kind, starts, ends }) => ({
      id,
      name,
      kind,
      state: isOver(ends) ? 'over' : starts <= now ? 'running' : 'coming',
      startTime: iso(starts),
      endTime: iso(ends),
    })),
    quotas: withGauges ? await allGauges(scope) : [],
  }
}

/** All 26: those that features count, and the others with what they come with. */
async function allGauges(scope: CallScope): Promise<Billing['quotas']> {
  const counted = new Map((await scope.quotaUsage()).map(gauge => [gauge.quota, gauge]))
  const { rows } = await sql<{ quota: string; most: number }>`
    select quota, most::float8 as most from org_limits where org_id = ${scope.orgId} order by quota limit 200`.execute(
    scope.db,
  )
  const limits = new Map(rows.map(({ quota, most }) => [quota, most]))
  return quotaNames.map(quota => {
    const { name, kind, comesWith }: NamedQuota = namedQuotas[quota]
    const gauge = counted.get(quota)
    return {
      quota,
      title: say(name, scope.locale),
      kind,
      used: gauge?.used ?? null,
      limit: limits.get(quota) ?? null,
      enforced: gauge !== undefined,
      comesWith: gauge || !comesWith ? null : say(comesWith, scope.locale),
    }
  })
}

/** As an order would begin if it were paid now. */
export async function previewOrder(scope: CallScope, packageId: number): Promise<Preview> {
  const bought = await boughtNow(scope.db, packageId)
  const { rows } = await sql<{ now: Date }>`select now()`.execute(scope.db)
  const now = (rows[0]?.now ?? scope.now).getTime()
  const begin = beginOf(bought, await termsOf(scope.db, scope.orgId), now)
  const limits = limitsOf([{ bought, starts: begin.starts, ends: begin.ends }], begin.starts)
  const over = (await scope.quotaUsage()).flatMap(({ quota, title, used }) => {
    const limit = limits?.get(quota as (typeof quotaNames)[number])
    return used !== null && limit !== undefined && used > limit ? [{ quota, title, used, limit }] : []
  })
  return {
    effect: begin.effect,
    price: bought.price,
    startTime: iso(begin.starts),
    endTime: iso(begin.ends),
    daysFromRest: begin.daysFromRest,
    over,
  }
}
