/**
 * What receivers are told later is told here: all that came for one of them meanwhile in one message. Who it is told to and of which incidents is
 * read now, so that whoever was removed, and what was taken up or switched off meanwhile, is not in it.
 */
import { enqueue, wayTo } from '@guanlan/features/workspace/notifications/server'
import type { Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Reason } from '../../contract.ts'
import { type Place, sendMessage } from '../sending/messages.ts'
import { keyOf, pacesOf, type Reached } from '../sending/pace.ts'
import { type Addressee, addresseesOf } from '../sending/receivers.ts'
import { type SummarisedIncident, summaryOf } from '../sending/summary.ts'
import { purpose, stormThread, summaryThread } from '../sending/threads.ts'
import { budgetFor, isStorm, minuteMs, stormMs, type Why } from '../sending/turn.ts'
import { type Addressed, addressedBy, sendAt } from './notify.ts'

interface Due extends Reached {
  orgId: number
  warningId: number
  since: Date
  why: Why
}

/** At once, of those that are due. */
const mostReceivers = 50

/** Within one transaction; others skip what it holds. True: there may be more to do at once. */
export async function sendSummaries(tx: Tx, now: Date): Promise<boolean> {
  const { rows } = await sql<Due>`
    with receivers as (
      select distinct org_id, channel, address from (
        select org_id, channel, address from warning_waiting where due_at <= ${now}::timestamptz order by due_at limit ${mostReceivers}) w),
    due as (
      select w.org_id, w.channel, w.address, w.warning_id from warning_waiting w join receivers using (org_id, channel, address)
      where w.due_at <= ${now}::timestamptz order by w.org_id, w.channel, w.address, w.warning_id for update of w skip locked)
    delete from warning_waiting w using due d
    where w.org_id = d.org_id and w.channel = d.channel and w.address = d.address and w.warning_id = d.warning_id
    returning w.org_id as "orgId", w.channel, w.address, w.warning_id as "warningId", w.since, w.why`.execute(tx)
  for (const [orgId, own] of Map.groupBy(rows, row => row.orgId)) await sendOf({ orgId, db: tx, now }, own)
  return rows.length > 0
}

async function sendOf(place: Place, due: readonly Due[]): Promise<void> {
  const receivers = await receiversOf(place, due)
  const now = handedOver(due, receivers, place.orgId)
  const reached = [...new Map(now.map(row => [keyOf(row), row])).values()]
  const found = await pacesOf(
    place,
    reached.map(({ channel, address }) => ({ orgId: place.orgId, channel, address, warningId: null })),
  )
  const paces = new Map(reached.map((row, at) => [keyOf(row), found[at]]))
  for (const [key, own] of Map.groupBy(now, keyOf)) {
    const named = await thoseOpen(place, own, receivers)
    const [first] = named
    const pace = paces.get(key)
    if (!first || !pace) continue
    const incidents = await incidentsOf(place, named)
    if (incidents.length === 0) continue
    const why = named.map(row => row.why)
    const storms = isStorm(incidents.length, why, budgetFor(first.channel), pace.spent)
    if (incidents.length === 1 && !storms) await sendOne(place, incidents, first.addressee)
    else
      await sendSummary(
        place,
        incidents,
        first.addressee,
        storms ? 'storm' : why.includes('minute') ? 'minute' : 'hours',
      )
  }
}

interface Named extends Due {
  addressee: Addressee
}
type Receivers = Map<number, { warning: Addressed; byKey: Map<string, Addressee> }>

/** By warning: whom each names now. Those that are switched off are missing. */
async function receiversOf(place: Place, due: readonly Due[]): Promise<Receivers> {
  const warnings = [...(await addressedBy(place, due)).values()]
  const addressees = await addresseesOf(place, warnings)
  return new Map(
    warnings.map((warning, at) => {
      const byKey = new Map((addressees[at] ?? []).map(one => [keyOf(wayTo(one.receiver, place.orgId)), one]))
      return [warning.warningId, { warning, byKey }]
    }),
  )
}

