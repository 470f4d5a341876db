/** Keeps the filters that decide on arrival equal to those in the database. */
import { firstFilterRule, followExtraRules, type RuleFollower } from '@guanlan/features/monitors/monitors/server'
import type { Tx } from '@guanlan/platform/server'
import { type CompiledFilter, compileFilter } from './deciding/compile.ts'
import { decideFilters } from './deciding/decide.ts'
import type { FilterFacts } from './deciding/facts.ts'
import { loadFilters } from './load-filters.ts'

export interface FilterFollower {
  /** Applies what has been committed; after the rules', inside the transaction that will store what is decided. */
  catchUp(tx: Tx): Promise<void>
  /**
   * @param found every id that the matcher answered for this article
   * @returns by monitor of the organisation, the filter that takes the article out
   */
  decide(
    orgId: number,
    facts: FilterFacts,
    found: ReadonlySet<number>,
    monitorIds: readonly number[],
  ): ReadonlyMap<number, number>
  has(orgId: number): boolean
}

/** What is held of an organisation. Of hundreds of filters few are asked: most can hold only where their rule was found. */
interface Held {
  filters: readonly CompiledFilter[]
  byRule: ReadonlyMap<number, CompiledFilter>
  /** The others. */
  always: readonly CompiledFilter[]
}

const needsRule = ({ logic, rules }: CompiledFilter): boolean => logic === 'and' && rules[0]?.wanted === true

const ruleId = (filter: number, place: number): number => firstFilterRule + 2 * filter + place

const heldOf = (filters: readonly CompiledFilter[]): Held => ({
  filters,
  byRule: new Map(filters.filter(needsRule).map(filter => [ruleId(filter.id, 0), filter])),
  always: filters.filter(filter => !needsRule(filter)),
})

export function followFilters(rules: RuleFollower): FilterFollower {
  const extraRules = followExtraRules<Held>(rules, {
    versions: 'filter_versions',
    load: async (tx, orgIds) =>
      new Map(
        [...(await loadFilters(tx, orgIds))].map(([orgId, stored]) => [orgId, heldOf(stored.map(compileFilter))]),
      ),
    rulesOf: ({ filters }) =>
      filters.flatMap(({ id, rules: own }) => own.map(({ rule }, place) => ({ id: ruleId(id, place), rule }))),
  })
  return {
    catchUp: extraRules.catchUp,
    has: orgId => (extraRules.of(orgId)?.filters.length ?? 0) > 0,
    decide(orgId, facts, found, monitorIds) {
      const stored = extraRules.of(orgId)
      if (!stored) return new Map()
      const requested = [...stored.always]
      for (const id of found) {
        const filter = stored.byRule.get(id)
        if (filter) requested.push(filter)
      }
      return decideFilters(requested, facts, ({ id }, place) => found.has(ruleId(id, place)), monitorIds)
    },
  }
}
