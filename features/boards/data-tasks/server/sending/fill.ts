/** The slices of the work: each writes a page of articles down, with its place in the same transaction. */
import { adopt, openTaskSet, stampTaskArticles } from '@guanlan/features/articles/articles/server/facts'
import { keysOf, searchPage } from '@guanlan/features/articles/articles/server/questions'
import { parseNaming } from '@guanlan/features/articles/vocabularies/server'
import { refuse } from '@guanlan/platform/contract'
import { type Scope, type SliceDone, scopeOfSlice, work } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { z } from 'zod'
import type { StoredTask } from '../records/stored.ts'
import { fillDataTask } from './job.ts'
import { type Piece, piecesOf } from './pieces.ts'
import { queryOfPiece } from './question.ts'
import { finishRun, loadRun } from './run.ts'
import { requireRoom } from './send.ts'

/** Articles of one slice. */
const page = 10_000

const Key = z.object({ id: z.number(), publishedAt: z.string() })
/** Where it stands. */
const Cursor = z.object({
  /** By the clock of the database; what was written down before is of an older run. */
  startedAt: z.string(),
  piece: z.number().int(),
  /** Behind this article of the piece; null: from its latest one on. */
  after: Key.nullable(),
  /** The same of what a rule finds. */
  search: z.string().nullable(),
  found: z.number().int(),
})
type Cursor = z.infer<typeof Cursor>
type Place = Pick<Cursor, 'after' | 'search'>

export const filling = work(fillDataTask, async ({ input: { id }, cursor, ...of }): Promise<SliceDone> => {
  const scope = scopeOfSlice(of, 'zh')
  const { orgId, db } = of
  const [task, run] = [await loadTask(scope, id), await loadRun(scope, id)]
  // Removed meanwhile.
  if (!task || !run) return { cursor: null, done: 0 }
  const at = cursor === null ? await beginning(scope) : Cursor.parse(cursor)
  const piece = piecesOf(task.startTime, task.endTime)[at.piece]
  if (!piece) {
    const articles = await openTaskSet(db, { orgId, id }, new Date(at.startedAt))
    await finishRun(scope, id, articles)
    return { cursor: null, done: 0, total: articles, result: { articles } }
  }
  const { ids, next } = await nextArticles(scope, task, piece, at, run.asOf)
  const found = at.found + ids.length
  requireRoom(found)
  await stampTaskArticles(db, { orgId, id }, ids)
  const place = next ? { piece: at.piece, ...next } : { piece: at.piece + 1, after: null, search: null }
  return { cursor: { startedAt: at.startedAt, found, ...place } satisfies Cursor, done: ids.length }
})

async function beginning({ db }: Scope): Promise<Cursor> {
  const { rows } = await sql<{ at: Date }>`select now() as at`.execute(db)
  return { startedAt: (rows[0]?.at ?? new Date()).toISOString(), piece: 0, after: null, search: null, found: 0 }
}

/** @returns `next` null: the piece is at its end */
async function nextArticles(
  scope: Scope,
  task: StoredTask,
  piece: Piece,
  { after, search }: Place,
  asOf: Date,
): Promise<{ ids: number[]; next: Place | null }> {
  const query = await queryOfPiece(scope, task, piece, asOf)
  if (task.rule === '') {
    const keys = await keysOf(scope, query, after, page)
    const last = keys.at(-1)
    return { ids: keys.map(({ id }) => id), next: last && keys.length === page ? { after: last, search: null } : null }
  }
  const { rule, problems } = await parseNaming(scope, task.rule)
  if (!rule || problems.some(({ severity }) => severity === 'error'))
    throw refuse('invalid', 'dataTasks.ruleUnread', {}, 'rule')
  const found = await searchPage(
    scope,
    { rule, wanted: query },
    { cursor: search, page: 1, pageSize: page, sort: 'time_desc' },
  )
  const ids = found.rows.map(({ id }) => id)
  // What no monitor wants becomes the organisation's with it.
  await adopt(scope, ids)
  return { ids, next: found.next === null ? null : { after: null, search: found.next } }
}

async function loadTask({ orgId, db }: Scope, id: number): Promise<StoredTask | null> {
  const { rows } = await sql<StoredTask>`
    select name, project_id as "projectId", source_id as "sourceId", monitors, rule, media_types as "mediaTypes", filters, begin_at as "startTime", end_at as "endTime", created_by as "createdBy"
    from data_tasks where org_id = ${orgId} and id = ${id}`.execute(db)
  return rows[0] ?? null
}
