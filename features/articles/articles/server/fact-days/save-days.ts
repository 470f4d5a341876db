/** Counts days in the background: changed ones anew, and those of before for the first time, newest first. */
import type { Database } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { pack } from './columns.ts'
import { mostTogether } from './plan.ts'
import { dayMs, dayOf, type FactDay, idsOnDays, isoDay, readFactDays, readTogether, several } from './read.ts'

/** Ninety days, and as many before them to be compared with (spec 5). */
export const countedDays = 185
/** Of everything or a monitor; fewer are read as fast from their rows, and kept with those of other monitors. */
const fewestRows = 200
/** A day rests a little before it is counted anew, but does not wait for ever where changes never end. */
const restMs = 60_000
const longestWaitMs = 10 * 60_000
/** Transactions note changes of days before their own: a day is counted when none can be left that began in it. */
const settledMs = 2 * 3_600_000
const mostAtOnce = 40

/** The newest day that may be counted. */
const newestDay = (now: Date): number => dayOf(now.getTime() - settledMs) - 1

/** One piece of work. @returns whether there may be more */
export async function processFactDays(db: Database, now = new Date()): Promise<boolean> {
  if (await countChanged(db, now)) return true
  return countNext(db, now)
}

interface Key {
  orgId: number
  monitorId: number
  day: number
  /** Its day is kept by itself. */
  isOwn: boolean
}

async function countChanged(db: Database, now: Date): Promise<boolean> {
  const { rows } = await sql<Key>`
    select c.org_id as "orgId", c.monitor_id as "monitorId", (extract(epoch from c.day) / 86400)::int as day,
      c.monitor_id = 0 or c.monitor_id <> ${several}::int and exists (select from fact_days d where d.org_id = c.org_id and d.monitor_id = c.monitor_id and d.day = c.day) as "isOwn"
    from fact_day_changes c
    group by c.org_id, c.monitor_id, c.day having (max(at) < ${new Date(now.getTime() - restMs)} or min(at) < ${new Date(now.getTime() - longestWaitMs)})
      and max(day) <= ${isoDay(newestDay(now))}::date
    order by c.day desc, 1, 2 limit ${mostAtOnce}`.execute(db)
  const together = new Set<string>()
  for (const { orgId, monitorId, day, isOwn } of rows) {
    if (isOwn) await db.transaction().execute(tx => countOwn(tx, orgId, monitorId, day))
    else if (!together.has(`${orgId} ${day}`)) {
      together.add(`${orgId} ${day}`)
      await db.transaction().execute(tx => countOthers(tx, orgId, day))
    }
  }
  return rows.length > 0
}

/** Goes on with the organisation that is furthest behind: first what is new, then a day further back. */
async function countNext(db: Database, now: Date): Promise<boolean> {
  const newest = newestDay(now)
  const oldest = newest - countedDays
  const { rows } = await sql<{ orgId: number; newest: number | null; oldest: number | null }>`
    select o.id as "orgId", (extract(epoch from p.newest) / 86400)::int as newest, (extract(epoch from p.oldest) / 86400)::int as oldest
    from organisations o left join fact_day_progress p on p.org_id = o.id
    where p.org_id is null or p.newest < ${isoDay(newest)}::date or p.oldest > ${isoDay(oldest)}::date
    order by p.newest is not null, p.newest < ${isoDay(newest)}::date desc, p.oldest desc, o.id limit 1`.execute(db)
  const [next] = rows
  if (!next) return false
  const started = next.newest !== null && next.oldest !== null
  const day = !started
    ? newest
    : (next.newest as number) < newest
      ? (next.newest as number) + 1
      : (next.oldest as number) - 1
  await db.transaction().execute(async tx => {
    // One that is being removed is waited for, and one that is counted stays until then.
    const { rows: there } = await sql`select from organisations where id = ${next.orgId} for key share`.execute(tx)
    if (there.length === 0) return
    await countAll(tx, next.orgId, day)
    await sql`
      insert into fact_day_progress (org_id, newest, oldest) values (${next.orgId}, ${isoDay(day)}::date, ${isoDay(day)}::date)
      on conflict (org_id) do update set newest = greatest(fact_day_progress.newest, excluded.newest), oldest = least(fact_day_progress.oldest, excluded.oldest)`.execute(
      tx,
    )
    // What is beyond is read from rows again.
    await sql`delete from fact_days where org_id = ${next.orgId} and day < ${isoDay(oldest)}::date`.execute(tx)
  })
  return true
}

async function countAll(db: Database, orgId: number, day: number): Promise<void> {
  await countIn(db, orgId, [0], day)
  await countOthers(db, orgId, day)
}

/** One whose day is kept by itself: what no longer is enough for that is counted with all others. */
async function countOwn(db: Database, orgId: number, monitorId: number, day: number): Promise<void> {
  await countIn(db, orgId, [monitorId], day)
  if (monitorId !== 0 && !(await ownOn(db, orgId, day)).includes(monitorId)) await countOthers(db, orgId, day)
}

