import type { HotWord } from '@guanlan/features/charts/contract'
import { Sentiment, Tag, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import { strings } from '../strings.ts'
import { type Behind, hotWordIs } from './behind.ts'
import styles from './HotWords.module.css'
import { leanOf, sizeOf } from './hot-words.ts'
import { useWordSentence } from './use-word-sentence.ts'

/** All words in their order, larger for more articles. */
export function HotWordCloud({ words, open }: { words: readonly HotWord[]; open: Behind }) {
  const t = useWords(strings)
  const sentence = useWordSentence()
  const most = Math.max(1, ...words.map(word => word.count))
  return (
    <ol className={styles.cloud}>
      {words.map(word => {
        const lean = leanOf(word)
        return (
          <li key={`${word.by}.${word.word}`}>
            <Link
              to={open({ filters: [hotWordIs(word)] })}
              aria-label={sentence(word)}
              title={sentence(word)}
              className={lean ?? styles.plain ?? ''}
              style={{ fontSize: sizeOf(word.count, most) }}
            >
              {word.word}
            </Link>
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
          </li>
        )
      })}
    </ol>
  )
}
