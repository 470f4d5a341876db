/** Keeps the rules of labels that decide on arrival equal to those in the database. */
import { firstLabelRule, followExtraRules, type RuleFollower } from '@guanlan/features/monitors/monitors/server'
import type { Tx } from '@guanlan/platform/server'
import { labelRulesOf } from './rules-of.ts'

export interface LabelFollower {
  /** Applies what has been committed; after the rules', inside the transaction that will store what is decided. */
  catchUp(tx: Tx): Promise<void>
  /** The organisation's labels among what the matcher answered. */
  decide(orgId: number, found: Iterable<number>): number[]
}

export function followLabels(rules: RuleFollower): LabelFollower {
  const extraRules = followExtraRules(rules, {
    versions: 'label_rule_versions',
    load: labelRulesOf,
    rulesOf: labels => labels.map(({ id, rule }) => ({ id: firstLabelRule + id, rule })),
  })
  return {
    catchUp: extraRules.catchUp,
    decide(orgId, found) {
      if (!extraRules.of(orgId)?.length) return []
      return [...found].filter(id => extraRules.ownerOf(id) === orgId).map(id => id - firstLabelRule)
    },
  }
}
