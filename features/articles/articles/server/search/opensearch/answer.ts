/** An index beside the database answers which articles a rule wants; the database answers for those that the index does not show as they are yet. */
import { refuse } from '@guanlan/platform/contract'
import type { Database, Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { areTextsInIndexAlone } from '../../text-place.ts'
import type { StoredSearch, TimeWindow } from '../stored-search.ts'
import { findTexts, type NewestTexts, newestTexts, searchesOfRule } from './find.ts'
import { knownIndex, type TextIndexes } from './generations.ts'
import type { TextIndex } from './parts.ts'

/** Further behind than so many articles the index spares nothing. */
const mostBehind = 5_000
/** So long nobody asks an index that did not answer. */
const restMs = 10_000

interface Answering extends Manner {
  all: TextIndexes
  log: (error: unknown, message: string) => void
  awayUntil: number
}
/** Tests ask the index whatever is asked, and when it holds everything (apps/server/tests/testing/both-answerers). */
interface Manner {
  /** Also of common words, which the database answers more cheaply. */
  always?: boolean
  /** Done before each question. */
  first?: () => Promise<void>
}
let answering: Answering | null = null

/** From here on; null: the database alone. */
export const answerFromIndex = (
  all: TextIndexes | null,
  log: Answering['log'] = () => {},
  manner: Manner = {},
): void => {
  answering = all && { all, log, ...manner, awayUntil: 0 }
}

/** Whether the index answered when it was asked last; null: there is none. */
export const isIndexAway = (): boolean | null => answering && answering.awayUntil > Date.now()

/** In so many seconds it is asked again; null: it answers, or there is none. */
export const indexAwayFor = (): number | null =>
  answering && answering.awayUntil > Date.now() ? Math.ceil((answering.awayUntil - Date.now()) / 1000) : null

export interface IndexAnswer {
  /** Articles that may be wanted; true: surely. */
  found: ReadonlyMap<number, boolean>
  /** Articles that the index does not show as they are: what it says of them is in `found` no more. */
  behind: readonly number[]
}

/**
 * Null: the database is to be asked, because there is no index that is whole, it did not answer, or it would spare nothing. Where texts are in the index
 * alone the first two are refused: the database would have to read every article.
 */
export async function askIndex(
  db: Database | Tx,
  search: StoredSearch,
  window: TimeWindow,
): Promise<IndexAnswer | null> {
  if ((search.sample ?? 1) > 1 || (search.common && !answering?.always && !areTextsInIndexAlone())) return null
  const searches = searchesOfRule(search.rule)
  return searches && answer(db, async (index, behind) => without(await findTexts(index, searches, window), behind))
}

export interface NewestAnswer extends IndexAnswer, Pick<NewestTexts, 'from' | 'count'> {}

/**
 * The newest articles that may be wanted, as one request of the index tells them: what is sure in less than a walk over pieces of time takes.
 * @param without left out of the number, beside those that the index does not show as they are; null: no number
 */
export async function askNewest(
  db: Database | Tx,
  { rule, orgId }: Pick<StoredSearch, 'rule' | 'orgId'>,
  window: TimeWindow,
  { most, without: left }: { most: number; without: readonly number[] | null },
): Promise<NewestAnswer | null> {
  const [bounds, ...more] = searchesOfRule(rule) ?? []
  if (!bounds || more.length > 0) return null
  return answer(db, async (index, behind) => {
    const counted = left && { orgId, without: [...left, ...behind] }
    const newest = await newestTexts(index, bounds, window, { most, counted })
    return newest && { ...without(newest.found, behind), from: newest.from, count: newest.count }
  })
}

function without(found: Map<number, boolean>, behind: readonly number[]): IndexAnswer {
  for (const id of behind) found.delete(id)
  return { found, behind }
}

async function answer<T>(
  db: Database | Tx,
  ask: (index: TextIndex, behind: readonly number[]) => Promise<T | null>,
): Promise<T | null> {
  if (!answering) return insteadOf('articles.indexNotWhole', notWholeMs)
  if (answering.awayUntil > Date.now()) return insteadOf('articles.indexAloneAway', answering.awayUntil - Date.now())
  await answering.first?.()
  // Before the index is asked: what is brought to it meanwhile is found in it, or here.
  const { rows } = await sql<{ name: string; layout: number; behind: number[] }>`
    select name, layout, behind from text_index_asked(${mostBehind + 1})`.execute(db)
  const [now] = rows
  const { all, log } = answering
  const index = now ? knownIndex(all, now) : null
  if (!now || !index || now.behind.length > mostBehind) return insteadOf('articles.indexNotWhole', notWholeMs)
  try {
    return await ask(index, now.behind.map(Number))
  } catch (error) {
    answering.awayUntil = Date.now() + restMs
    log(error, areTextsInIndexAlone() ? alone : 'OpenSearch did not answer; the database answers meanwhile')
    return insteadOf('articles.indexAloneAway', restMs)
  }
}

const alone = 'OpenSearch did not answer; searches are refused until it does'
/** The index is filled at thousands of articles a second: whoever asks sooner asks in vain. */
const notWholeMs = 60_000

/** What is answered in place of an index that cannot be asked: null, that the database answers, or where it has no texts a refusal. */
function insteadOf(key: 'articles.indexAloneAway' | 'articles.indexNotWhole', ms: number): null {
  if (!areTextsInIndexAlone()) return null
  throw refuse('unavailable', key, { seconds: Math.ceil(ms / 1000) })
}
