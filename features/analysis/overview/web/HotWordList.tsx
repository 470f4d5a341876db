import type { HotWord } from '@guanlan/features/charts/charts/contract'
import { hotWordIs } from '@guanlan/features/charts/charts/web'
import { Count, percent, Row, useFormat, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import { strings } from '../strings.ts'
import type { Behind } from './behind.ts'
import styles from './HotWords.module.css'
import { leanOf, trendOf } from './hot-words.ts'
import { Slices } from './Slices.tsx'
import { useWordSentence } from './use-word-sentence.ts'
import { WordMarks } from './WordMarks.tsx'

/** Ranked: the word, how its articles lean, how many, and how many before. */
export function HotWordList({ words, open }: { words: readonly HotWord[]; open: Behind }) {
  const t = useWords(strings)
  const format = useFormat()
  const sentence = useWordSentence()
  const most = Math.max(1, ...words.map(word => word.count))
  return (
    <ol className={styles.list}>
      {words.map(word => {
        const filters = [hotWordIs(word)]
        const trend = trendOf(word)
        return (
          <li key={`${word.by}.${word.word}`}>
            <Row as="span" gap={4} align="center" className={styles.word}>
              <Link to={open({ filters })} className="cut" aria-label={sentence(word)} title={sentence(word)}>
                {word.word}
              </Link>
              <WordMarks word={word} />
            </Row>
            <span>
              <span className={styles.bar} style={{ width: `${(word.count / most) * 100}%` }}>
                <Slices split={word} filters={filters} open={open} />
              </span>
            </span>
            <b className={styles.number}>
              {word.estimated ? (
                <span title={t('aboutMeaning')}>{t('about', { count: format.count(word.count) })}</span>
              ) : (
                <Count value={word.count} />
              )}
            </b>
            <span className={styles.before} data-trend={trend}>
              {t(trend, { before: format.count(word.before) })}
            </span>
            <span className={styles.share} data-negative={leanOf(word) === 'negative' || undefined}>
              {word.negative > 0 && t('negativeOf', { share: percent(word.negative / word.count, 0) })}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
