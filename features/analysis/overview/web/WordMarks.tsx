import type { HotWord } from '@guanlan/features/charts/charts/contract'
import { Sentiment, Tag, useWords } from '@guanlan/platform/web'
import { strings } from '../strings.ts'
import { leanOf } from './hot-words.ts'

/** Which way a hot word leans, and that it is a new one: for the eye, the link beside it says so in its name. */
export function WordMarks({ word }: { word: HotWord }) {
  const t = useWords(strings)
  const lean = leanOf(word)
  return (
    <>
      {lean && (
        <span aria-hidden="true">
          <Sentiment value={lean} wordless />
        </span>
      )}
      {word.isNew && (
        <span title={t('newWordMeaning')} aria-hidden="true">
          <Tag accent>{t('newWord')}</Tag>
        </span>
      )}
    </>
  )
}
