/** Days of everything or of a few monitors: those that are counted, and stretches of each that are not. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import {
  type CountedDay,
  type DaysPlan,
  type DaysQuery,
  epochDay,
  mostRead,
  mostUnknown,
  oldestBelieved,
} from './plan.ts'
import { isoDay, type Stretch } from './read.ts'

/** @returns null: statements are the faster way */
export async function planOfFew(scope: Scope, query: DaysQuery, first: number, last: number): Promise<DaysPlan | null> {
  const stored = await countedDays(scope, query, first, last)
  const missing = missingOf(query, stored, first, last)
  if (!isEnough(stored, missing, await unknownDays(scope, query, stored, first, last), last - first + 1)) return null
  return { kept: stored, meant: () => null, missing, missingTogether: [] }
}

function isEnough(
  counted: readonly CountedDay[],
  missing: readonly Stretch[],
  unknown: number,
  requested: number,
): boolean {
  const read = missing.reduce((sum, { first, last }) => sum + last - first + 1, 0)
  return counted.length > 0 && read <= mostRead && unknown <= mostUnknown(requested)
}

/** Days of which no monitor is counted, without those that were looked at and held too little to be kept (keep.ts), and have not changed since. */
async function unknownDays(
  { db, orgId }: Scope,
  { monitorIds }: DaysQuery,
  counted: readonly CountedDay[],
  first: number,
  last: number,
): Promise<number> {
  const days = new Set(counted.map(({ day }) => day))
  if (days.size === last - first + 1) return 0
  const { rows } = await sql<{ oldest: number; newest: number; changed: number[] }>`
    select ${epochDay(sql`p.oldest`)} as oldest, ${epochDay(sql`p.newest`)} as newest,
      array(select distinct ${epochDay(sql`c.day`)} from fact_day_changes c where c.org_id = ${orgId} and c.monitor_id = any(${[...(monitorIds ?? [0])]}::int[])
        and c.day between ${isoDay(first)}::date and ${isoDay(last)}::date) as changed
    from fact_day_progress p where p.org_id = ${orgId}`.execute(db)
  const [looked] = rows
  const changed = new Set(looked?.changed)
  let unknown = 0
  for (let day = first; day <= last; day++)
    if (!days.has(day) && !(looked && day >= looked.oldest && day <= looked.newest && !changed.has(day))) unknown++
  return unknown
}

async function countedDays(
  { db, orgId }: Scope,
  { monitorIds }: DaysQuery,
  first: number,
  last: number,
): Promise<CountedDay[]> {
  const { rows } = await sql<CountedDay>`
    select d.monitor_id as "monitorId", ${epochDay(sql`d.day`)} as day, d.made::text as made from fact_days d
    where d.org_id = ${orgId} and d.monitor_id = any(${[...(monitorIds ?? [0])]}::int[]) and d.day between ${isoDay(oldestBelieved(first))}::date and ${isoDay(last)}::date
      and not exists (select from fact_day_changes c where c.org_id = d.org_id and c.monitor_id = d.monitor_id and c.day = d.day)`.execute(
    db,
  )
  return rows
}

/** What is not counted. Pure. */
function missingOf({ monitorIds }: DaysQuery, counted: readonly CountedDay[], first: number, last: number): Stretch[] {
  const days = Map.groupBy(counted, ({ monitorId }) => monitorId)
  return (monitorIds ?? [0]).flatMap(monitorId => {
    const have = new Set(days.get(monitorId)?.map(({ day }) => day))
    return stretchesWithout(have, first, last).map(stretch => ({ monitorId, ...stretch }))
  })
}

/** The days from first to last that a set does not have, as stretches. Pure. */
function stretchesWithout(have: ReadonlySet<number>, first: number, last: number): { first: number; last: number }[] {
  const stretches: { first: number; last: number }[] = []
  for (let day = first; day <= last; day++) {
    if (have.has(day)) continue
    const open = stretches.at(-1)
    if (open && open.last === day - 1) open.last = day
    else stretches.push({ first: day, last: day })
  }
  return stretches
}
