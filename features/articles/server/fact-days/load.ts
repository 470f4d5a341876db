/** The days of a question: those that are counted as they were, the others from their rows. */
import type { Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import { type FactColumns, type FactReaders, type FactTexts, unpack } from './columns.ts'
import { givingWay } from './give-way.ts'
import { type Known, type KnownColumns, type KnownReaders, type KnownTexts, knowColumns, knowTexts } from './known.ts'
import { knownBy, remember, remembered } from './memory.ts'
import { type Beside, dayOf, isoDay, readFactDays, type Stretch } from './read.ts'

export interface DaysAsked {
  /** Null: everything of the organisation. */
  monitorIds: readonly number[] | null
  from: Date
  to: Date
  arrivedUntil?: Date
  beside: readonly Beside[]
}

export interface KnownDay {
  monitorId: number
  day: number
  columns: KnownColumns
  texts: KnownTexts | null
  readers: KnownReaders | null
}

interface Counted {
  monitorId: number
  day: number
  made: string
}

/** In order of time; null: too little of it is counted, and statements are the faster way. */
export async function loadFactDays(scope: Scope, asked: DaysAsked): Promise<KnownDay[] | null> {
  const [first, last] = [dayOf(asked.from), dayOf(asked.to)]
  const counted = await countedDays(scope, asked, first, last)
  const missing = restOf(asked, counted, first, last)
  if (!isEnough(counted, missing, await unknownDays(scope, asked, counted, first, last), last - first + 1)) return null
  const known = knownBy(scope.orgId)
  const kept = await fetchDays(scope, known, counted, asked.beside)
  // Counted anew since it was looked for.
  if (kept.length < counted.length) return null
  const rest = (await readFactDays(scope.db, { orgId: scope.orgId, stretches: missing }, asked.beside)).map(
    ({ columns, texts, readers, ...day }) => ({
      ...day,
      columns: knowColumns(known, columns),
      texts: texts && knowTexts(known, texts),
      readers: readers && { ...readers, known },
    }),
  )
  const all = [...kept, ...rest]
  const { arrivedUntil } = asked
  if (arrivedUntil && all.some(({ columns }) => columns.lastArrival > arrivedUntil.getTime())) return null
  return all.sort((a, b) => a.day - b.day || a.monitorId - b.monitorId)
}

/** Days of which nobody knows how much they hold, beside the running one and the one before: more are added up faster where they lie. */
const mostUnknown = 10
/** Days of monitors that are read from their rows. */
const mostRead = 1_000

function isEnough(counted: readonly Counted[], missing: readonly Stretch[], unknown: number, asked: number): boolean {
  const read = missing.reduce((sum, { first, last }) => sum + last - first + 1, 0)
  return counted.length > 0 && read <= mostRead && unknown <= 2 + Math.min(mostUnknown, (asked - 2) / 2)
}

/** Days of which no monitor is counted, without those that were looked at and held too little to be kept (keep.ts), and have not changed since. */
async function unknownDays(
  { db, orgId }: Scope,
  { monitorIds }: DaysAsked,
  counted: readonly Counted[],
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

const epochDay = (day: RawBuilder<unknown>) => sql`(extract(epoch from ${day}) / 86400)::int`

/** Fewer than triggers note (migration 0570), more than are counted (keep.ts). */
const notedDays = 195

async function countedDays(
  { db, orgId }: Scope,
  { monitorIds }: DaysAsked,
  first: number,
  last: number,
): Promise<Counted[]> {
  // Changes of days before are not noted.
  const oldest = Math.max(first, dayOf(Date.now()) - notedDays)
  const { rows } = await sql<Counted>`
    select d.monitor_id as "monitorId", ${epochDay(sql`d.day`)} as day, d.made::text as made from fact_days d
    where d.org_id = ${orgId} and d.monitor_id = any(${[...(monitorIds ?? [0])]}::int[]) and d.day between ${isoDay(oldest)}::date and ${isoDay(last)}::date
      and not exists (select from fact_day_changes c where c.org_id = d.org_id and c.monitor_id = d.monitor_id and c.day = d.day)`.execute(
    db,
  )
  return rows
}

type Part = 'columns' | Beside

async function fetchDays(
  scope: Scope,
  known: Known,
  counted: readonly Counted[],
  beside: readonly Beside[],
): Promise<KnownDay[]> {
  const columns = await fetchPart<KnownColumns>(scope, known, counted, 'columns')
  const texts = beside.includes('texts') ? await fetchPart<KnownTexts>(scope, known, counted, 'texts') : null
  const readers = beside.includes('readers') ? await fetchPart<KnownReaders>(scope, known, counted, 'readers') : null
  return counted.flatMap(({ monitorId, day, made }) => {
    const [of, told, read] = [columns.get(made), texts ? texts.get(made) : null, readers ? readers.get(made) : null]
    return of && told !== undefined && read !== undefined
      ? [{ monitorId, day, columns: of, texts: told, readers: read }]
      : []
  })
}

/** By the name under which they were counted; without those that have been counted anew since. */
async function fetchPart<Columns extends KnownColumns | KnownTexts | KnownReaders>(
  { db, orgId }: Scope,
  known: Known,
  counted: readonly Counted[],
  part: Part,
): Promise<Map<string, Columns>> {
  const keyOf = (made: string) => `${made} ${part}`
  const found = new Map<string, Columns>()
  const missing: Counted[] = []
  for (const each of counted) {
    const had = remembered<Columns>(keyOf(each.made), known)
    if (had) found.set(each.made, had)
    else missing.push(each)
  }
  if (missing.length === 0) return found
  const { rows } = await sql<{ made: string; bytes: Buffer }>`
    select d.made::text as made, d.${sql.ref(part)} as bytes from unnest(${missing.map(key => key.monitorId)}::int[], ${missing.map(key => isoDay(key.day))}::date[]) k (monitor_id, day)
    join fact_days d on d.org_id = ${orgId} and d.monitor_id = k.monitor_id and d.day = k.day`.execute(db)
  const giveWay = givingWay()
  for (const { made, bytes } of rows) {
    const columns = opened(known, part, bytes)
    found.set(made, columns as Columns)
    remember(keyOf(made), orgId, columns)
    await giveWay()
  }
  return found
}

function opened(known: Known, part: Part, bytes: Buffer): KnownColumns | KnownTexts | KnownReaders {
  if (part === 'columns') return knowColumns(known, unpack<FactColumns>(bytes))
  return part === 'texts' ? knowTexts(known, unpack<FactTexts>(bytes)) : { ...unpack<FactReaders>(bytes), known }
}

/** What is not counted. Pure. */
function restOf({ monitorIds }: DaysAsked, counted: readonly Counted[], first: number, last: number): Stretch[] {
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
