import type { SearchSummary } from '@guanlan/features/desk/article-list/contract'
import type { AllOf } from '@guanlan/features/handling/article-actions/contract'
import type { Search } from './search-queries.ts'

/** All that a search found, to act on: as long as its number is exact, and each article is listed for itself. Pure. */
export function allOf(
  { rule, question }: Search,
  summary: SearchSummary | undefined,
  countedAt: number,
): AllOf | undefined {
  if (!summary || summary.capped || summary.total === 0 || question.fold) return undefined
  return { question, query: rule, until: new Date(countedAt).toISOString(), count: summary.total }
}
