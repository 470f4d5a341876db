/** Taking an order: which articles, whether they may be had, and the task that makes the file. */
import { refuse, say } from '@guanlan/platform/contract'
import { type CallScope, wallClock, zoneOf } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { DownloadOrder, type DownloadRecord, StoredOrder } from '../../contract.ts'
import { requireFolder } from '../folders.ts'
import { requireRecord, type SayRefusal } from '../records.ts'
import { type Chosen, chosenBy } from '../rows/choose.ts'
import { saveRows } from '../rows/stored-rows.ts'
import { seenBy } from '../seen-by.ts'
import { aboutOrder } from './about.ts'
import { formatOf, nameOf } from './file.ts'
import { exportArticles } from './job.ts'
import { limitsOf, requireCount, requireFields } from './limits.ts'

/** More articles are written down by the task: the answer comes at once. */
const keptAtOnce = 100_000
/** Seconds within which the same order is the same one. */
const sameWithin = 60

export async function receiveOrder(scope: CallScope, order: DownloadOrder, say: SayRefusal): Promise<DownloadRecord> {
  const before = await sameOrder(scope, order)
  if (before !== null) return requireRecord(scope, before, say)
  const limits = await limitsOf(scope)
  requireFields(scope, order.fields, limits)
  if (order.folderId !== null) await requireFolder(scope, 'download', order.folderId)
  const chosen = await chosenBy(scope, order)
  requireCount(chosen, limits, order.format)
  const id = await keepRecord(scope, order, chosen.kind === 'search' ? null : chosen.count)
  await begin(scope, id, await totalOf(scope, id, chosen))
  return requireRecord(scope, id, say)
}

/** Null: the task finds out. */
async function totalOf(scope: CallScope, id: number, chosen: Chosen): Promise<number | null> {
  if (chosen.kind === 'search') return null
  const isStored = chosen.kind === 'rows' || chosen.count <= keptAtOnce
  return isStored ? saveRows(scope, id, chosen) : chosen.count
}

/** One that was given a moment ago and still goes on, or is done: a second click makes no second file. */
export async function sameOrder({ orgId, userId, db }: CallScope, order: DownloadOrder): Promise<number | null> {
  // One after the other, so that two clicks at once are seen by each other.
  await sql`select pg_advisory_xact_lock(hashtext('downloads'), ${userId})`.execute(db)
  const { rows } = await sql<{ id: number }>`
    select id from downloads
    where org_id = ${orgId} and created_by = ${userId} and folder_type = 'download' and ordered = ${JSON.stringify(order)}::jsonb and removed_at is null
      and state in ('waiting', 'running', 'done') and created_at > clock_timestamp() - ${sql.lit(sameWithin)} * interval '1 s'
    order by id desc limit 1`.execute(db)
  return rows[0]?.id ?? null
}

/** The order of a record, with the rows of now. @throws missing when it was made by another feature */
export async function orderAgain(scope: CallScope, id: number): Promise<DownloadOrder> {
  const { rows } = await sql<{ ordered: unknown }>`
    select ordered from downloads where org_id = ${scope.orgId} and id = ${id} and removed_at is null`.execute(scope.db)
  if (!rows[0]?.ordered) throw refuse('missing', 'exports.missing')
  const order = StoredOrder.parse(rows[0].ordered)
  return DownloadOrder.parse({
    ...order,
    ...(order.whole && { whole: { ...order.whole, until: scope.now.toISOString() } }),
  })
}

async function keepRecord(scope: CallScope, order: DownloadOrder, count: number | null): Promise<number> {
  const { orgId, userId, db, now, locale } = scope
  const { lines, title } = await aboutOrder(scope, order)
  const format = formatOf(order, count ?? 0)
  const moment = wallClock(await zoneOf(orgId, db)).text(now)
  const name = nameOf(order, say(title, locale), moment, format)
  const { rows } = await sql<{ id: number }>`
    insert into downloads (org_id, folder_type, folder_id, name, format, ordered, about, row_count, quota_day, created_by, monitors_seen, created_at, updated_at, updated_by)
    values (${orgId}, 'download', ${order.folderId}, ${name}, ${format}, ${JSON.stringify(order)}::jsonb, ${JSON.stringify(lines)}::jsonb, ${count},
      quota_day(${orgId}), ${userId}, ${seenBy(scope)}, ${now}, ${now}, ${userId}) returning id`.execute(db)
  return rows[0]?.id ?? 0
}

async function begin(scope: CallScope, id: number, total: number | null): Promise<void> {
  const { orgId, db, locale } = scope
  const { rows } = await sql<{ name: string }>`
    select name from downloads where org_id = ${orgId} and id = ${id}`.execute(db)
  const task = await scope.start(
    exportArticles,
    { download: id, name: rows[0]?.name ?? '', locale },
    { ...(total !== null && { total }) },
  )
  await sql`update downloads set task_id = ${task}, row_count = ${total} where org_id = ${orgId} and id = ${id}`.execute(
    db,
  )
}
