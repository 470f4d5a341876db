/** The newest stored articles that a rule wants, and how many there are, where an index beside the database tells both at once. */
import type { Database, Tx } from '@guanlan/platform/server'
import { askNewest } from './opensearch/answer.ts'
import { type FoundArticle, ofAnswer } from './stored.ts'
import type { StoredSearch, TimeWindow } from './stored-search.ts'

/** Everybody's articles and the organisation's own: what a search asks, which has no limits of a monitor. */
const noLimits = { languages: [], regions: [], mediaLimit: [] }

export interface NewestFound {
  /** In no order. */
  found: FoundArticle[]
  /** From this moment on all of the window is found; null: all there is. */
  from: Date | null
  /** How many of the whole window are wanted; null: it was not asked, or the index alone does not know. */
  count: number | null
}

/**
 * @param most articles that are looked at; 0 asks for the number alone
 * @param without articles that are not counted, and found or not; null: no number is asked for
 * @returns null: the database has to be asked
 */
export async function findNewest(
  db: Database | Tx,
  { rule, orgId }: Pick<StoredSearch, 'rule' | 'orgId'>,
  window: TimeWindow,
  { most, without }: { most: number; without: readonly number[] | null },
): Promise<NewestFound | null> {
  const answer = await askNewest(db, { rule, orgId }, window, { most, without })
  if (!answer) return null
  const requested = { rule, orgId, limits: noLimits }
  // What the index does not show as it is counts wherever it stands in the window, on this page or behind it.
  const { from, count, found, behind } = answer
  const piece = { ...window, from: from ?? window.from }
  const late = await ofAnswer(db, requested, count === null ? piece : window, { found: new Map(), behind })
  const shown = await ofAnswer(db, requested, piece, { found, behind: [] })
  const isIn = ({ publishedAt }: FoundArticle) => from === null || publishedAt >= from
  const left = new Set(without)
  return {
    found: [...shown, ...late.filter(isIn)],
    from,
    count: count === null ? null : count + late.filter(({ id }) => !left.has(id)).length,
  }
}
