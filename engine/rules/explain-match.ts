// Why a rule wants an article, or does not: the rule's tree with true or false at every node.
import { evaluate, isNamed, occurrences, within } from './evaluate.ts'
import { type Hit, hitsOf } from './hits.ts'
import { findFast } from './occurrences.ts'
import { print } from './print.ts'
import {
  FIELDS,
  type Field,
  fieldOf,
  isFieldScope,
  type NameScope,
  namesIn,
  partsOf,
  type Rule,
  type RuleArticle,
} from './rule.ts'

/** One node of the rule. `count`: occurrences, where the node has any; `hits`: where they stand, for words only. */
export interface MatchNode {
  kind: Rule['kind']
  /** The node as rule text. */
  text: string
  holds: boolean
  count?: number
  hits?: Hit[]
  parts: MatchNode[]
}

export function explainMatch(rule: Rule, article: RuleArticle): MatchNode {
  return explainNode(rule, article, FIELDS)
}

function explainNode(rule: Rule, article: RuleArticle, fields: readonly Field[]): MatchNode {
  const holds = evaluate(rule, article, findFast, fields)
  const node = { kind: rule.kind, text: print(rule), holds }
  if (rule.kind === 'term') {
    const hits = hitsOf(rule, fields, article)
    return { ...node, count: hits.length, hits, parts: [] }
  }
  if (rule.kind === 'scope') {
    const { scope } = rule
    const part = isFieldScope(scope)
      ? explainNode(rule.of, article, within(fields, fieldOf(scope)))
      : explainName(rule.of, article, scope)
    return { ...node, parts: [part] }
  }
  const parts = partsOf(rule).map(part => explainNode(part, article, fields))
  if (rule.kind !== 'frequency' || rule.of.kind === 'all') return { ...node, parts }
  return { ...node, count: occurrences(rule.of, article, findFast, fields).length, parts }
}

function explainName(rule: Rule, article: RuleArticle, scope: NameScope): MatchNode {
  const parts = partsOf(rule).map(part => explainName(part, article, scope))
  return { kind: rule.kind, text: print(rule), holds: isNamed(rule, namesIn(article, scope)), parts }
}
