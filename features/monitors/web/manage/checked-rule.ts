/** The draft read by the rule engine in the browser: problems at once, the other view, the rule as a sentence. */
import type { FormProblem, MonitorForm, Sentence } from '@guanlan/engine/rules'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Draft, formOf } from './draft.ts'
import { type NoForm, whyNoForm } from './why-no-form.ts'

/** The engine comes when the first rule is written: most screens do without it. */
const loadEngine = () => import('@guanlan/engine/rules')
type Engine = Awaited<ReturnType<typeof loadEngine>>

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

export function checkRule(engine: Engine, draft: Draft): CheckedRule {
  const { rule, problems } = draft.view === 'form' ? engine.fromForm(formOf(draft)) : engine.parse(draft.rule)
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

/** Null until the engine is here. */
export function useCheckedRule(draft: Draft): CheckedRule | null {
  const { data: engine } = useQuery({ queryKey: ['engine', 'rules'], queryFn: loadEngine, staleTime: Infinity })
  return useMemo(() => (engine && draft.kind === 'item' ? checkRule(engine, draft) : null), [engine, draft])
}

/** Nothing is written yet: no reason to complain before somebody tries to save. */
export const isMissing = (problem: FormProblem): boolean =>
  problem.code === 'form.empty' || problem.code === 'rule.empty'
