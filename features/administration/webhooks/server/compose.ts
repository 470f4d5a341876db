/**
 * Events become messages, one after the other for each subscription: while one waits for its receiver, the next is not composed, so that they arrive
 * in their order. A message and the place up to which it tells are one transaction: killed at any moment, nothing is lost and nothing is told twice.
 */
import type { Feature } from '@guanlan/platform/contract'
import { Refusal } from '@guanlan/platform/contract'
import { type Database, isoOf, rightsOfMaker, roleTableOf, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type EventType, mostItems } from '../contract.ts'
import { type Happened, itemsOf, needs } from './payload.ts'

/** Runs in one transaction of the organisation, which sees what that person or key may see now. */
export type ActFor = <T>(of: { orgId: number; userId: number }, work: (scope: Scope) => Promise<T>) => Promise<T>

export interface ComposeParts {
  db: Database
  actFor: ActFor
  /** All of the product. */
  features: readonly Feature[]
}

interface Due {
  orgId: number
  id: number
  userId: number
}

const unsent = sql`e.transaction < pg_snapshot_xmin(pg_current_snapshot()) and (e.transaction, e.id) > (st.transaction, st.event_id)
  and e.type = any(s.events) and (e.monitor_id is null or cardinality(s.monitors) = 0 or e.monitor_id = any(s.monitors))`
const isFree = sql`s.enabled and st.paused_at is null
  and not exists (select from webhook_deliveries d where d.org_id = s.org_id and d.subscription_id = s.id and d.state = 'waiting')`

/** @returns whether there may be more */
export async function composeNext({ db, actFor, features }: ComposeParts): Promise<boolean> {
  const { rows } = await sql<Due>`
    select s.org_id as "orgId", s.id, st.acts_for as "userId"
    from webhook_states st join webhook_subscriptions s on s.org_id = st.org_id and s.id = st.subscription_id
    where ${isFree} and exists (select from webhook_events e where e.org_id = s.org_id and ${unsent})
    order by st.transaction, st.event_id limit 1`.execute(db)
  const [due] = rows
  if (!due) return false
  const table = roleTableOf(features)
  try {
    await actFor(due, scope => compose(scope, due, table))
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind !== 'forbidden') throw error
    // Whoever it acts for has left, or may not any more: it rests until somebody makes a new secret and resumes it.
    await sql`update webhook_states set paused_at = now(), problem = ${error.key} where org_id = ${due.orgId} and subscription_id = ${due.id}`.execute(
      db,
    )
  }
  return true
}

async function compose(scope: Scope, { orgId, id, userId }: Due, table: ReturnType<typeof roleTableOf>): Promise<void> {
  const { db, now } = scope
  const { rows: states } = await sql<{ events: EventType[] }>`
    select s.events from webhook_states st join webhook_subscriptions s on s.org_id = st.org_id and s.id = st.subscription_id
    where s.org_id = ${orgId} and s.id = ${id} and ${isFree} for update of st skip locked`.execute(db)
  // Another worker does it.
  if (!states[0]) return
  await rightsOfMaker(db, table, { orgId, userId }, [
    'webhooks.edit',
    ...new Set(states[0].events.map(type => needs[type])),
  ])
  const { rows } = await sql<Happened & { transaction: string; eventId: string }>`
    select e.type, e.object_id::float8 as "objectId", e.monitor_id as "monitorId", ${isoOf('e.at')} as at, e.transaction::text, e.id::text as "eventId"
    from webhook_events e join webhook_states st on st.org_id = e.org_id and st.subscription_id = ${id}
      join webhook_subscriptions s on s.org_id = e.org_id and s.id = ${id}
    where e.org_id = ${orgId} and ${unsent} order by e.transaction, e.id limit ${mostItems}`.execute(db)
  const type = rows[0]?.type
  const others = rows.findIndex(each => each.type !== type)
  const events = others < 0 ? rows : rows.slice(0, others)
  const last = events.at(-1)
  if (!type || !last) {
    // All there is lies outside of what they see: it is passed over.
    await sql`update webhook_states set transaction = pg_snapshot_xmin(pg_current_snapshot()), event_id = 0 where org_id = ${orgId} and subscription_id = ${id}`.execute(
      db,
    )
    return
  }
  const items = await itemsOf(
    scope,
    events.map(({ type, objectId, monitorId, at }) => ({ type, objectId, monitorId, at })),
  )
  const data = { organisationId: orgId, subscriptionId: id, cursor: `${last.transaction}-${last.eventId}`, items }
  const body = JSON.stringify({ type, timestamp: now.toISOString(), data })
  await sql`
    insert into webhook_deliveries (org_id, subscription_id, type, events, body) values (${orgId}, ${id}, ${type}, ${events.length}, ${body})`.execute(
    db,
  )
  await sql`
    update webhook_states set transaction = ${last.transaction}::text::xid8, event_id = ${last.eventId}::bigint where org_id = ${orgId} and subscription_id = ${id}`.execute(
    db,
  )
}
