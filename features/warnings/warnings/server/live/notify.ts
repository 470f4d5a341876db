/** Tells what a warning has found: to each receiver at once, or later together with what else comes, as hours and budgets have it. */

import { type Calendar, calendarOf } from '@guanlan/features/people/address-book/server'
import { organisationRows } from '@guanlan/features/people/organisations/server'
import { wayTo } from '@guanlan/features/workspace/notifications/server'
import { jsonRows, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Reason } from '../../contract.ts'
import { nextOfCycle } from '../sending/cycle.ts'
import { type Hours, later, nextAllowedHour } from '../sending/hours.ts'
import { type Message, sendMessages } from '../sending/messages.ts'
import { keyOf, openPaces, type Reached } from '../sending/pace.ts'
import { type Addressee, addresseesOf, type ReceiversQuery } from '../sending/receivers.ts'
import { budgetFor, type Turn, type TurnQuery, turnOf } from '../sending/turn.ts'
import { type Escalating, startClocks } from './clocks.ts'

export interface Telling {
  orgId: number
  incidentId: number
  warningId: number
  /** Null: no article brought it, but a count. */
  articleId: number | null
  reason: Reason
  /** Of the incident, as it is now. */
  level: number | null
}

export type Addressed = ReceiversQuery & Escalating & { orgId: number; warningId: number; cycle: string[] }

/** By warning. Missing: it is switched off, or gone. */
export async function addressedBy(
  { db, now }: { db: Tx; now: Date },
  warnings: readonly { orgId: number; warningId: number }[],
): Promise<Map<number, Addressed>> {
  const { rows } = await sql<Omit<Addressed, 'calendar'> & { holidaysRest: boolean }>`
    select w.org_id as "orgId", w.id as "warningId", case when w.member_ids <> '{}' then w.member_ids end as "memberIds", w.channel_ids as "channelIds",
      w.contact_ids as "contactIds", w.groups, w.roster_ids as "rosterIds", w.receive_email as "receiveEmail", w.receive_wechat as "receiveWechat", w.receive_time as "receiveTime", w.weekend,
      w.urgent_passes as "urgentPasses", w.cycle, w.escalation, w.escalation_repeats as "escalationRepeats", w.holidays_rest as "holidaysRest", o.time_zone as "timeZone"
    from warnings w join ${organisationRows} o on o.id = w.org_id
    where (w.org_id, w.id) in (select * from unnest(${warnings.map(({ orgId }) => orgId)}::int[], ${warnings.map(({ warningId }) => warningId)}::int[])) and w.enabled
    order by w.org_id, w.id`.execute(db)
  const calendars = new Map<number, Calendar>()
  for (const { orgId, holidaysRest, ...hours } of rows)
    if (holidaysRest && mayBeClosed(hours) && !calendars.has(orgId))
      calendars.set(orgId, await calendarOf({ db, orgId, now }))
  return new Map(
    rows.map(row => [
      row.warningId,
      { ...row, calendar: row.holidaysRest ? (calendars.get(row.orgId) ?? null) : null },
    ]),
  )
}

/** Pure. At every hour of every day: no calendar is asked. */
const mayBeClosed = ({ receiveTime, weekend }: Pick<Hours, 'receiveTime' | 'weekend'>): boolean =>
  !weekend || receiveTime.some(hours => hours.includes('0'))

type WithWay = Addressee & Reached & { orgId: number }

/** A warning that is switched off, or gone, tells nobody. The statements are as many for one message as for a batch full of them. */
export async function notifyReceivers(db: Tx, tellings: readonly Telling[], now: Date): Promise<void> {
  if (tellings.length === 0) return
  const warnings = await addressedBy({ db, now }, tellings)
  const addressees = await addresseesByWarning(db, [...warnings.values()], now)
  const paces = await openPaces(db, addressees, now)
  const messages: (Message & { orgId: number })[] = []
  const waiting = new Map<string, Waiting>()
  for (const { orgId, incidentId, warningId, articleId, reason, level } of tellings) {
    const warning = warnings.get(warningId)
    if (!warning) continue
    const isUrgent = warning.urgentPasses && level === 1
    const first: WithWay[] = []
    for (const addressee of addressees.get(warningId) ?? []) {
      const stored = sendAt(warning, addressee, isUrgent, now)
      const requested = { ...addressee, warningId }
      const turn = turnOf({
        held: stored,
        isUrgent,
        budget: budgetFor(addressee.channel),
        pace: paces.of(requested),
        now,
      })
      if (turn.tell === 'now') {
        first.push(addressee)
        paces.count(requested, now)
      } else waiting.set(`${warningId}:${keyOf(addressee)}`, waitingOf(requested, turn))
    }
    if (first.length > 0)
      messages.push({
        orgId,
        incidentId,
        reason,
        articleId,
        once: `incident:${incidentId}:${articleId ?? reason}`,
        to: first.map(addressee => ({ ...addressee, restsUntil: null })),
        hours: null,
      })
  }
  await sendMessages({ db, now }, messages)
  await startClocks({ db, now }, tellings, warnings)
  await wait(db, [...waiting.values()], now)
}

async function addresseesByWarning(db: Tx, warnings: readonly Addressed[], now: Date): Promise<Map<number, WithWay[]>> {
  const found = new Map<number, WithWay[]>()
  for (const [orgId, own] of Map.groupBy(warnings, warning => warning.orgId)) {
    const named = await addresseesOf({ orgId, db, now }, own)
    for (const [at, { warningId }] of own.entries())
      found.set(
        warningId,
        (named[at] ?? []).map(addressee => ({ ...addressee, ...wayTo(addressee.receiver, orgId), orgId })),
      )
  }
  return found
}

/** Pure. What a warning's hours and set times, and the receiver's own rest, allow; nothing passes a person's own rest. */
export function sendAt(
  warning: Hours & { cycle: readonly string[] },
  { restsUntil }: Pick<Addressee, 'restsUntil'>,
  isUrgent: boolean,
  now: Date,
): TurnQuery['held'] {
  const open = isUrgent ? null : nextAllowedHour(warning, now)
  const set = isUrgent ? null : nextOfCycle(warning.cycle, warning.timeZone, open ?? now)
  const until = later(set ?? open, restsUntil)
  if (until === null || until <= now) return null
  return { until, why: set && set >= until ? 'cycle' : 'hours' }
}

interface Waiting {
  org_id: number
  warning_id: number
  channel: string
  address: string
  due_at: Date
  why: string
}

const waitingOf = (
  { orgId, warningId, channel, address }: Reached & { orgId: number; warningId: number },
  turn: Turn & { tell: 'later' },
): Waiting => ({ org_id: orgId, warning_id: warningId, channel, address, due_at: turn.at, why: turn.why })

/** Rows are locked also where nothing of them changes: whoever sends what is due waits for this transaction and then finds its incidents. */
async function wait(db: Tx, rows: readonly Waiting[], now: Date): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into warning_waiting (org_id, channel, address, warning_id, since, due_at, why)
    select r.org_id, r.channel, r.address, r.warning_id, ${now}, r.due_at, r.why
    from jsonb_to_recordset(${jsonRows(rows)}::jsonb) as r (org_id int, warning_id int, channel text, address text, due_at timestamptz, why text)
    order by r.org_id, r.channel, r.address, r.warning_id
    on conflict (org_id, channel, address, warning_id) do update set due_at = least(warning_waiting.due_at, excluded.due_at),
      why = case when excluded.why = 'storm' then 'storm' else warning_waiting.why end`.execute(db)
}
