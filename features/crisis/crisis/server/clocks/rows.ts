/** Clocks as they are stored. */

import { calendarOf } from '@guanlan/features/people/address-book/server'
import { isWorkingBy } from '@guanlan/features/reports/timed-reports/server'
import { type Tx, zoneOf } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { ClockKind } from '../../contract.ts'
import type { LimitRules } from './ends.ts'
import { dueOf, notifiedAfterChange, stepMoments } from './steps.ts'

export interface Place {
  orgId: number
  db: Tx
  now: Date
}

export interface ClockRow {
  id: number
  crisisId: number
  kind: ClockKind
  round: number
  startsAt: Date
  minutes: number | null
  workdays: boolean
  paused: number
  dueAt: Date | null
  state: 'running' | 'paused' | 'done' | 'over'
  pausedAt: Date | null
  notified: number
}

export const clockColumns = sql`
  c.id, c.crisis_id as "crisisId", c.kind, c.round, c.starts_at as "startsAt", c.minutes, c.workdays, c.paused_minutes as paused,
  c.due_at as "dueAt", c.state, c.paused_at as "pausedAt", c.notified`

/** What is sent of a crisis stands in one thread; what a clock put into it begins with its own key. */
export const purpose = 'crisis'
export const threadOf = (crisisId: number): string => `crisis:${crisisId}`
export const keyOfClock = (id: number): string => `crisisClock:${id}:`

/** @param since the calendar is asked from this day on */
export async function rulesOf({ orgId, db }: Place, workdays: boolean, since: Date): Promise<LimitRules> {
  const zone = await zoneOf(orgId, db)
  return { zone, isWorking: workdays ? isWorkingBy(await calendarOf({ orgId, db, now: since })) : null }
}

export async function clocksOf({ orgId, db }: Place, crisisId: number): Promise<ClockRow[]> {
  const { rows } = await sql<ClockRow>`
    select ${clockColumns} from crisis_clocks c join crises r on r.org_id = c.org_id and r.id = c.crisis_id and r.chapter = c.chapter
    where c.org_id = ${orgId} and c.crisis_id = ${crisisId} order by c.id limit 1000`.execute(db)
  return rows
}

type Limited = Pick<ClockRow, 'startsAt' | 'workdays' | 'paused' | 'notified'> & { minutes: number }

/** When it ends, what of it was told, and when the next step is. */
export async function timesOf(place: Place, clock: Limited) {
  const rules = await rulesOf(place, clock.workdays, clock.startsAt)
  const moments = stepMoments(clock, rules)
  const notified = notifiedAfterChange(moments, clock.notified, place.now)
  return { dueAt: dueOf(clock, rules), notified, tellAt: moments[notified] ?? null, rules }
}

export async function insertClock(
  place: Place,
  crisisId: number,
  clock: Pick<ClockRow, 'kind' | 'round' | 'startsAt' | 'workdays'> & { minutes: number },
): Promise<void> {
  const { dueAt, tellAt } = await timesOf(place, { ...clock, paused: 0, notified: 0 })
  await sql`
    insert into crisis_clocks (org_id, crisis_id, chapter, kind, round, starts_at, minutes, workdays, due_at, state, tell_at)
    select ${place.orgId}::int, r.id, r.chapter, ${clock.kind}, ${clock.round}, ${clock.startsAt}::timestamptz, ${clock.minutes}, ${clock.workdays}, ${dueAt}::timestamptz, 'running', ${tellAt}::timestamptz
    from crises r where r.org_id = ${place.orgId} and r.id = ${crisisId} on conflict do nothing`.execute(place.db)
}

/** Running again, with these minutes from its original start. */
export async function refitClock(
  place: Place,
  clock: ClockRow,
  { minutes, workdays, paused = clock.paused }: { minutes: number; workdays: boolean; paused?: number },
): Promise<void> {
  const { dueAt, notified, tellAt } = await timesOf(place, { ...clock, minutes, workdays, paused })
  await sql`
    update crisis_clocks set minutes = ${minutes}, workdays = ${workdays}, paused_minutes = ${paused}, due_at = ${dueAt}::timestamptz, notified = ${notified}, tell_at = ${tellAt}::timestamptz
    where org_id = ${place.orgId} and id = ${clock.id}`.execute(place.db)
}