/** Pure. What waited for somebody who is not named any more goes to whoever is on duty now, where a roster is named. */
function handedOver(due: readonly Due[], receivers: Receivers, orgId: number): Due[] {
  const moved = due.flatMap((row): Due[] => {
    const byKey = receivers.get(row.warningId)?.byKey
    if (!byKey || byKey.has(keyOf(row))) return [row]
    const onDuty = [...byKey.values()].filter(({ isOnDuty }) => isOnDuty)
    return onDuty.map(({ receiver }) => ({ ...row, ...reachedBy(wayTo(receiver, orgId)) }))
  })
  // The same receiver may have waited by itself, or for several: the longest wait holds all.
  const byReceiver = Map.groupBy(moved, row => `${keyOf(row)} ${row.warningId}`)
  return [...byReceiver.values()].flatMap(rows =>
    rows.sort((one, other) => one.since.getTime() - other.since.getTime()).slice(0, 1),
  )
}
const reachedBy = ({ channel, address }: Reached): Reached => ({ channel, address })

/** Those that still name the receiver; where it has become night meanwhile, or the receiver pauses, they wait on. */
async function thoseOpen(place: Place, due: readonly Due[], receivers: Receivers): Promise<Named[]> {
  const open: Named[] = []
  for (const row of due) {
    const known = receivers.get(row.warningId)
    const addressee = known?.byKey.get(keyOf(row))
    if (!known || !addressee) continue
    const stored = sendAt({ ...known.warning, cycle: [] }, addressee, false, place.now)
    if (stored) await waitOn(place, row, stored.until)
    else open.push({ ...row, addressee })
  }
  return open
}

async function waitOn({ orgId, db }: Place, { channel, address, warningId, since }: Due, until: Date): Promise<void> {
  await sql`
    insert into warning_waiting (org_id, channel, address, warning_id, since, due_at, why)
    values (${orgId}, ${channel}, ${address}, ${warningId}, ${since}, ${until}, 'hours')
    on conflict (org_id, channel, address, warning_id) do update set since = least(warning_waiting.since, excluded.since)`.execute(
    db,
  )
}

type Found = SummarisedIncident & { articleId: number | null; reason: Reason | null }

/** What was to be told since, is not taken up by anybody, and was not told to this receiver by itself. */
async function incidentsOf({ orgId, db }: Place, due: readonly Due[]): Promise<Found[]> {
  const [{ channel, address }] = due as [Due]
  const { rows } = await sql<Found>`
    select i.id, i.warning_name as "warningName", i.title, i.level, i.articles, i.last_at as "lastAt", i.demonstration, i.measured, m.article_id as "articleId", m.told as reason
    from unnest(${due.map(row => row.warningId)}::int[], ${due.map(row => row.since)}::timestamptz[]) as w (id, since)
    join warning_incidents i on i.org_id = ${orgId} and i.warning_id = w.id and i.last_at >= w.since - interval '1 day' and i.told_at >= w.since
    left join lateral (
      select article_id, told from warning_incident_articles a where a.org_id = i.org_id and a.incident_id = i.id and a.told is not null
      order by a.added_at desc, a.article_id desc limit 1) m on true
    where i.state = 'open' and i.review in ('none', 'sent') and not exists (
      select from deliveries d where d.org_id = ${orgId} and d.thread = 'incident:' || i.id and d.channel = ${channel} and d.address = ${address}
        and d.created_at >= i.told_at)
    order by i.level nulls last, i.last_at desc, i.id desc`.execute(db)
  return rows
}

const sendOne = (place: Place, [incident]: readonly Found[], addressee: Addressee) =>
  incident &&
  sendMessage(place, {
    incidentId: incident.id,
    reason: incident.reason ?? 'first',
    articleId: incident.articleId,
    once: `incident:${incident.id}:${incident.articleId ?? ''}`,
    to: [addressee],
    hours: null,
  })

async function sendSummary(
  place: Place,
  incidents: readonly Found[],
  addressee: Addressee,
  kind: 'storm' | 'minute' | 'hours',
) {
  const { orgId, db, now } = place
  await enqueue(place, {
    purpose,
    thread: kind === 'storm' ? stormThread : summaryThread,
    message: summaryOf(incidents, { ...addressee, kind, minutes: stormMs / minuteMs }),
    receivers: [addressee.receiver],
    matchedAt: incidents.reduce((first, { lastAt }) => (lastAt < first ? lastAt : first), now),
    decidedAt: now,
  })
  await sql`
    update warning_incidents set messages = messages + 1 where org_id = ${orgId} and id = any(${incidents.map(({ id }) => id)}::int[])`.execute(
    db,
  )
}
