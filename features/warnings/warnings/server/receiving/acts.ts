/** What receivers do by the links of their messages; each is kept with the name of the receiver. */
import { noteSeen } from '@guanlan/features/workspace/notifications/server'
import { refuse } from '@guanlan/platform/contract'
import type { LinkScope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Received, ReceiverState } from '../../contract.ts'
import { cancelMessages } from '../sending/messages.ts'
import { mayBecome } from './next-state.ts'
import { type Opened, openedBy } from './of-link.ts'

type Act = Received['acts'][number]['act']
const mostActs = 100

/** The page was on a screen: told by a POST of its own, since whoever only fetches it has not read it. */
export async function noteOpened(scope: LinkScope): Promise<null> {
  const { delivery } = await openedBy(scope)
  await noteSeen(scope, [delivery.id], 'opened')
  return null
}

/** @throws conflict when it was taken further by somebody else */
export async function stateByLink(
  scope: LinkScope,
  { state, note }: { state: ReceiverState; note: string },
): Promise<void> {
  const { orgId, db, now } = scope
  const opened = await openedBy(scope)
  const { incident, delivery } = opened
  if (!mayBecome(incident.state, state)) throw refuse('conflict', 'warnings.takenFurther')
  const { rows } = await sql`
    update warning_incidents set state = ${state}, version = version + 1, updated_at = ${now}, updated_by = null, note = coalesce(nullif(${note}, ''), note),
      taken_by_name = case when taken_by is null then coalesce(taken_by_name, ${delivery.receiver}) else taken_by_name end,
      taken_at = coalesce(taken_at, ${now}), closed_at = case when ${state === 'falseAlarm'} then ${now}::timestamptz end
    where org_id = ${orgId} and id = ${incident.id} and state = ${incident.state} returning id`.execute(db)
  if (rows.length === 0) throw refuse('conflict', 'warnings.takenFurther')
  await cancelMessages(scope, incident.id)
  await noteSeen(scope, [delivery.id], 'acknowledged')
  await recordAct(scope, opened, state, note)
}

export async function recordAct(
  { orgId, db, now }: LinkScope,
  { incident, delivery }: Opened,
  act: Act,
  detail: string,
): Promise<void> {
  await sql`
    insert into warning_receiver_acts (org_id, incident_id, delivery_id, receiver, act, detail, at)
    values (${orgId}, ${incident.id}, ${delivery.id}, ${delivery.receiver}, ${act}, ${detail.slice(0, 1_000)}, ${now})`.execute(
    db,
  )
}

/** How often this link was used for it within the hour. */
export async function actsWithinHour({ orgId, objectId, db, now }: LinkScope, act: Act): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from warning_receiver_acts
    where org_id = ${orgId} and delivery_id = ${objectId} and act = ${act} and at > ${new Date(now.getTime() - 3_600_000)}`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}

/** Of all receivers, newest first. */
export async function actsOf(
  { orgId, db }: Pick<LinkScope, 'orgId' | 'db'>,
  incidentId: number,
): Promise<Received['acts']> {
  const { rows } = await sql<Omit<Received['acts'][number], 'at'> & { at: Date }>`
    select receiver as by, act, detail, at from warning_receiver_acts where org_id = ${orgId} and incident_id = ${incidentId}
    order by id desc limit ${mostActs}`.execute(db)
  return rows.map(row => ({ ...row, at: row.at.toISOString() }))
}
