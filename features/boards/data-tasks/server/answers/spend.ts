/** A member who asks for data as programs do spends what programs spend: one of the month. Keys have spent theirs before the call begins. */
import { refuse } from '@guanlan/platform/contract'
import { type CallScope, limitsOf, overQuota, type RequestContext, spendOfMonth } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { strings } from '../../strings.ts'

const quota = 'dataApiCount'

/** @throws a refusal, where nothing of the month is left */
export async function spendDataCall(scope: CallScope, { request }: Pick<RequestContext, 'request'>): Promise<void> {
  if (request.caller?.key) return
  const limit = (await limitsOf(scope, [quota])).get(quota)
  const spent = await sql`${spendOfMonth({ orgId: scope.orgId, quota }, sql`${limit ?? null}::bigint`)}`.execute(
    scope.db,
  )
  if (spent.rows.length > 0 || limit === undefined) return
  const called = { name: strings.dataApiCount, kind: 'monthly' as const }
  throw refuse('quota', 'platform.overQuota', await overQuota(scope, called, { used: limit + 1, limit }))
}
