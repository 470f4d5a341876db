import { useNamedLists } from '@guanlan/features/articles/vocabularies/web'
import { useWords } from '@guanlan/platform/web'
import { useMemo } from 'react'
import { strings } from '../../../strings.ts'
import type { KnownWord } from '../text/offers.ts'
import { useEngine } from './checked-rule.ts'

/** Vocabularies as the rule field offers them: `@name`, with how many words and the first of them. */
export function useOfferedLists(): readonly KnownWord[] {
  const t = useWords(strings)
  const lists = useNamedLists()
  const engine = useEngine()
  return useMemo(
    () =>
      (engine ? (lists ?? []) : []).map(({ name, wordCount, firstWords }) => ({
        word: engine?.referenceTo(name) ?? '',
        from: t('knownList', { count: wordCount, words: firstWords.slice(0, 3).join(t('wordJoint')) }),
        isName: true,
      })),
    [engine, lists, t],
  )
}
