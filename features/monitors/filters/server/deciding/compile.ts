/** From a filter as it is kept to what decides: rules for the matcher, and checks of facts. Pure. */
import { all, any, parse, type Rule, term } from '@guanlan/engine/rules'
import { canonicalise, type Shingles, shinglesOfArticle } from '@guanlan/engine/text'
import type { FilterCondition, FilterType } from '../../contract.ts'
import { type Check, checkOf } from './checks.ts'

/** A row of the table, with the names of its media. */
export interface StoredFilter {
  id: number
  type: FilterType
  monitorIds: readonly number[]
  media: readonly string[]
  logic: 'and' | 'or'
  conditions: readonly FilterCondition[]
  text: string | null
  threshold: number | null
}

export interface CompiledFilter {
  id: number
  type: FilterType
  /** Null: every monitor. */
  monitors: ReadonlySet<number> | null
  /** Null: every medium. */
  media: ReadonlySet<string> | null
  logic: 'and' | 'or'
  /** What the matcher is asked; `wanted`: whether the rule holds when the condition does. A rule must never be a mere "not". */
  rules: readonly { rule: Rule; wanted: boolean }[]
  checks: readonly Check[]
  similar: { shingles: Shingles; threshold: number } | null
}

export function compileFilter(filter: StoredFilter): CompiledFilter {
  const { id, type, monitorIds, media, logic, conditions, text, threshold } = filter
  const words: { rule: Rule; wanted: boolean }[] = []
  const checks: Check[] = []
  for (const condition of conditions) {
    const { name } = condition
    if (name === 'title' || name === 'text' || name === 'rule') words.push(...wordsOf(condition))
    else checks.push(checkOf({ ...condition, name }))
  }
  const shingles = text === null ? null : shinglesOfArticle(canonicalise(''), canonicalise(text))
  return {
    id,
    type,
    monitors: monitorIds.length === 0 ? null : new Set(monitorIds),
    media: media.length === 0 ? null : new Set(media),
    logic,
    rules: joined(words, logic),
    checks,
    similar: shingles && threshold !== null ? { shingles, threshold } : null,
  }
}

function wordsOf({ name, relationOperator, value }: FilterCondition): { rule: Rule; wanted: boolean }[] {
  const requested = relationOperator === 'contains' || relationOperator === 'is'
  const found = any(
    value.flatMap((each): Rule[] => {
      if (name !== 'rule') return [term(each)]
      const { rule } = parse(each)
      return rule ? [rule] : []
    }),
  )
  return [{ rule: name === 'title' ? { kind: 'scope', scope: 't', of: found } : found, wanted: requested }]
}

/**
 * Two rules a filter at most, whatever it asks. Those that must not hold are asked the other way about, since the matcher takes no rule
 * that every article without some word fits: "not a and not b" is "not (a or b)".
 */
function joined(words: readonly { rule: Rule; wanted: boolean }[], logic: 'and' | 'or'): CompiledFilter['rules'] {
  const of = (requested: boolean) => words.filter(each => each.wanted === requested).map(({ rule }) => rule)
  const [stored, failed] = [of(true), of(false)]
  return [
    ...(stored.length > 0 ? [{ rule: logic === 'and' ? all(stored) : any(stored), wanted: true }] : []),
    ...(failed.length > 0 ? [{ rule: logic === 'and' ? any(failed) : all(failed), wanted: false }] : []),
  ]
}
