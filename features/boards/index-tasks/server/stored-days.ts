/** Days of indices that are over, counted by a worker after midnight and stored, so that a year is shown at once. */
import { type Scope, wallClock, zoneOf } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { longestDays } from '../contract.ts'
import type { DayAmounts } from './compute.ts'
import { beginsOf, type CountedDay, countDays, daysAtOnce, type Stretch, type Subject, stretchesOf } from './days.ts'

const dayMs = 86_400_000
/** Articles of the last weeks still arrive, are corrected and removed: their days are counted anew each night. */
const recountedDays = 28

/** What is counted for another subject or by another clock is no day of it. Pure. */
const subjectOf = ({ monitorId, brand }: Subject, zone: string): string =>
  `${zone} ${monitorId === null ? `brand ${brand}` : `monitor ${monitorId}`}`

/** By day; without those that a turn has not come to yet. */
export async function storedDays(
  { orgId, db }: Pick<Scope, 'orgId' | 'db'>,
  task: Subject & { id: number },
  { first, last }: { first: string; last: string },
  zone: string,
): Promise<Map<string, CountedDay>> {
  const { rows } = await sql<{ day: string; amounts: DayAmounts | null; isDisturbed: boolean; isEmpty: boolean }>`
    select day::text as day, amounts, is_disturbed as "isDisturbed", is_empty as "isEmpty" from index_days
    where org_id = ${orgId} and index_id = ${task.id} and subject = ${subjectOf(task, zone)} and day between ${first}::date and ${last}::date`.execute(
    db,
  )
  return new Map(
    rows.map(({ amounts, ...day }) => [day.day, { ...day, amounts: amounts ?? undefined, isUnfinished: false }]),
  )
}

async function storeDays(
  { orgId, db, now }: Scope,
  task: Subject & { id: number },
  days: readonly CountedDay[],
  zone: string,
): Promise<void> {
  const over = days.filter(({ isUnfinished }) => !isUnfinished)
  const rows = over.map(({ day, amounts, isDisturbed, isEmpty }) => ({
    ...{ day, amounts: amounts ?? null, is_disturbed: isDisturbed ?? false, is_empty: isEmpty ?? false },
  }))
  await sql`
    insert into index_days (org_id, index_id, day, subject, amounts, is_disturbed, is_empty, counted_at)
    select ${orgId}::int, ${task.id}::int, d.day, ${subjectOf(task, zone)}, nullif(d.amounts, 'null'::jsonb), d.is_disturbed, d.is_empty, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) d (day date, amounts jsonb, is_disturbed boolean, is_empty boolean)
    on conflict (org_id, index_id, day) do update set subject = excluded.subject, amounts = excluded.amounts, is_disturbed = excluded.is_disturbed,
      is_empty = excluded.is_empty, counted_at = excluded.counted_at`.execute(db)
}

interface Counted extends Subject {
  id: number
}

/** @returns whether there was one: of some index up to 60 days that are over, of which one is missing or was not counted since midnight */
export async function storeNextStretch(scope: Scope): Promise<boolean> {
  const zone = await zoneOf(scope.orgId, scope.db)
  const stretches = stretchesBack(scope.now, zone)
  const { rows } = await sql<Counted>`
    select id, monitor_id as "monitorId", brand from index_tasks where org_id = ${scope.orgId} order by id for share`.execute(
    scope.db,
  )
  for (const task of rows) {
    const isDue = await dueOf(scope, task, zone)
    const stretch = stretches.find(({ begins }) => begins.some(isDue))
    if (!stretch) continue
    await storeDays(scope, task, await countDays(scope, task, stretch, zone), zone)
    return true
  }
  return false
}

/** Of the beginning of a day whether it has to be counted. */
async function dueOf({ orgId, db, now }: Scope, task: Counted, zone: string): Promise<(at: number) => boolean> {
  const { rows } = await sql<{ day: string; countedOn: string }>`
    select day::text as day, to_char(counted_at at time zone ${zone}, 'YYYY-MM-DD') as "countedOn" from index_days
    where org_id = ${orgId} and index_id = ${task.id} and subject = ${subjectOf(task, zone)}`.execute(db)
  const countedOn = new Map(rows.map(({ day, countedOn: on }) => [day, on]))
  const clock = wallClock(zone)
  const today = clock.text(now).slice(0, 10)
  const recounted = clock.text(new Date(now.getTime() - recountedDays * dayMs)).slice(0, 10)
  return at => {
    const day = clock.text(new Date(at)).slice(0, 10)
    const on = countedOn.get(day)
    return on === undefined || (day >= recounted && on < today)
  }
}

/** From yesterday back to 13 months ago, the newest first; the same ones all day. */
function stretchesBack(now: Date, zone: string): Stretch[] {
  const [today = now.getTime()] = beginsOf({ from: now, to: now }, zone)
  const yesterday = new Date(today - 1)
  const from = new Date(yesterday.getTime() - (longestDays - 1) * dayMs)
  const back = beginsOf({ from, to: yesterday }, zone).toReversed()
  return Array.from({ length: Math.ceil(back.length / daysAtOnce) }, (_, n) => {
    const next = back[n * daysAtOnce - 1]
    return {
      begins: back.slice(n * daysAtOnce, (n + 1) * daysAtOnce).toReversed(),
      until: next === undefined ? yesterday : new Date(next - 1),
    }
  })
}

/** Stored days where there are any, the others counted now; in order. */
export async function daysBetween(
  scope: Scope,
  task: Subject & { id: number },
  { from, to }: { from: Date; to: Date },
  zone: string,
): Promise<CountedDay[]> {
  const begins = beginsOf({ from, to }, zone)
  const clock = wallClock(zone)
  const dayOf = (at: number) => clock.text(new Date(at)).slice(0, 10)
  const [first, last] = [begins[0], begins.at(-1)]
  // What a worker counted is of the whole organisation, and whole days; the last one may end earlier.
  const stored =
    scope.limitedTo || first === undefined || last === undefined
      ? new Map<string, CountedDay>()
      : await storedDays(scope, task, { first: dayOf(first), last: dayOf(last - 1) }, zone)
  const counted = new Map<string, CountedDay>()
  for (const run of runsWithout(begins, at => stored.has(dayOf(at)))) {
    const next = begins[begins.indexOf(run.at(-1) as number) + 1]
    for (const stretch of stretchesOf(run, next === undefined ? to : new Date(next - 1)))
      for (const day of await countDays(scope, task, stretch, zone)) counted.set(day.day, day)
  }
  return begins.flatMap(at => stored.get(dayOf(at)) ?? counted.get(dayOf(at)) ?? [])
}

/** What is not known, as runs of neighbours. Pure. */
function runsWithout(begins: readonly number[], isKnown: (at: number) => boolean): number[][] {
  const runs: number[][] = []
  let isOpen = false
  for (const at of begins) {
    if (isKnown(at)) isOpen = false
    else if (isOpen) runs.at(-1)?.push(at)
    else {
      runs.push([at])
      isOpen = true
    }
  }
  return runs
}
