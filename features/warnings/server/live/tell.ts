/** Tells what a warning has found: to each receiver at once, or later together with what else comes, as hours and budgets have it. */
import { calendarOf } from '@guanlan/features/address-book/server'
import { wayTo } from '@guanlan/features/deliveries/server'
import { jsonRows, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Reason } from '../../contract.ts'
import { nextOfCycle } from '../sending/cycle.ts'
import { type Hours, heldUntil, later } from '../sending/hours.ts'
import { type Place, sendMessage } from '../sending/messages.ts'
import { keyOf, pacesOf } from '../sending/pace.ts'
import { type Addressee, addresseesOf, type Wanted } from '../sending/receivers.ts'
import { type Asked, afterOne, budgetFor, type Turn, turnOf } from '../sending/turn.ts'

export interface Telling {
  orgId: number
  incidentId: number
  warningId: number
  articleId: number
  reason: Reason
}

export type Addressed = Wanted & Hours & { urgentPasses: boolean; cycle: string[] }

/** Undefined: it is switched off, or gone. */
export async function addressedBy({ db, orgId, now }: Place, warningId: number): Promise<Addressed | undefined> {
  const { rows } = await sql<Omit<Addressed, 'calendar'> & { holidaysRest: boolean }>`
    select case when w.member_ids <> '{}' then w.member_ids end as "memberIds", w.channel_ids as "channelIds", w.contact_ids as "contactIds", w.groups,
      w.receive_email as "receiveEmail", w.receive_wechat as "receiveWechat", w.receive_time as "receiveTime", w.weekend, w.urgent_passes as "urgentPasses", w.cycle,
      w.holidays_rest as "holidaysRest", o.time_zone as "timeZone"
    from warnings w join organisations o on o.id = w.org_id where w.org_id = ${orgId} and w.id = ${warningId} and w.enabled`.execute(
    db,
  )
  const [warning] = rows
  return warning && { ...warning, calendar: warning.holidaysRest ? await calendarOf({ db, orgId, now }) : null }
}

/** A warning that is switched off, or gone, tells nobody. */
export async function tell(db: Tx, tellings: readonly Telling[], now: Date): Promise<void> {
  for (const own of Map.groupBy(tellings, ({ orgId, warningId }) => `${orgId}:${warningId}`).values())
    await tellOfOne(db, own as [Telling, ...Telling[]], now)
}

async function tellOfOne(db: Tx, tellings: readonly [Telling, ...Telling[]], now: Date): Promise<void> {
  const [{ orgId, warningId }] = tellings
  const place = { orgId, db, now }
  const warning = await addressedBy(place, warningId)
  if (!warning) return
  const addressees = (await addresseesOf(place, warning)).map(addressee => ({
    ...addressee,
    ...wayTo(addressee.receiver, orgId),
  }))
  const paces = await pacesOf(place, addressees, warningId)
  const levels = await levelsOf(place, tellings)
  const waiting = new Map<string, Waiting>()
  for (const { incidentId, articleId, reason } of tellings) {
    const isUrgent = warning.urgentPasses && levels.get(incidentId) === 1
    const first: Addressee[] = []
    for (const addressee of addressees) {
      const key = keyOf(addressee)
      const pace = paces.get(key)
      if (!pace) continue
      const held = heldFor(warning, addressee, isUrgent, now)
      const turn = turnOf({ held, isUrgent, budget: budgetFor(addressee.channel), pace, now })
      if (turn.tell === 'now') {
        first.push(addressee)
        paces.set(key, afterOne(pace, now))
      } else waiting.set(key, waitingOf(addressee, turn))
    }
    if (first.length > 0)
      await sendMessage(place, {
        incidentId,
        reason,
        articleId,
        once: `incident:${incidentId}:${articleId}`,
        to: first.map(addressee => ({ ...addressee, restsUntil: null })),
        hours: null,
      })
  }
  await wait(place, warningId, [...waiting.values()])
}

/** Pure. What a warning's hours and set times, and the receiver's own rest, allow; nothing passes a person's own rest. */
export function heldFor(
  warning: Hours & { cycle: readonly string[] },
  { restsUntil }: Pick<Addressee, 'restsUntil'>,
  isUrgent: boolean,
  now: Date,
): Asked['held'] {
  const open = isUrgent ? null : heldUntil(warning, now)
  const set = isUrgent ? null : nextOfCycle(warning.cycle, warning.timeZone, open ?? now)
  const until = later(set ?? open, restsUntil)
  if (until === null || until <= now) return null
  return { until, why: set && set >= until ? 'cycle' : 'hours' }
}

interface Waiting {
  channel: string
  address: string
  due_at: Date
  why: string
}

const waitingOf = (
  { channel, address }: { channel: string; address: string },
  turn: Turn & { tell: 'later' },
): Waiting => ({
  channel,
  address,
  due_at: turn.at,
  why: turn.why,
})

/** Rows are locked also where nothing of them changes: whoever sends what is due waits for this transaction and then finds its incidents. */
async function wait({ orgId, db, now }: Place, warningId: number, rows: readonly Waiting[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into warning_waiting (org_id, channel, address, warning_id, since, due_at, why)
    select ${orgId}, r.channel, r.address, ${warningId}, ${now}, r.due_at, r.why
    from jsonb_to_recordset(${jsonRows(rows)}::jsonb) as r (channel text, address text, due_at timestamptz, why text) order by r.channel, r.address
    on conflict (org_id, channel, address, warning_id) do update set due_at = least(warning_waiting.due_at, excluded.due_at),
      why = case when excluded.why = 'storm' then 'storm' else warning_waiting.why end`.execute(db)
}

async function levelsOf({ orgId, db }: Place, tellings: readonly Telling[]): Promise<Map<number, number | null>> {
  const ids = tellings.map(({ incidentId }) => incidentId)
  const { rows } = await sql<{ id: number; level: number | null }>`
    select id, level from warning_incidents where org_id = ${orgId} and id = any(${ids}::int[])`.execute(db)
  return new Map(rows.map(({ id, level }) => [id, level]))
}
