/** Days of many monitors: the large ones by themselves, all others from what is counted of them together, and the rest read at once. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import {
  type CountedDay,
  type DaysPlan,
  type DaysQuery,
  epochDay,
  mostRead,
  mostTogether,
  mostUnknown,
  oldestBelieved,
} from './plan.ts'
import { isoDay, type StretchTogether, several } from './read.ts'

/** Fewer are read as fast by themselves as with all other small monitors of the organisation. */
const fewestTogether = 10
/** Each is read by itself (`readTogether`). */
const mostStretches = 12

/** What small monitors hold together is not shown to somebody who may see some of them. */
export const isOfMany = ({ limitedTo }: Scope, { monitorIds }: DaysQuery): boolean =>
  !limitedTo && (monitorIds?.length ?? 0) >= fewestTogether

/** @returns null: statements are the faster way */
export async function planOfMany(
  scope: Scope,
  { monitorIds }: DaysQuery,
  first: number,
  last: number,
): Promise<DaysPlan | null> {
  const requested = monitorIds ?? []
  const found = await lookUp(scope, requested, first, last)
  if (!found) return null
  const stored: CountedDay[] = []
  const missing: MissingDay[] = []
  const leftOut = new Map<number, Set<number>>()
  let unknown = 0
  for (let day = first; day <= last; day++) {
    const own = found.own.get(day) ?? []
    stored.push(...own)
    const others = without(requested, own)
    if (others.length === 0) continue
    const together = found.together.get(day)
    const changed = found.changed.get(day) ?? []
    if (together) {
      stored.push(together)
      leftOut.set(day, new Set([...changed, ...own.map(({ monitorId }) => monitorId)]))
      if (changed.length > 0) missing.push({ monitorIds: changed, day })
    } else {
      if (changed.length > 0 || !found.isLooked(day)) unknown++
      missing.push({ monitorIds: others, day })
    }
  }
  if (stored.length === 0 || unknown > mostUnknown(last - first + 1)) return null
  const read = inStretches(missing)
  if (!read) return null
  const isRequested = new Set(requested)
  return {
    kept: stored,
    meant: ({ day, columns: { monitors } }) => {
      const not = leftOut.get(day)
      return monitors ? Uint8Array.from(monitors, id => (isRequested.has(id) && !not?.has(id) ? 1 : 0)) : null
    },
    ...read,
  }
}

/** A few stretches of many monitors, or days of a few here and there; null: neither. Pure. */
function inStretches(days: readonly MissingDay[]): Pick<DaysPlan, 'missing' | 'missingTogether'> | null {
  const together = stretchesOf(days)
  if (together.length <= mostStretches) return { missing: [], missingTogether: together }
  if (days.reduce((sum, { monitorIds }) => sum + monitorIds.length, 0) > mostRead) return null
  const each = days.flatMap(({ monitorIds, day }) =>
    monitorIds.map(monitorId => ({ monitorId, first: day, last: day })),
  )
  return { missing: each, missingTogether: [] }
}

interface MissingDay {
  monitorIds: readonly number[]
  day: number
}

function without(monitorIds: readonly number[], own: readonly CountedDay[]): readonly number[] {
  if (own.length === 0) return monitorIds
  const have = new Set(own.map(({ monitorId }) => monitorId))
  return monitorIds.filter(id => !have.has(id))
}

/** Days of the same monitors that follow one another. Pure. */
function stretchesOf(days: readonly MissingDay[]): StretchTogether[] {
  const stretches: StretchTogether[] = []
  for (const { monitorIds, day } of days) {
    const open = stretches.at(-1)
    if (open && open.last === day - 1 && isSame(open.monitorIds, monitorIds)) open.last = day
    else stretches.push({ monitorIds, are: 'these', first: day, last: day })
  }
  return stretches
}

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a === b || (a.length === b.length && a.every((id, n) => id === b[n]))

interface LookedUp {
  /** By day: of the asked monitors. */
  own: ReadonlyMap<number, CountedDay[]>
  together: ReadonlyMap<number, CountedDay>
  /** By day: asked monitors that changed since what is kept was counted. */
  changed: ReadonlyMap<number, number[]>
  /** Days that were looked at: where nothing is kept, there is little. */
  isLooked(day: number): boolean
}

interface FoundRow {
  monitorId: number
  day: number
  /** Null: a note of a change. */
  made: string | null
  rows: number
  newest: number | null
  oldest: number | null
}

/**
 * In one statement, so that a monitor that becomes large meanwhile is neither missed nor counted twice.
 * @returns null: a day holds too much, or too much has changed
 */
async function lookUp(
  { db, orgId }: Scope,
  requested: readonly number[],
  first: number,
  last: number,
): Promise<LookedUp | null> {
  const days = sql`between ${isoDay(oldestBelieved(first))}::date and ${isoDay(last)}::date`
  const monitors = sql`any(${[several, ...requested]}::int[])`
  const { rows } = await sql<FoundRow>`
    with kept as (
      select d.monitor_id, d.day, d.made::text, d.rows from fact_days d where d.org_id = ${orgId} and d.monitor_id = ${monitors} and d.day ${days}
    ), changes as (
      select distinct c.monitor_id, c.day from fact_day_changes c where c.org_id = ${orgId} and c.monitor_id = ${monitors} and c.day ${days} limit ${mostRead + 1}
    )
    select w.monitor_id as "monitorId", ${epochDay(sql`w.day`)} as day, w.made, w.rows, ${epochDay(sql`p.newest`)} as newest, ${epochDay(sql`p.oldest`)} as oldest
    from (select * from kept union all select monitor_id, day, null, 0 from changes) w left join fact_day_progress p on p.org_id = ${orgId}`.execute(
    db,
  )
  const [stored, changes] = [rows.filter(({ made }) => made !== null), rows.filter(({ made }) => made === null)]
  if (changes.length > mostRead || stored.some(each => each.monitorId === several && each.rows > mostTogether))
    return null
  const changed = new Map(
    [...Map.groupBy(changes, ({ day }) => day)].map(([day, of]) => [day, of.map(({ monitorId }) => monitorId)]),
  )
  const believed = stored.flatMap(({ monitorId, day, made }) =>
    made === null || changed.get(day)?.includes(monitorId) ? [] : [{ monitorId, day, made }],
  )
  const isTogether = ({ monitorId }: CountedDay) => monitorId === several
  const { newest, oldest } = rows[0] ?? { newest: null, oldest: null }
  return {
    own: Map.groupBy(
      believed.filter(each => !isTogether(each)),
      ({ day }) => day,
    ),
    together: new Map(believed.filter(isTogether).map(each => [each.day, each])),
    changed: new Map([...changed].map(([day, ids]) => [day, ids.filter(id => id !== several)])),
    isLooked: day =>
      newest !== null && oldest !== null && day >= oldest && day <= newest && !changed.get(day)?.includes(several),
  }
}
