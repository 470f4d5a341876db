/** Keeps the filters that decide on arrival equal to those in the database; their rules lie in the one matcher of the pipeline. */
import { firstFilterRule, type RuleFollower } from '@guanlan/features/monitors/server'
import type { Tx } from '@guanlan/platform/server'
import { type CompiledFilter, compileFilter } from './deciding/compile.ts'
import { decideFilters } from './deciding/decide.ts'
import type { FilterFacts } from './deciding/facts.ts'
import { keptFilters } from './kept.ts'

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
  version: number
  filters: readonly CompiledFilter[]
  byRule: ReadonlyMap<number, CompiledFilter>
  /** The others. */
  always: readonly CompiledFilter[]
}

const needsRule = ({ logic, rules }: CompiledFilter): boolean => logic === 'and' && rules[0]?.wanted === true

const ruleId = (filter: number, place: number): number => firstFilterRule + 2 * filter + place

export function followFilters(rules: RuleFollower): FilterFollower {
  const held = new Map<number, Held>()
  /** The matcher that the rules of what is held lie in: another one is begun when rules are read anew. */
  let filedIn: RuleFollower['matcher'] | null = null
  // Two batches may be in hand at once: reading in turn keeps the one that read earlier from overwriting what the other read later.
  let turn: Promise<unknown> = Promise.resolve()

  async function read(tx: Tx): Promise<void> {
    if (filedIn !== rules.matcher) {
      held.clear()
      filedIn = rules.matcher
    }
    // First the versions: what is newer than them is read once more, never missed.
    const versions = await tx.selectFrom('filter_versions').select(['org_id', 'version']).execute()
    const there = new Set(versions.map(row => row.org_id))
    for (const orgId of held.keys()) if (!there.has(orgId)) hold(orgId, 0, [])
    const changed = versions.filter(row => held.get(row.org_id)?.version !== row.version)
    if (changed.length === 0) return
    const kept = await keptFilters(
      tx,
      changed.map(row => row.org_id),
    )
    for (const { org_id, version } of changed) {
      hold(org_id, version, (kept.get(org_id) ?? []).map(compileFilter))
      await new Promise(setImmediate)
    }
  }

  /** Filters and their rules change in one go: no article is asked in between. */
  function hold(orgId: number, version: number, filters: CompiledFilter[]): void {
    for (const { id, rules: old } of held.get(orgId)?.filters ?? [])
      for (const place of old.keys()) filedIn?.remove(ruleId(id, place))
    for (const { id, rules: fresh } of filters)
      for (const [place, { rule }] of fresh.entries()) filedIn?.set(ruleId(id, place), rule, { organisation: orgId })
    held.set(orgId, {
      version,
      filters,
      byRule: new Map(filters.filter(needsRule).map(filter => [ruleId(filter.id, 0), filter])),
      always: filters.filter(filter => !needsRule(filter)),
    })
  }

  return {
    catchUp(tx) {
      const mine = turn.then(() => read(tx))
      turn = mine.catch(() => {})
      return mine
    },
    has: orgId => (held.get(orgId)?.filters.length ?? 0) > 0,
    decide(orgId, facts, found, monitorIds) {
      const { byRule, always } = held.get(orgId) ?? { byRule: new Map(), always: [] }
      const asked = [...always]
      for (const id of found) {
        const filter = byRule.get(id)
        if (filter) asked.push(filter)
      }
      return decideFilters(asked, facts, ({ id }, place) => found.has(ruleId(id, place)), monitorIds)
    },
  }
}
