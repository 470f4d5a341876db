/**
 * What the clocks of incidents do: the next step is told, a clock stops when somebody takes the incident up, and begins again when that is taken
 * back. It looks at states alone, so that it does not matter where an incident was taken up: in the centre, by a link, or by an undo.
 */
import { wayTo } from '@guanlan/features/workspace/notifications/server'
import { say } from '@guanlan/platform/contract'
import type { Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { strings } from '../../strings.ts'
import { escalatesAt, nextStep } from '../sending/escalation.ts'
import { type Place, sendMessage } from '../sending/messages.ts'
import { pacesOf } from '../sending/pace.ts'
import { type Addressee, addresseesOf } from '../sending/receivers.ts'
import { budgetFor, turnOf } from '../sending/turn.ts'
import { notifyAcknowledged } from './acknowledged.ts'
import { type Escalating, isUrgent, stepsOf } from './clocks.ts'
import { addressedBy } from './notify.ts'
import { notifyUnacknowledged } from './unacknowledged.ts'

/** At once; the steps of a storm are one message for each receiver. */
const mostDue = 1_000
const mostStopped = 50
/** An incident that nobody took up, or opened again, for so long has no clock any more. */
const keptMs = 30 * 86_400_000

/** Within one transaction; others skip what it holds. True: there may be more to do at once. */
export async function sendDueEscalations(tx: Tx, now: Date): Promise<boolean> {
  const stopped = await stopClocks(tx, now)
  const restarted = await restartClocks(tx, now)
  const notified = await tellDue(tx, now)
  await sql`
    delete from warning_escalations where (org_id, incident_id) in (
      select org_id, incident_id from warning_escalations where changed_at < ${new Date(now.getTime() - keptMs)}::timestamptz order by changed_at limit 100 for update skip locked)`.execute(
    tx,
  )
  return stopped || restarted || notified
}

/** Whoever was told hears who took it; what was put together with another incident has no clock of its own. */
async function stopClocks(tx: Tx, now: Date): Promise<boolean> {
  const { rows } = await sql<{ orgId: number; id: number; isMerged: boolean }>`
    with taken as (
      select e.org_id, e.incident_id, i.merged_into is not null as merged from warning_escalations e
      join warning_incidents i on i.org_id = e.org_id and i.id = e.incident_id and (i.state <> 'open' or i.merged_into is not null)
      where e.stopped_at is null order by e.org_id, e.incident_id limit ${mostStopped} for update of e skip locked
    )
    update warning_escalations e set stopped_at = ${now}, changed_at = ${now} from taken t where t.org_id = e.org_id and t.incident_id = e.incident_id
    returning e.org_id as "orgId", e.incident_id as id, t.merged as "isMerged"`.execute(tx)
  for (const { orgId, id, isMerged } of rows) if (!isMerged) await notifyAcknowledged({ orgId, db: tx, now }, id)
  return rows.length > 0
}

interface Clock {
  orgId: number
  incidentId: number
  warningId: number
  told: number
  level: number | null
}

const clockColumns = sql`e.org_id as "orgId", e.incident_id as "incidentId", e.warning_id as "warningId", e.told, i.level`

/** Opened again: the step that would have come next comes after all of its minutes. */
async function restartClocks(tx: Tx, now: Date): Promise<boolean> {
  const { rows } = await sql<Clock>`
    select ${clockColumns} from warning_escalations e
    join warning_incidents i on i.org_id = e.org_id and i.id = e.incident_id and i.state = 'open' and i.merged_into is null
    where e.stopped_at is not null order by e.org_id, e.incident_id limit ${mostStopped} for update of e skip locked`.execute(
    tx,
  )
  for (const own of byStep(rows)) {
    const place = { orgId: own[0].orgId, db: tx, now }
    await setClocks(place, own, await warningOf(place, own[0].warningId), own[0].told)
  }
  return rows.length > 0
}

async function tellDue(tx: Tx, now: Date): Promise<boolean> {
  const { rows } = await sql<Clock>`
    select ${clockColumns} from warning_escalations e
    join warning_incidents i on i.org_id = e.org_id and i.id = e.incident_id and i.state = 'open' and i.merged_into is null
    where e.stopped_at is null and e.due_at <= ${now}::timestamptz order by e.due_at limit ${mostDue} for update of e skip locked`.execute(
    tx,
  )
  for (const own of byStep(rows)) await tellStep({ orgId: own[0].orgId, db: tx, now }, own)
  return rows.length > 0
}

/** Those of one warning that are at the same step, the urgent ones by themselves. */
const byStep = (clocks: readonly Clock[]): [Clock, ...Clock[]][] =>
  [
    ...Map.groupBy(clocks, ({ orgId, warningId, told: notified, level }) =>
      [orgId, warningId, notified, level === 1].join(),
    ).values(),
  ] as [Clock, ...Clock[]][]

async function tellStep(place: Place, clocks: readonly [Clock, ...Clock[]]): Promise<void> {
  const [{ warningId, told: notified, level }] = clocks
  const warning = await warningOf(place, warningId)
  const step = warning && nextStep(stepsOf(warning), notified)
  if (!warning || !step) return setClocks(place, clocks, warning, Number.POSITIVE_INFINITY)
  const urgent = isUrgent(warning, level)
  // The hours may have been changed since the clock was set.
  const opens = escalatesAt(warning, 0, place.now, urgent)
  if (opens > place.now) return postpone(place, clocks, opens)
  const [addressees = []] = await addresseesOf(place, [{ ...step, receiveEmail: true, receiveWechat: false }])
  const { first, later } = await byTurn(place, addressees, warningId, urgent)
  // Where nobody has room just now all of it waits; where some have, the others find it in the list and in what the warning itself tells them.
  if (first.length === 0 && later) return postpone(place, clocks, later)
  const [one, ...more] = clocks
  if (more.length > 0)
    await notifyUnacknowledged(
      place,
      clocks.map(({ incidentId }) => incidentId),
      first,
    )
  else
    await sendMessage(place, {
      incidentId: one.incidentId,
      reason: 'first',
      articleId: null,
      text: locale => say(strings.unacknowledged, locale, { minutes: step.afterMinutes }),
      once: `incident:${one.incidentId}:step:${notified}`,
      to: first,
      hours: null,
    })
  await setClocks(place, clocks, warning, notified + 1)
}

/** Undefined: it is switched off, or gone. */
const warningOf = async ({ orgId, db, now }: Place, warningId: number): Promise<Escalating | undefined> =>
  (await addressedBy({ db, now }, [{ orgId, warningId }])).get(warningId)

/** As for what a warning tells: within the minute, the hour and the day. `later`: when the first of the others has room. */
async function byTurn(place: Place, addressees: readonly Addressee[], warningId: number, urgent: boolean) {
  const reached = addressees.map(addressee => ({ ...addressee, ...wayTo(addressee.receiver, place.orgId) }))
  const paces = await pacesOf(
    place,
    reached.map(({ channel, address }) => ({ orgId: place.orgId, channel, address, warningId })),
  )
  const first: Addressee[] = []
  let later: Date | null = null
  for (const [at, addressee] of reached.entries()) {
    const pace = paces[at]
    if (!pace) continue
    const turn = turnOf({ held: null, isUrgent: urgent, budget: budgetFor(addressee.channel), pace, now: place.now })
    if (turn.tell === 'now') first.push(addressee)
    else {
      // A storm that begins is told by the warning; a step looks again a minute later.
      const next = new Date(Math.max(turn.at.getTime(), place.now.getTime() + 60_000))
      if (later === null || next < later) later = next
    }
  }
  return { first, later }
}

/** @param notified how many steps were told; more than there are: the clock ends */
async function setClocks(
  { orgId, db, now }: Place,
  clocks: readonly [Clock, ...Clock[]],
  warning: Escalating | undefined,
  notified: number,
): Promise<void> {
  const next = warning ? nextStep(stepsOf(warning), notified) : null
  const dueAt =
    warning && next ? escalatesAt(warning, next.afterMinutes, now, isUrgent(warning, clocks[0].level)) : null
  await sql`
    update warning_escalations set told = ${Number.isFinite(notified) ? notified : clocks[0].told}, due_at = ${dueAt}::timestamptz, stopped_at = null, changed_at = ${now}
    where org_id = ${orgId} and incident_id = any(${clocks.map(({ incidentId }) => incidentId)}::int[])`.execute(db)
}

async function postpone({ orgId, db }: Place, clocks: readonly Clock[], until: Date): Promise<void> {
  await sql`
    update warning_escalations set due_at = ${until} where org_id = ${orgId} and incident_id = any(${clocks.map(({ incidentId }) => incidentId)}::int[])`.execute(
    db,
  )
}
