import type { HotWord } from '@guanlan/features/charts/charts/contract'
import { hotWordIs } from '@guanlan/features/charts/charts/web'
import { Link } from 'react-router'
import type { Behind } from './behind.ts'
import styles from './HotWords.module.css'
import { leanOf, sizeOf } from './hot-words.ts'
import { useWordSentence } from './use-word-sentence.ts'
import { WordMarks } from './WordMarks.tsx'

/** All words in their order, larger for more articles. */
export function HotWordCloud({ words, open }: { words: readonly HotWord[]; open: Behind }) {
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
            <WordMarks word={word} />
          </li>
        )
      })}
    </ol>
  )
}
