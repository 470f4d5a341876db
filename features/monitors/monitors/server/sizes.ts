/** How large what a person writes is, for the quotas of one monitor; asked only where an organisation has such a limit. */
import { wordCount } from '@guanlan/engine/rules'
import type { Scope } from '@guanlan/platform/server'
import type { MonitorDraft } from '../contract.ts'
import { readRule } from './reading/read-rule.ts'
import { vocabulariesFor, wordsByName } from './vocabularies/of-draft.ts'

type Written = Pick<MonitorDraft, 'form' | 'rule'>

const readIn = async (scope: Scope, written: Written) =>
  readRule(written, wordsByName(await vocabulariesFor(scope, written)))

/** Words over all groups of the form, excluded ones not counted; of a text, all its words; of a vocabulary, each of its words. 0: it cannot be read, and is refused as such. */
export async function wordsOf(scope: Scope, { form, rule }: Written): Promise<number> {
  const read = await readIn(scope, { form: form ? { ...form, excluded: '' } : null, rule: rule ?? null })
  return read.rule ? wordCount(read.rule) : 0
}

/** Word groups of the form; of a text, the parts that it joins by `+`. */
export async function ruleItemsOf(scope: Scope, { form, rule }: Written): Promise<number> {
  if (form) return form.groups.length
  const read = await readIn(scope, { form: null, rule: rule ?? null })
  if (!read.rule) return 0
  return read.rule.kind === 'all' ? read.rule.of.filter(part => part.kind !== 'not').length : 1
}
