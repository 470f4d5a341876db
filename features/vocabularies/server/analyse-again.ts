/** Analyses an organisation's stored articles again after its vocabularies or its adjustment changed, so that lists and charts agree with what arrives. */
import { analyseAgain, type OwnAnalyses } from '@guanlan/features/articles/server/analysis'
import type { Database, Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** How far back, by the time of publication. */
export const daysAnalysedAgain = 30
/** Between two looks whether older transactions have ended. */
const lookMs = 200
/** Some ten milliseconds of work. */
const articlesAtOnce = 40

/**
 * Takes the next page of one organisation. False when there is nothing to do or somebody else does it; a change begins again with the newest.
 * The place is kept with the page, so that an end at any moment loses nothing.
 */
export async function analyseAgainNext(db: Database, follower: OwnAnalyses): Promise<boolean> {
  const { rows } = await sql<{ org_id: number }>`
    -- This transaction's number is drawn after the change was seen: who still holds the older analysis has a lower one.
    update own_readings set reading = version, begun_in = pg_current_xact_id(), published_before = null, id_before = null, finished = false
    where reading <> version returning org_id`.execute(db)
  if (rows.length > 0) return true
  const began = performance.now()
  const done = await db.transaction().execute(tx => readPage(tx, follower))
  if (done === 'nothing') return false
  // Arriving articles and requests come first: half of the time is theirs.
  await new Promise(resolve => setTimeout(resolve, done === 'early' ? lookMs : performance.now() - began))
  return true
}

async function readPage(tx: Tx, follower: OwnAnalyses): Promise<'page' | 'early' | 'nothing'> {
  const { rows } = await sql<{
    org_id: number
    published_before: string | null
    id_before: number | null
    alone: boolean
  }>`
    select org_id, published_before::text, id_before, pg_snapshot_xmin(pg_current_snapshot()) > begun_in as alone
    from own_readings where reading = version and not finished order by org_id limit 1 for update skip locked`.execute(
    tx,
  )
  const state = rows[0]
  if (!state) return 'nothing'
  // Batches that began with the older analysis may still store what is then never looked at again.
  if (!state.alone) return 'early'
  await follower.catchUp(tx)
  const place = await analyseAgain(
    tx,
    { orgId: state.org_id, analysis: follower.of(state.org_id) },
    { publishedBefore: state.published_before, idBefore: state.id_before },
    { days: daysAnalysedAgain, count: articlesAtOnce },
  )
  await sql`
    update own_readings set published_before = ${place?.publishedBefore ?? null}::timestamptz, id_before = ${place?.idBefore ?? null}::bigint,
      finished = ${place === null}::boolean
    where org_id = ${state.org_id}`.execute(tx)
  return 'page'
}
