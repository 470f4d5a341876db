/** What is to be said of stored hits otherwise than is kept. Pure. */
import type { FilteredHit } from '@guanlan/features/articles/articles/server/facts'
import type { Decider } from './decider.ts'
import type { FilterArticle } from './load.ts'

export interface FilterChange extends FilteredHit {
  /** The filter that has taken it until now. */
  before: number | null
}

export function changesOf(articles: readonly FilterArticle[], decide: Decider): FilterChange[] {
  return articles.flatMap(({ id, text, facts, hits }) => {
    const decided = decide(
      text,
      facts,
      hits.map(({ monitorId }) => monitorId),
    )
    return hits.flatMap(({ monitorId, filterId: before, isKept: isStored }) => {
      const filterId = isStored ? null : (decided.get(monitorId) ?? null)
      return filterId === before ? [] : [{ articleId: id, monitorId, before, filterId }]
    })
  })
}
