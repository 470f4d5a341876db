import type { HotWord } from '@guanlan/features/charts/charts/contract'
import { useFormat, useWords } from '@guanlan/platform/web'
import { strings } from '../strings.ts'
import { leanOf } from './hot-words.ts'

/** Everything a row shows of a word, for those who hear it or point at it. */
export function useWordSentence(): (word: HotWord) => string {
  const t = useWords(strings)
  const { exact } = useFormat()
  return word => {
    const { count, before, negative } = word
    const lean = leanOf(word)
    return [
      t('hotWordOf', {
        word: word.word,
        count: word.estimated ? t('about', { count: exact(count) }) : exact(count),
        before: exact(before),
        negative: exact(negative),
      }),
      lean && t(`leans_${lean}`),
      word.isNew && t('newWordMeaning'),
    ]
      .filter(Boolean)
      .join(' · ')
  }
}
