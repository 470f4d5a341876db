/** Counts days in the background: changed ones anew, and those of before for the first time, newest first. */
import type { Database } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { dayOne, lowestIdOf } from '../article-ids.ts'
import { pack } from './columns.ts'
import { dayMs, dayOf, type FactDay, isoDay, readFactDays } from './read.ts'

/** Ninety days, and as many before them to be compared with (spec 5). */
export const countedDays = 185
/** Fewer are read as fast from their rows. */
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
export async function keepFactDays(db: Database, now = new Date()): Promise<boolean> {
  if (await countChanged(db, now)) return true
  return countNext(db, now)
}

interface Key {
  orgId: number
  monitorId: number
  day: number
}

async function countChanged(db: Database, now: Date): Promise<boolean> {
  const { rows } = await sql<Key>`
    select org_id as "orgId", monitor_id as "monitorId", (extract(epoch from day) / 86400)::int as day from fact_day_changes
    group by 1, 2, 3 having (max(at) < ${new Date(now.getTime() - restMs)} or min(at) < ${new Date(now.getTime() - longestWaitMs)})
      and max(day) <= ${isoDay(newestDay(now))}::date
    order by day desc, 1, 2 limit ${mostAtOnce}`.execute(db)
  for (const { orgId, monitorId, day } of rows)
    await db.transaction().execute(tx => countIn(tx, orgId, [monitorId], day))
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
  const begun = next.newest !== null && next.oldest !== null
  const day = !begun
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
  const [from, to] = [new Date(day * dayMs), new Date((day + 1) * dayMs)]
  // Ids begin with the day, which an index of hits knows; those from before there were days lie together.
  const { rows } = await sql<{ id: number; n: number }>`
    select monitor_id as id, count(*)::int as n from hits
    where org_id = ${orgId} and (article_id < ${sql.lit(dayOne)} or article_id >= ${lowestIdOf(from)}::bigint and article_id < ${lowestIdOf(to)}::bigint)
      and published_at >= ${from} and published_at < ${to} and removed_at is null
    group by 1 having count(*) >= ${fewestRows} order by 1`.execute(db)
  await countIn(db, orgId, [0], day)
  for (const monitorIds of inPieces(rows)) await countIn(db, orgId, monitorIds, day)
}

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
  // Another server may be at the same.
  await sql`select pg_advisory_xact_lock(hashtext('guanlan.fact_days'), ${orgId}::int)`.execute(db)
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
