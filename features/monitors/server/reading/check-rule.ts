/** From what a person wrote to a rule: by form or as text. Pure. */
import { fromForm, type Problem, parse, print, type Rule } from '@guanlan/engine/rules'
import type { MonitorDraft } from '../../contract.ts'

/** A rule as a person writes it. */
export type WrittenRule = Pick<MonitorDraft, 'form' | 'rule'>

export interface CheckedRule {
  rule: Rule | null
  /** Canonical text, when there is a rule. */
  text: string | null
  problems: Problem[]
}

export function checkRule({ form, rule: written }: WrittenRule): CheckedRule {
  const { rule, problems } = form ? fromForm(form) : parse(written ?? '')
  return { rule, text: rule && print(rule), problems }
}
