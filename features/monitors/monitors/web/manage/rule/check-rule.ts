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
  /** While a mistake stands: the rule with each mistake mended by its first proposal, null where there is none. Tried in its place, never saved. */
  mended: string | null
}

/** Mending one mistake may show the next. */
const mostMends = 8

/** The text with the first proposal for each mistake taken, as text; null where a mistake has none. */
export function mendedRule({ parse, print }: Pick<Engine, 'parse' | 'print'>, text: string): string | null {
  let mended = text
  for (let round = 0; round <= mostMends; round++) {
    const { rule, problems } = parse(mended)
    if (rule) return print(rule)
    const fix = problems.find(({ severity }) => severity === 'error')?.fixes?.[0]
    if (!fix) return null
    mended = mended.slice(0, fix.from) + fix.replacement + mended.slice(fix.to)
  }
  return null
}

/** Of a text that was parsed, or a form that was read. @param text where it was written as text */
export function checkedOf(
  engine: Pick<Engine, 'parse' | 'print' | 'explain' | 'toForm' | 'MAX_GROUPS'>,
  { rule, problems }: { rule: Rule | null; problems: readonly FormProblem[] },
  text: string | null = null,
): CheckedRule {
  const form = rule && engine.toForm(rule)
  return {
    text: rule && engine.print(rule),
    sentence: rule && engine.explain(rule),
    form,
    noForm: rule && !form ? whyNoForm(rule, engine.MAX_GROUPS) : null,
    problems,
    blocked: rule === null,
    mended: rule === null && text !== null ? mendedRule(engine, text) : null,
  }
}
