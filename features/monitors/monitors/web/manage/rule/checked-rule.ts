/** The draft read by the rule engine in the browser: problems at once, the other view, the rule as a sentence. */
import type { FormProblem } from '@guanlan/engine/rules'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { type Draft, formOf } from '../../drafts/draft.ts'
import { type CheckedRule, checkedOf, type Engine } from './check-rule.ts'
import { useVocabularies, withVocabularies } from './named-words.ts'

/** The engine comes when the first rule is written: most screens do without it. */
const loadEngine = () => import('@guanlan/engine/rules')

/** Null until it is here. It knows the vocabularies of the organisation. */
export function useEngine(): Engine | null {
  const { data: engine } = useQuery({ queryKey: ['engine', 'rules'], queryFn: loadEngine, staleTime: Infinity })
  const vocabularies = useVocabularies()
  return useMemo(() => (engine ? withVocabularies<Engine>(engine, vocabularies) : null), [engine, vocabularies])
}

/** UTF-16 units. Up to here a rule is read within a keystroke (16 ms, also on a slow machine); longer ones are read beside the page. */
const readAtOnce = 4_000

const checkRule = (engine: Engine, draft: Draft): CheckedRule =>
  draft.view === 'form'
    ? checkedOf(engine, engine.fromForm(formOf(draft)))
    : checkedOf(engine, engine.parse(draft.rule), draft.rule)

/** Null until the engine is here, and while a long text is read. */
export function useCheckedRule(engine: Engine | null, draft: Draft): CheckedRule | null {
  const isLong = draft.view === 'text' && draft.rule.length > readAtOnce
  const atOnce = useMemo(
    () => (engine && draft.kind === 'item' && !isLong ? checkRule(engine, draft) : null),
    [engine, draft, isLong],
  )
  const beside = useCheckedBeside(isLong ? draft : null)
  return isLong ? beside : atOnce
}

function useCheckedBeside(draft: Draft | null): CheckedRule | null {
  const [checked, setChecked] = useState<{ text: string; rule: CheckedRule } | null>(null)
  const text = draft?.rule ?? null
  const vocabularies = useVocabularies()
  useEffect(() => {
    if (text === null) return
    const worker = new Worker(new URL('./checked-rule.worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<CheckedRule>) => {
      setChecked({ text, rule: data })
      worker.terminate()
    }
    worker.postMessage({ text, vocabularies })
    return () => worker.terminate()
  }, [text, vocabularies])
  return checked && checked.text === text ? checked.rule : null
}

/** Nothing is written yet: no reason to complain before somebody tries to save. */
export const isMissing = (problem: FormProblem): boolean =>
  problem.code === 'form.empty' || problem.code === 'rule.empty'
