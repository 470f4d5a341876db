import { toast, useWords } from '@guanlan/platform/web'
import { strings } from '../../../strings.ts'
import { type Draft, partsOf } from '../../drafts/draft.ts'
import type { useEngine } from '../rule/checked-rule.ts'
import { type Way, withWord } from '../rule/with-word.ts'

/** Adds a word that was offered to narrow or widen the rule; it can be taken back. A form stays a form where it can. */
export function useAddWord(
  engine: ReturnType<typeof useEngine>,
  { draft, ruleText, change }: { draft: Draft; ruleText: string | null; change: (part: Partial<Draft>) => void },
) {
  const t = useWords(strings)
  return (word: string, way: Way): void => {
    if (!engine || !ruleText) return
    const text = withWord(engine, draft.view === 'text' ? draft.rule : ruleText, word, way)
    if (text === null) return
    const next = engine.parse(text).rule
    const form = draft.view === 'form' && next ? engine.toForm(next) : null
    change(form ? partsOf(form) : { view: 'text', rule: text })
    toast({
      text: t(way === 'narrow' ? 'wordRequired' : 'wordAllowed', { word }),
      onUndo: () => change({ view: draft.view, rule: draft.rule, groups: draft.groups, excluded: draft.excluded }),
      isDraft: true,
    })
  }
}