async function ownOn(db: Database, orgId: number, day: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select monitor_id as id from fact_days where org_id = ${orgId} and day = ${isoDay(day)}::date and monitor_id > 0`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** All monitors whose days are not kept by themselves: those that have become large, each, and the others together. */
async function countOthers(db: Database, orgId: number, day: number): Promise<void> {
  await begin(db, orgId)
  await sql`
    delete from fact_day_changes c where org_id = ${orgId} and day = ${isoDay(day)}::date and (monitor_id = ${several}::int
      or monitor_id > 0 and not exists (select from fact_days d where d.org_id = c.org_id and d.monitor_id = c.monitor_id and d.day = c.day))`.execute(
    db,
  )
  const had = new Set(await ownOn(db, orgId, day))
  const sizes = await sizesOn(db, orgId, day)
  const large = sizes.filter(({ id, n }) => n >= fewestRows && !had.has(id))
  for (const monitorIds of inPieces(large)) await countIn(db, orgId, monitorIds, day)
  const own = await ownOn(db, orgId, day)
  const isOwn = new Set(own)
  const rows = sizes.reduce((sum, { id, n }) => (isOwn.has(id) ? sum : sum + n), 0)
  await sql`delete from fact_days where org_id = ${orgId} and monitor_id = ${several}::int and day = ${isoDay(day)}::date`.execute(
    db,
  )
  if (rows < fewestRows) return
  if (rows > mostTogether) return keepTooMany(db, orgId, day, rows)
  const stretch = { monitorIds: own, are: 'others', first: day, last: day } as const
  for (const each of await readTogether(db, { orgId, stretches: [stretch] }, ['texts', 'readers']))
    await keep(db, orgId, each)
}

async function sizesOn(db: Database, orgId: number, day: number): Promise<{ id: number; n: number }[]> {
  const { rows } = await sql<{ id: number; n: number }>`
    select monitor_id as id, count(*)::int as n from hits
    where org_id = ${orgId} and ${idsOnDays(day, day)}
      and published_at >= ${new Date(day * dayMs)} and published_at < ${new Date((day + 1) * dayMs)} and removed_at is null
    group by 1 order by 1`.execute(db)
  return rows
}

const keepTooMany = (db: Database, orgId: number, day: number, rows: number) =>
  sql`
    insert into fact_days (org_id, monitor_id, day, rows, digest, columns, texts, readers)
    values (${orgId}, ${several}::int, ${isoDay(day)}::date, ${rows}, 0, '', '', '')`
    .execute(db)
    .then(() => undefined)

/** So many rows are held at once. */
const mostRows = 50_000

/** Monitors that are read together. Pure. */
function inPieces(monitors: readonly { id: number; n: number }[]): number[][] {
  const pieces: number[][] = []
  let room = 0
  for (const { id, n } of monitors) {
    if (n > room) {
      pieces.push([])
      room = Math.max(mostRows, n)
    }
    pieces.at(-1)?.push(id)
    room -= n
  }
  return pieces
}

/**
 * Within a transaction, in which every statement sees what is there when it begins: notes of changes go first, then the rows are read, so
 * that a change in between is in the rows, and its note stays.
 */
async function countIn(db: Database, orgId: number, monitorIds: readonly number[], day: number): Promise<void> {
  await begin(db, orgId)
  await sql`delete from fact_day_changes where org_id = ${orgId} and monitor_id = any(${[...monitorIds]}::int[]) and day = ${isoDay(day)}::date`.execute(
    db,
  )
  const stretches = monitorIds.map(monitorId => ({ monitorId, first: day, last: day }))
  const found = await readFactDays(db, { orgId, stretches }, ['texts', 'readers'])
  await sql`delete from fact_days where org_id = ${orgId} and monitor_id = any(${[...monitorIds]}::int[]) and day = ${isoDay(day)}::date`.execute(
    db,
  )
  for (const each of found) if (each.columns.rows >= fewestRows) await keep(db, orgId, each)
}

/** Another server may be at the same. The setting says that small monitors are counted with their notes (migration 0775). */
const begin = (db: Database, orgId: number) =>
  sql`select pg_advisory_xact_lock(hashtext('guanlan.fact_days'), ${orgId}::int), set_config('app.counts_together', 'on', true)`.execute(
    db,
  )

async function keep(
  db: Database,
  orgId: number,
  { monitorId, day, digest, columns, texts, readers }: FactDay & { digest: string },
): Promise<void> {
  if (!texts || !readers) throw new Error('days are kept with all that stands beside them')
  await sql`
    insert into fact_days (org_id, monitor_id, day, rows, digest, columns, texts, readers)
    values (${orgId}, ${monitorId}, ${isoDay(day)}::date, ${columns.rows}, ${digest}::numeric, ${pack(columns)}, ${pack(texts)}, ${pack(readers)})`.execute(
    db,
  )
}
