/** A rule that may be saved, or what is wrong with it. */
import type { Vocabularies } from '@guanlan/engine/rules'
import { type ProblemKey, refuse, refuseAll } from '@guanlan/platform/contract'
import type { CheckedRule, RuleInput } from './check-rule.ts'
import { readRule } from './read-rule.ts'

/** Engine codes that have a sentence of their own in rules.json. */
const ownSentences: Readonly<Record<string, string>> = {
  'form.plusComma': 'monitors.plusAndComma',
  'rule.freq.range': 'monitors.frequency',
  'form.frequency': 'monitors.frequency',
  'form.groups': 'monitors.tooManyGroups',
  'form.empty': 'monitors.wordsRequired',
  'rule.empty': 'monitors.wordsRequired',
}

type RuleToSave = Pick<CheckedRule, 'written' | 'names'> & {
  [K in 'rule' | 'text']: NonNullable<CheckedRule[K]>
}

/** The draft's rule and its canonical text; throws a refusal that names the group or the rule text. */
export async function requireRule(
  draft: RuleInput,
  localeIndex: number,
  vocabularies: Vocabularies,
): Promise<RuleToSave> {
  if (!draft.form && !draft.rule) throw refuse('invalid', 'monitors.wordsRequired', {}, 'rule')
  const { rule, text, problems, written, names } = await readRule(draft, vocabularies)
  const errors = problems.filter(problem => problem.severity === 'error')
  if (rule && text !== null && errors.length === 0) return { rule, text, written, names }
  throw refuseAll(
    errors.map((problem): ProblemKey => {
      const group = (problem as { group?: number }).group
      const field = draft.form ? (group === undefined ? 'form.excluded' : `form.groups.${group}.words`) : 'rule'
      return {
        field,
        key: ownSentences[problem.code] ?? 'monitors.ruleInvalid',
        values: { problem: problem.message[localeIndex] ?? problem.message[0] },
      }
    }),
  )
}
