/** The log of messages, and the ways back: one again, everything since a moment, a paused one on. */
import { refuse } from '@guanlan/platform/contract'
import { type CallScope, isoOf, pageOfNewest, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type Delivery, replayDays } from '../contract.ts'
import { inWords, subscriptions } from './records.ts'

const columns = sql`r.id::float8 as id, 'msg_' || replace(r.number::text, '-', '') as number, r.type, r.events, r.state, r.attempts, r.answer,
  ${isoOf('r.created_at')} as "createdAt", ${isoOf('r.due_at')} as "dueAt", ${isoOf('r.ended_at')} as "endedAt"`

export async function listDeliveries(
  scope: Scope,
  id: number,
  { state, ...page }: { state: string; page: number; pageSize: number; after?: string | undefined },
) {
  await subscriptions.get(scope, id)
  const where = sql`r.org_id = ${scope.orgId} and r.subscription_id = ${id} and (${state} = 'all' or r.state = ${state})`
  const found = await pageOfNewest<Delivery>(scope, { table: 'webhook_deliveries', columns, where }, page)
  const list = found.list.map(one => ({ ...one, answer: one.answer && inWords(one.answer, scope.locale) }))
  return { ...found, list }
}

export async function resend(scope: CallScope, id: number, delivery: number): Promise<void> {
  await subscriptions.get(scope, id)
  const { numAffectedRows } = await sql`
    update webhook_deliveries set state = 'waiting', attempts = 0, due_at = now(), ended_at = null
    where org_id = ${scope.orgId} and subscription_id = ${id} and id = ${delivery} and state = 'dead' and body is not null`.execute(
    scope.db,
  )
  if (numAffectedRows !== 1n) throw refuse('conflict', 'webhooks.notDead')
  await wake(scope)
}

export async function replay(scope: CallScope, id: number, from: string): Promise<void> {
  const { orgId, db, now } = scope
  const since = new Date(from)
  if (since.getTime() < now.getTime() - replayDays * 86_400_000 - 60_000)
    throw refuse('invalid', 'webhooks.tooFarBack', {}, 'from')
  await subscriptions.get(scope, id)
  const { numAffectedRows } = await sql`
    update webhook_states st set (transaction, event_id) = (
      select coalesce(f.transaction, pg_snapshot_xmin(pg_current_snapshot())), coalesce(f.id - 1, 0)
      from (select 1) one left join lateral (
        select e.transaction, e.id from webhook_events e where e.org_id = ${orgId} and e.at >= ${since} order by e.transaction, e.id limit 1) f on true)
    where st.org_id = ${orgId} and st.subscription_id = ${id}`.execute(db)
  if (numAffectedRows !== 1n) throw refuse('conflict', 'webhooks.secretFirst')
  await wake(scope)
}

export async function resume(scope: CallScope, id: number): Promise<void> {
  await subscriptions.get(scope, id)
  const { numAffectedRows } = await sql`
    update webhook_states set paused_at = null, dead_in_row = 0, problem = null where org_id = ${scope.orgId} and subscription_id = ${id}`.execute(
    scope.db,
  )
  if (numAffectedRows !== 1n) throw refuse('conflict', 'webhooks.secretFirst')
  await wake(scope)
}

const wake = ({ db }: Scope) => sql`select pg_notify('webhooks', '')`.execute(db)
