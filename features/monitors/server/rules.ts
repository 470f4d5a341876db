/** From what a person wrote to a rule: by form or as text. Pure. */
import { fromForm, type Problem, parse, print, type Rule } from '@guanlan/engine/rules'
import { type ProblemKey, refuse, refuseAll } from '@guanlan/platform/contract'
import type { MonitorDraft } from '../contract.ts'

export interface CheckedRule {
  rule: Rule | null
  /** Canonical text, when there is a rule. */
  text: string | null
  problems: Problem[]
}

export function checkRule(draft: Pick<MonitorDraft, 'form' | 'rule'>): CheckedRule {
  const { rule, problems } = draft.form ? fromForm(draft.form) : parse(draft.rule ?? '')
  return { rule, text: rule && print(rule), problems }
}

/** Engine codes that have a sentence of their own in rules.json. */
const ownSentences: Readonly<Record<string, string>> = {
  'form.plusComma': 'monitors.plusAndComma',
  'rule.freq.range': 'monitors.frequency',
  'form.frequency': 'monitors.frequency',
  'form.groups': 'monitors.tooManyGroups',
  'form.empty': 'monitors.wordsRequired',
  'rule.empty': 'monitors.wordsRequired',
}

/** The draft's rule and its canonical text; throws a refusal that names the group or the rule text. */
export function requireRule(
  draft: Pick<MonitorDraft, 'form' | 'rule'>,
  localeIndex: number,
): { rule: Rule; text: string } {
  if (!draft.form && !draft.rule) throw refuse('invalid', 'monitors.wordsRequired', {}, 'rule')
  const { rule, text, problems } = checkRule(draft)
  const errors = problems.filter(problem => problem.severity === 'error')
  if (rule && text !== null && errors.length === 0) return { rule, text }
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

const kept = new Map<string, Rule | null>()
const mostKept = 2_000

/** The tree of a stored rule; the same text is parsed once. Trees are never changed, so that they can be shared. */
export function ruleOfText(text: string): Rule | null {
  const known = kept.get(text)
  if (known !== undefined) return known
  if (kept.size >= mostKept) kept.clear()
  const { rule } = parse(text)
  kept.set(text, rule)
  return rule
}
