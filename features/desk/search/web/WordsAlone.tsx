import { Row, useFormat, useWords } from '@guanlan/platform/web'
import { strings } from '../strings.ts'
import styles from './search.module.css'
import { type Search, useWordsAlone } from './search-queries.ts'
import type { ChangeSearch } from './use-search-view.ts'

/** Nothing has all the words: what each of them finds alone. */
export function WordsAlone({ search, change }: { search: Search; change: ChangeSearch }) {
  const t = useWords(strings)
  const format = useFormat()
  const words = useWordsAlone(search).data ?? []
  if (words.length < 2) return null
  return (
    <Row as="span" gap={12} wrap={4} to="center" className={styles.alone}>
      {t('wordsAlone')}
      {words.map(({ word, count, capped }) => (
        <button
          key={word}
          type="button"
          className={styles.link}
          disabled={count === 0}
          onClick={() => change({ text: word, mode: 'plain' })}
        >
          {word} {format.exact(count)}
          {capped && '+'}
        </button>
      ))}
    </Row>
  )
}
