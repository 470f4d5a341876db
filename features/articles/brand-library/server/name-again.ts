/** Reads stored articles again after the library has changed, so that rules written afterwards find them by their names. */
import { canonicalise, type Names } from '@guanlan/engine/text'
import {
  generalCutter,
  type NamesOfArticle,
  nameAgain,
  shownNames,
} from '@guanlan/features/articles/articles/server/analysis'
import type { Database, Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { BrandLibraryFollower } from './follow.ts'

/** How far back, by the time of publication. */
const days = 30
/** Between two looks whether older transactions have ended. */
const lookMs = 200
/** Some ten milliseconds of work. */
const articlesAtOnce = 40

/**
 * Takes the next page. False when there is nothing to do or somebody else does it; a change of the library begins again with the newest.
 * The place is kept with the page, so that an end at any moment loses nothing.
 */
export async function nameAgainNext(db: Database, follower: BrandLibraryFollower): Promise<boolean> {
  const state = await db.selectFrom('names_state').select(['version', 'reading', 'finished']).executeTakeFirstOrThrow()
  if (state.reading !== state.version) {
    // This transaction's number is drawn after the change was seen: who still holds the older library has a lower one.
    await sql`
      update names_state set reading = version, begun_in = pg_current_xact_id(), published_before = null, id_before = null, finished = false
      where reading <> version and version = ${state.version}`.execute(db)
    return true
  }
  if (state.finished) return false
  const began = performance.now()
  const done = await db.transaction().execute(tx => readPage(tx, follower))
  if (done === 'page' || done === 'early') {
    // Arriving articles and requests come first: half of the time is theirs.
    const waitMs = done === 'early' ? lookMs : performance.now() - began
    await new Promise(resolve => setTimeout(resolve, waitMs))
    return true
  }
  return false
}

async function readPage(tx: Tx, follower: BrandLibraryFollower): Promise<'page' | 'last page' | 'early' | 'taken'> {
  const { rows } = await sql<{ published_before: string | null; id_before: number | null; alone: boolean }>`
    select published_before::text, id_before, pg_snapshot_xmin(pg_current_snapshot()) > begun_in as alone
    from names_state where reading = version and not finished for update skip locked`.execute(tx)
  const state = rows[0]
  if (!state) return 'taken'
  // Batches that began with the older library may still store what is then never looked at again.
  if (!state.alone) return 'early'
  await follower.catchUp(tx)
  const place = await nameAgain(
    tx,
    { publishedBefore: state.published_before, idBefore: state.id_before },
    { days, count: articlesAtOnce },
    (title, body) => namesOf(follower.names, title, body),
  )
  await sql`
    update names_state set published_before = ${place?.publishedBefore ?? null}::timestamptz, id_before = ${place?.idBefore ?? null}::bigint,
      finished = ${place === null}::boolean`.execute(tx)
  return place === null ? 'last page' : 'page'
}

function namesOf(names: Names, title: string, body: string): NamesOfArticle {
  const found = names.namesIn({ title: canonicalise(title), body: canonicalise(body) }, generalCutter())
  return { ...names.ruleNames(found), names: shownNames(found, `${title}\n${body}`) }
}
