/** Analyses an organisation's stored articles again after its vocabularies or its adjustment changed, so that lists and charts agree with what arrives. */
import { analyseAgain, type OwnAnalyses } from '@guanlan/features/articles/articles/server/analysis'
import { countStored } from '@guanlan/features/articles/articles/server/questions'
import { type Slice, type SliceDone, type Tx, work } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { z } from 'zod'
import { analyseOwnAgain, daysAnalysedAgain } from './jobs.ts'

/** Between two looks whether older transactions have ended. */
const lookMs = 200
/** Some ten milliseconds of work: a vocabulary that is saved meanwhile waits as long. */
const articlesAtOnce = 40

/** Where it stands. A change of `version` begins again with the newest article. */
const Cursor = z.object({
  version: z.number().int(),
  /** Null: not drawn yet. */
  begunIn: z.string().nullable(),
  publishedBefore: z.string().nullable(),
  idBefore: z.number().int().nullable(),
  looked: z.number().int(),
  changed: z.number().int(),
})
type Cursor = z.infer<typeof Cursor>

export const analysingAgain = (analyses: OwnAnalyses) =>
  work(analyseOwnAgain, slice => analyseSlice(slice, analyses), { runsAs: 'system' })

async function analyseSlice(slice: Slice<object>, analyses: OwnAnalyses): Promise<SliceDone> {
  const { db, orgId } = slice
  const cursor = slice.cursor === null ? null : Cursor.parse(slice.cursor)
  const state = await stateOf(db, orgId, cursor)
  if (!state) return { cursor: null, done: 0 }
  if (!cursor || cursor.version !== state.version) return begin(slice, state.version, cursor)
  if (cursor.begunIn === null) return { cursor: { ...cursor, begunIn: await ownTransaction(db) }, done: 0 }
  if (!state.alone) return { cursor, done: 0, pauseMs: lookMs }

  const began = performance.now()
  await analyses.catchUp(db)
  const page = await analyseAgain(db, { orgId, analysis: analyses.of(orgId) }, cursor, {
    days: daysAnalysedAgain,
    count: articlesAtOnce,
  })
  const looked = cursor.looked + page.looked
  const changed = cursor.changed + page.changed
  const soFar = { done: page.looked, result: { changed } }
  if (page.next === null) return { ...soFar, cursor: null, total: looked }
  // Arriving articles and requests come first: half of the time is theirs.
  const pauseMs = Math.ceil(performance.now() - began)
  return { ...soFar, cursor: { ...cursor, ...page.next, looked, changed } satisfies Cursor, pauseMs }
}

/** Takes the row that every change of the analysis takes first; null when the organisation is gone. */
async function stateOf(db: Tx, orgId: number, cursor: Cursor | null) {
  const { rows } = await sql<{ version: number; alone: boolean }>`
    select version, pg_snapshot_xmin(pg_current_snapshot()) > ${cursor?.begunIn ?? '0'}::xid8 as alone
    from own_readings where org_id = ${orgId} for update`.execute(db)
  return rows[0]
}

async function begin(slice: Slice<object>, version: number, before: Cursor | null): Promise<SliceDone> {
  const since = new Date(Date.now() - daysAnalysedAgain * 86_400_000)
  const articles = await countStored(slice, { since, isShown: true })
  const looked = before?.looked ?? 0
  const start = { version, begunIn: null, publishedBefore: null, idBefore: null, looked, changed: before?.changed ?? 0 }
  return { cursor: start satisfies Cursor, done: 0, total: looked + articles }
}

/**
 * Drawn in a slice after the one that saw the version: batches that still analyse in the older way have a lower number, and may store
 * what is then never looked at again.
 */
async function ownTransaction(db: Tx): Promise<string> {
  const { rows } = await sql<{ number: string }>`select pg_current_xact_id()::text as number`.execute(db)
  return rows[0]?.number ?? '0'
}
