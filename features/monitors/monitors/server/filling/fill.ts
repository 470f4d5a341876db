/** Fills a monitor from stored articles: exactly what a plain scan with the rule would find, slice by slice. */
import { noOwnAnalyses, type OwnAnalyses } from '@guanlan/features/articles/articles/server/analysis'
import {
  beginAt,
  type FoundArticle,
  findStored,
  type WalkPlace,
  walkStored,
} from '@guanlan/features/articles/articles/server/search'
import { dropHitsBefore, insertHits } from '@guanlan/features/articles/articles/server/storing'
import { type Slice, type SliceDone, type Tx, work } from '@guanlan/platform/server'
import { z } from 'zod'
import { fillMonitor } from '../jobs.ts'
import { beginAlone, isAlone } from './alone.ts'
import { queryOfMonitor } from './monitor-query.ts'
import { announceHits, type FiltersOfStored, type StoredLook, storedHits } from './stored-hits.ts'

/** Hits of one slice: others who store hits of the same articles wait for it. */
const hitsAtOnce = 1_000
/** Between two looks whether older transactions have ended. */
const lookMs = 50

/** Where a filling stands; moments as ISO 8601. */
const Cursor = z.object({
  /** Transactions that were open when this one was may still store articles that were matched without the rule. */
  begunIn: z.string(),
  /** Everything from this moment on is done; null: nothing is. */
  to: z.string().nullable(),
  /** Articles to look at in one go. */
  step: z.number().int(),
  found: z.number().int(),
})
type Cursor = z.infer<typeof Cursor>

const noFilters: FiltersOfStored = async () => new Map()

export const filling = (analyses: OwnAnalyses = noOwnAnalyses, filters: FiltersOfStored = noFilters) =>
  work(fillMonitor, slice => fillSlice(slice, { analyses, filters }), { runsAs: 'system' })

async function fillSlice(slice: Slice<{ monitorId: number; version: number }>, look: StoredLook): Promise<SliceDone> {
  const { db, orgId, input } = slice
  const query = await queryOfMonitor(db, { orgId, monitorId: input.monitorId })
  // Changed or removed meanwhile: a newer task fills it, or none is needed.
  if (query?.version !== input.version) return { cursor: null, done: 0 }
  if (slice.cursor === null) return begin(db)
  const cursor = Cursor.parse(slice.cursor)
  if (!(await isAlone(db, cursor.begunIn))) return { cursor, done: 0, pauseMs: lookMs }

  const place: WalkPlace = { to: cursor.to === null ? null : new Date(cursor.to), step: cursor.step }
  let looked = 0
  let found: FoundArticle[] = []
  const next = await walkStored(db, place, { from: null, workMs: 0 }, async piece => {
    looked = piece.articles
    found = await findStored(db, query, piece)
    return true
  })
  const hits = await storedHits(
    db,
    look,
    query,
    input.monitorId,
    found.map(({ id }) => id),
  )
  await insertHits(db, hits)
  if (hits.length > 0)
    await announceHits(db, orgId, input.monitorId, hits.filter(({ filterId }) => filterId === null).length)
  const soFar = cursor.found + found.length
  if (next) {
    const step = stepAfter(next.step, looked, found.length)
    return {
      cursor: { ...cursor, to: next.to?.toISOString() ?? null, step, found: soFar } satisfies Cursor,
      done: looked,
      result: { found: soFar },
    }
  }
  // What only the older rule wanted goes when all that the new one wants is there.
  await dropHitsBefore(db, orgId, input.monitorId, input.version)
  await announceHits(db, orgId, input.monitorId, 0)
  return { cursor: null, done: looked, total: null, result: { found: soFar } }
}

async function begin(db: Tx): Promise<SliceDone> {
  const { startedIn, articles } = await beginAlone(db)
  return { cursor: { begunIn: startedIn, ...startOfWalk, found: 0 } satisfies Cursor, done: 0, total: articles }
}
const startOfWalk = { to: null, step: beginAt(null).step }

/** A rule that wants nearly everything is walked in smaller steps, so that no slice stores much more than `hitsAtOnce`. Pure. */
export function stepAfter(step: number, looked: number, found: number): number {
  return found === 0 ? step : Math.max(500, Math.min(step, Math.floor((hitsAtOnce * looked) / found)))
}
