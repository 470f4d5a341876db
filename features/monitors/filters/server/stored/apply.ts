/** Filters an organisation's stored articles anew after its filters changed: takes out what fits now, gives back what no longer does. */
import { applyFilters as writeFiltered } from '@guanlan/features/articles/articles/server/facts'
import { countStored } from '@guanlan/features/articles/articles/server/questions'
import { type Slice, type SliceDone, type Tx, work } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { z } from 'zod'
import { applyFilters } from '../jobs.ts'
import { filtersOf } from '../load-filters.ts'
import { announceHits } from './announce-hits.ts'
import { changesOf, type FilterChange } from './changes.ts'
import { deciderOf } from './decider.ts'
import { articlesBehind, placeOf } from './load.ts'

/** Between two looks whether older transactions have ended. */
const lookMs = 100
/** Some fifty milliseconds of work. */
const articlesAtOnce = 100

/** Where it stands. A change of `version` begins again with the newest article. */
const Cursor = z.object({
  version: z.number().int(),
  /** Null: not drawn yet. */
  begunIn: z.string().nullable(),
  place: z.object({ moment: z.string(), id: z.number().int() }).nullable(),
  taken: z.number().int(),
  shown: z.number().int(),
})
type Cursor = z.infer<typeof Cursor>

export const applyingFilters = work(applyFilters, applySlice, { runsAs: 'system' })

async function applySlice({ db, orgId, cursor: stored }: Slice<object>): Promise<SliceDone> {
  const cursor = stored === null ? null : Cursor.parse(stored)
  const state = await stateOf(db, orgId, cursor)
  if (!state) return { cursor: null, done: 0 }
  if (!cursor || cursor.version !== state.version) return begin(db, orgId, state.version, cursor)
  // Batches that began earlier may still store what they decided by older filters, behind the walk.
  if (cursor.begunIn === null) return { cursor: { ...cursor, begunIn: state.number }, done: 0 }
  if (!state.alone) return { cursor, done: 0, pauseMs: lookMs }

  const decide = deciderOf(await filtersOf(db, orgId))
  const articles = await articlesBehind(db, orgId, cursor.place, { since: null, count: articlesAtOnce })
  const { taken, shown } = await write(db, orgId, changesOf(articles, decide))
  const result = { taken: cursor.taken + taken, shown: cursor.shown + shown }
  const last = articles.at(-1)
  if (!last || articles.length < articlesAtOnce) return { cursor: null, done: articles.length, result }
  const next = { ...cursor, ...result, place: placeOf(last) } satisfies Cursor
  return { cursor: next, done: articles.length, result }
}

async function write(db: Tx, orgId: number, changes: readonly FilterChange[]) {
  if (changes.length === 0) return { taken: 0, shown: 0 }
  await writeFiltered(db, orgId, changes)
  await announceHits(
    db,
    orgId,
    changes.map(({ monitorId }) => monitorId),
  )
  return {
    taken: articlesOf(changes.filter(({ before }) => before === null)),
    shown: articlesOf(changes.filter(({ filterId }) => filterId === null)),
  }
}

/** The list of what was taken counts articles, however many monitors wanted one. */
const articlesOf = (changes: readonly FilterChange[]): number => new Set(changes.map(({ articleId }) => articleId)).size

/** Takes the row that every change of filters takes first; null when the organisation is gone. */
async function stateOf(db: Tx, orgId: number, cursor: Cursor | null) {
  const { rows } = await sql<{ version: number; number: string; alone: boolean }>`
    select version, pg_current_xact_id()::text as number, pg_snapshot_xmin(pg_current_snapshot()) > ${cursor?.begunIn ?? '0'}::xid8 as alone
    from filter_versions where org_id = ${orgId} for update`.execute(db)
  return rows[0]
}

async function begin(db: Tx, orgId: number, version: number, before: Cursor | null): Promise<SliceDone> {
  const { taken = 0, shown = 0 } = before ?? {}
  const cursor = { version, begunIn: null, place: null, taken, shown } satisfies Cursor
  return { cursor, done: 0, total: await countStored({ db, orgId }) }
}
