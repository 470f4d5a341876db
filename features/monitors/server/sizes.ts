/** How large what a person writes is, for the quotas of one monitor; asked only where an organisation has such a limit. */
import { wordCount } from '@guanlan/engine/rules'
import type { MonitorDraft } from '../contract.ts'
import { readRule } from './reading/read-rule.ts'

type Written = Pick<MonitorDraft, 'form' | 'rule'>

/** Words over all groups of the form, excluded ones not counted; of a text, all its words. 0: it cannot be read, and is refused as such. */
export async function wordsOf({ form, rule }: Written): Promise<number> {
  const read = await readRule({ form: form ? { ...form, excluded: '' } : null, rule: rule ?? null })
  return read.rule ? wordCount(read.rule) : 0
}

/** Word groups of the form; of a text, the parts that it joins by `+`. */
export async function ruleItemsOf({ form, rule }: Written): Promise<number> {
  if (form) return form.groups.length
  const read = await readRule({ form: null, rule: rule ?? null })
  if (!read.rule) return 0
  return read.rule.kind === 'all' ? read.rule.of.filter(part => part.kind !== 'not').length : 1
}
