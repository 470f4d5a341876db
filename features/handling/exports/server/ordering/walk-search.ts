/** A long search walked to its end by the task: a page a slice, its articles kept behind those found before. */
import type { Scope, SliceDone } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { walkOn } from '../rows/choose.ts'
import { addRows } from '../rows/stored-rows.ts'
import { formatOf } from './file.ts'
import { limitsOf, requireMost } from './limits.ts'
import type { StoredRecord } from './writing.ts'

/** Where the walk stands, and how many it has found. */
interface Walk {
  next: string | null
  count: number
}

export const walkOf = (cursor: unknown): Walk | null =>
  cursor !== null && typeof cursor === 'object' && 'walk' in cursor ? (cursor.walk as Walk) : null

/** @throws a refusal, which ends the task, when there are more than the organisation may have in one file */
export async function walkSlice(
  scope: Scope,
  id: number,
  { order, name }: StoredRecord,
  walk: Walk = { next: null, count: 0 },
): Promise<SliceDone> {
  if (!order.whole) throw new Error(`the search of download ${id} is gone`)
  const { rows, next } = await walkOn(scope, order.whole, walk.next)
  await addRows(scope, id, walk.count, rows)
  const count = walk.count + rows.length
  requireMost(count, await limitsOf(scope), order.format)
  if (next !== null) return { cursor: { walk: { next, count } }, done: 0 }
  const format = formatOf(order, count)
  await sql`
    update downloads set row_count = ${count}, format = ${format}, name = ${name.replace(/\.[a-z0-9]+$/i, `.${format}`)}
    where org_id = ${scope.orgId} and id = ${id}`.execute(scope.db)
  return { cursor: { begin: true }, done: 0, total: count }
}
