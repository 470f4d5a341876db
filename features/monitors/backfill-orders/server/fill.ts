/** Does an order, a piece of one monitor's period in each slice. */
import { noOwnAnalyses } from '@guanlan/features/articles/articles/server/analysis'
import { beginAt, type FoundArticle, findStored, walkStored } from '@guanlan/features/articles/articles/server/search'
import { addMissingHits, missingOf } from '@guanlan/features/articles/articles/server/storing'
import {
  announceHits,
  queryOfMonitor,
  type StoredLook,
  stepAfter,
  storedHits,
} from '@guanlan/features/monitors/monitors/server'
import { type Slice, type SliceDone, work } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { z } from 'zod'
import { fillFromPeriod } from './jobs.ts'

const Cursor = z.object({
  place: z.number().int(),
  /** ISO 8601: everything of this monitor from here on is done. */
  to: z.string(),
  /** Articles to look at in one go. */
  step: z.number().int(),
  found: z.number().int(),
  added: z.number().int(),
})
type Cursor = z.infer<typeof Cursor>

const plainLook: StoredLook = { analyses: noOwnAnalyses, filters: async () => new Map() }

export const backtracking = (look: StoredLook = plainLook) =>
  work(fillFromPeriod, slice => fillSlice(slice, look), { runsAs: 'system' })

interface OrderedMonitor {
  monitor_id: number
  start_time: Date
  end_time: Date
}

async function fillSlice(slice: Slice<{ id: number }>, look: StoredLook): Promise<SliceDone> {
  const { db, orgId, input } = slice
  const before = slice.cursor === null ? null : Cursor.parse(slice.cursor)
  const monitor = await monitorAt(slice, before?.place ?? 0)
  const sum = { found: before?.found ?? 0, added: before?.added ?? 0 }
  if (!monitor) {
    await sql`update backtrackings set ended_at = now() where org_id = ${orgId} and id = ${input.id}`.execute(db)
    return { cursor: null, done: 0, result: sum }
  }
  const { monitor_id: monitorId, start_time: from, end_time: end } = monitor
  const cursor: Cursor = before ?? { place: 0, to: end.toISOString(), step: beginAt(null).step, ...sum }
  const query = await queryOfMonitor(db, { orgId, monitorId })
  let examined = 0
  let found: FoundArticle[] = []
  // Removed since it was ordered: there is nothing to fill.
  const next =
    query &&
    (await walkStored(db, { to: new Date(cursor.to), step: cursor.step }, { from, workMs: 0 }, async piece => {
      examined = piece.articles
      found = await findStored(db, query, piece)
      return true
    }))
  const missing = await missingOf(
    db,
    { orgId, monitorId },
    found.map(({ id }) => id),
  )
  if (query && missing.length > 0) {
    const hits = await storedHits(db, look, query, monitorId, missing)
    await addMissingHits(db, orgId, monitorId, hits)
    await announceHits(db, orgId, monitorId, hits.filter(({ filterId }) => filterId === null).length)
  }
  await sql`
    update backtracked_monitors set examined = examined + ${examined}, found = found + ${found.length}, added = added + ${missing.length}, is_done = ${!next}
    where org_id = ${orgId} and backtracking_id = ${input.id} and place = ${cursor.place}`.execute(db)
  const soFar = { found: sum.found + found.length, added: sum.added + missing.length }
  const on = next?.to
    ? { place: cursor.place, to: next.to.toISOString(), step: stepAfter(next.step, examined, missing.length) }
    : { place: cursor.place + 1, to: end.toISOString(), step: beginAt(null).step }
  return { cursor: { ...on, ...soFar } satisfies Cursor, done: examined, result: soFar }
}

async function monitorAt(
  { db, orgId, input }: Slice<{ id: number }>,
  place: number,
): Promise<OrderedMonitor | undefined> {
  const { rows } = await sql<OrderedMonitor>`
    select m.monitor_id, b.start_time, b.end_time from backtracked_monitors m
    join backtrackings b on b.org_id = m.org_id and b.id = m.backtracking_id
    where m.org_id = ${orgId} and m.backtracking_id = ${input.id} and m.place = ${place}`.execute(db)
  return rows[0]
}
