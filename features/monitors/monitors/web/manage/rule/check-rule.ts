/** What the rule engine says about a rule. Pure: the engine is handed in, for the page loads it late and the worker its own. */
import type { FormProblem, MonitorForm, Rule, Sentence } from '@guanlan/engine/rules'
import { type NoForm, whyNoForm } from '../form/why-no-form.ts'

export type Engine = typeof import('@guanlan/engine/rules')

export interface CheckedRule {
  /** Canonical text; null while an error stands. */
  text: string | null
  sentence: Sentence | null
  /** The same as a form; null when the rule says more than a form can, or has an error. */
  form: MonitorForm | null
  /** Why there is no form, where there is a rule. */
  noForm: NoForm | null
  problems: readonly FormProblem[]
  blocked: boolean
}

/** Of a text that was parsed, or a form that was read. */
export function checkedOf(
  engine: Pick<Engine, 'print' | 'explain' | 'toForm' | 'MAX_GROUPS'>,
  { rule, problems }: { rule: Rule | null; problems: readonly FormProblem[] },
): CheckedRule {
  const form = rule && engine.toForm(rule)
  return {
    text: rule && engine.print(rule),
    sentence: rule && engine.explain(rule),
    form,
    noForm: rule && !form ? whyNoForm(rule, engine.MAX_GROUPS) : null,
    problems,
    blocked: rule === null,
  }
}
