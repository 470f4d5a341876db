/** Which filter takes an article out of a monitor. Pure: the same for one that arrives and for one that is stored. */
import type { CompiledFilter } from './compile.ts'
import type { FilterFacts } from './facts.ts'
import { similarityOf } from './similarity.ts'

/** Whether the rule of a filter at this place (0 or 1) holds of the article. */
export type RuleHolds = (filter: CompiledFilter, place: number) => boolean

/**
 * White wins over black, in each monitor for itself; of several that would take it, the one that was made first.
 * @returns by monitor, the filter that takes the article out; monitors that keep it are left out
 */
export function decideFilters(
  filters: readonly CompiledFilter[],
  facts: FilterFacts,
  ruleHolds: RuleHolds,
  monitorIds: readonly number[],
): ReadonlyMap<number, number> {
  const holding = filters.filter(filter => concernsAny(filter, monitorIds) && holds(filter, facts, ruleHolds))
  const taken = new Map<number, number>()
  if (holding.length === 0) return taken
  for (const monitorId of monitorIds) {
    const own = holding.filter(({ monitors }) => monitors === null || monitors.has(monitorId))
    if (own.some(({ type }) => type === 'white')) continue
    const [first] = own
    if (first)
      taken.set(
        monitorId,
        own.reduce((least, { id }) => Math.min(least, id), first.id),
      )
  }
  return taken
}

const concernsAny = ({ monitors }: CompiledFilter, monitorIds: readonly number[]): boolean =>
  monitors === null || monitorIds.some(id => monitors.has(id))

function holds(filter: CompiledFilter, facts: FilterFacts, ruleHolds: RuleHolds): boolean {
  if (filter.media && !filter.media.has(facts.media)) return false
  if (filter.type === 'similar')
    return (
      filter.similar !== null &&
      facts.shingles !== null &&
      similarityOf(filter.similar.shingles, facts.shingles) >= filter.similar.threshold
    )
  const { rules, checks, logic } = filter
  if (rules.length === 0 && checks.length === 0) return filter.media !== null
  const ruleFits = ({ wanted: requested }: CompiledFilter['rules'][number], place: number) =>
    ruleHolds(filter, place) === requested
  return logic === 'and'
    ? rules.every(ruleFits) && checks.every(check => check(facts))
    : rules.some(ruleFits) || checks.some(check => check(facts))
}
