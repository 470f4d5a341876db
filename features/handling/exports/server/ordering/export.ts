/** The slices of an export: each writes the next rows as one stored piece of the file, kept with its place in one transaction. */
import {
  type DocumentWriter,
  type Scope,
  type Slice,
  type SliceDone,
  scopeOfSlice,
  work,
} from '@guanlan/platform/server'
import { sql } from 'kysely'
import { isCollection, storedDays } from '../../contract.ts'
import { keyOfPart } from '../parts.ts'
import { chosenOfList } from '../rows/choose.ts'
import { dropRows, saveRows } from '../rows/stored-rows.ts'
import { exportArticles } from './job.ts'
import { nextRows } from './next-rows.ts'
import { nextVolume } from './next-volume.ts'
import { requireRoom } from './room.ts'
import { walkOf, walkSlice } from './walk-search.ts'
import { loadRecord, nothing, type Place, type StoredRecord, type WrittenSlice } from './writing.ts'

/** Bytes of one piece. */
const mostBytes = 1024 ** 3

export const exportingArticles = (documents: DocumentWriter) =>
  work(exportArticles, async ({ input, cursor, ...of }): Promise<SliceDone> => {
    const scope = scopeOfSlice(of, input.locale)
    const id = input.download
    const stored = await loadRecord(scope, id)
    const walk = walkOf(cursor)
    if (walk) return walkSlice(scope, id, stored, walk)
    if (!stored.hasRows && cursor === null) {
      if (stored.order.whole?.query !== undefined) return walkSlice(scope, id, stored)
      const rows = await saveRows(scope, id, await chosenOfList(scope, stored.order))
      await sql`update downloads set row_count = ${rows} where org_id = ${of.orgId} and id = ${id}`.execute(of.db)
      return { cursor: { begin: true }, done: 0, total: rows }
    }
    const place = cursor as Place | { begin: true } | null
    const from = place !== null && 'taken' in place ? place : null
    const piece = isCollection(stored.order.format)
      ? await nextVolume(scope, { documents, id, kept: stored, signal: of.signal, format: stored.order.format }, from)
      : await nextRows(scope, { id, kept: stored, signal: of.signal }, from)
    return keepPiece(scope, of, { id, kept: stored, from, piece })
  })

async function keepPiece(
  scope: Scope,
  { taskId, store }: Pick<Slice<unknown>, 'taskId' | 'store'>,
  { id, kept, from, piece }: { id: number; kept: StoredRecord; from: Place | null; piece: WrittenSlice },
): Promise<SliceDone> {
  const { orgId, db } = scope
  const { bytes, taken, rows, state } = piece
  let { stored } = from ?? nothing
  // Whoever cancels holds the task first; in the other order both would wait for each other.
  await sql`select from tasks where org_id = ${orgId} and id = ${taskId} for update`.execute(db)
  if (bytes.length > 0) {
    const before = from?.taken ?? 0
    await requireRoom(store, { bytes: bytes.length, articles: taken - before, left: kept.rows - before })
    const key = keyOfPart(orgId, id, stored)
    await store.put(key, chunk(bytes), mostBytes)
    await sql`insert into download_parts (org_id, download_id, place, key, bytes) values (${orgId}, ${id}, ${stored}, ${key}, ${bytes.length})`.execute(
      db,
    )
    stored++
  }
  const done = taken - (from?.taken ?? 0)
  if (taken < kept.rows) return { cursor: { taken, stored, rows, state } satisfies Place, done, total: kept.rows }
  await sql`
    update downloads set row_count = ${rows}, expires_at = now() + ${sql.lit(storedDays)} * interval '1 day',
      bytes = (select sum(bytes) from download_parts where org_id = ${orgId} and download_id = ${id})
    where org_id = ${orgId} and id = ${id}`.execute(db)
  await dropRows(scope, id)
  return { cursor: null, done, total: kept.rows, result: { rows } }
}

async function* chunk(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}
