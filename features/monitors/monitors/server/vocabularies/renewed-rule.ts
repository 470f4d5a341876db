/** A stored rule with the words and names that its vocabularies have now. */
import { parse, print, type Rule, type Vocabularies, withNames } from '@guanlan/engine/rules'
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { requireAffordable } from '../costs.ts'
import type { CheckedRule } from '../reading/check-rule.ts'
import { readRule } from '../reading/read-rule.ts'
import { type NamedVocabularies, standsOn, wordsByName } from './of-draft.ts'

/** What names it, as refusals call it, and its rule as it was written. */
export interface NamingRule {
  name: string
  written: string
  vocabulary_ids: number[]
  vocabulary_names: string[]
}

export interface RenewedRule extends Pick<NamingRule, 'written' | 'vocabulary_ids' | 'vocabulary_names'> {
  rule: Rule
  text: string
}

/** @throws a conflict that names whose rule it is: it can no longer be read, or costs too much */
export async function renewedRule(scope: Scope, row: NamingRule, named: NamedVocabularies): Promise<RenewedRule> {
  const written = renamed(row, named)
  const read = await readRule({ form: null, rule: written }, wordsByName(named))
  const { rule, text } = read
  if (!rule || text === null)
    throw refuse('conflict', 'monitors.vocabularyLost', { name: row.name, problem: problemOf(read, scope) })
  await requireAffordable(scope, { rule, text })
  return { rule, text, written: read.written ?? text, ...standsOn(read.names, named) }
}

const problemOf = ({ problems }: CheckedRule, { locale }: Scope): string =>
  problems.find(({ severity }) => severity === 'error')?.message[locale === 'zh' ? 0 : locale === 'zh-TW' ? 1 : 2] ?? ''

/** The rule as it was written, with the names that its vocabularies have now. */
function renamed({ written, vocabulary_ids, vocabulary_names }: NamingRule, named: NamedVocabularies): string {
  const now = new Map([...named.values()].map(({ id, name }) => [id, name]))
  const names = new Map(vocabulary_names.map((name, i) => [name, now.get(vocabulary_ids[i] ?? 0) ?? name]))
  if ([...names].every(([before, after]) => before === after)) return written
  // Read with a word that stands for each list, so that only the names differ.
  const before: Vocabularies = new Map([...names].map(([name]) => [name, [name]]))
  const { rule } = parse(written, before)
  return rule ? print(withNames(rule, name => names.get(name) ?? name)) : written
}
