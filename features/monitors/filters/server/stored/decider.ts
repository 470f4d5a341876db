/** Filters of one organisation, asked about stored articles: all their rules in one matcher, each text looked at once. */
import { createMatcher, type RuleArticle } from '@guanlan/engine/rules'
import type { CompiledFilter } from '../deciding/compile.ts'
import { decideFilters } from '../deciding/decide.ts'
import type { FilterFacts } from '../deciding/facts.ts'

/** By monitor, the filter that takes the article out. */
export type Decider = (
  article: RuleArticle,
  facts: FilterFacts,
  monitorIds: readonly number[],
) => ReadonlyMap<number, number>

export function deciderOf(filters: readonly CompiledFilter[]): Decider {
  const matcher = createMatcher()
  const numbers = new Map<CompiledFilter, number>()
  for (const [n, filter] of filters.entries()) {
    numbers.set(filter, 2 * n)
    for (const [place, { rule }] of filter.rules.entries()) matcher.set(2 * n + place, rule)
  }
  return (article, facts, monitorIds) => {
    const found = new Set(matcher.match(article))
    return decideFilters(filters, facts, (filter, place) => found.has((numbers.get(filter) ?? 0) + place), monitorIds)
  }
}
