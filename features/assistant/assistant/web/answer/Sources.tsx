import { Sentiment, useFormat, useWords } from '@guanlan/platform/web'
import type { DroppedSentence, Passage } from '../../contract.ts'
import { screenStrings } from '../../strings/screens.ts'
import styles from './answer.module.css'
import { useOpenArticle } from './open-article.ts'

const leanings = { 1: 'positive', 0: 'neutral', '-1': 'negative' } as const

/** The passages of an answer by number; a click opens the article. */
export function Sources({ passages, query }: { passages: readonly Passage[]; query: string }) {
  const t = useWords(screenStrings)
  const format = useFormat()
  const open = useOpenArticle()
  return (
    <details className={styles.sources}>
      <summary>{t('sources', { count: passages.length })}</summary>
      <ol>
        {passages.map(({ articleId, title, media, publishedAt, sentiment, text }) => (
          <li key={articleId}>
            <button type="button" className="link" onClick={() => open({ id: articleId, query, quoted: text })}>
              {title || text.slice(0, 40)}
            </button>{' '}
            <Sentiment value={leanings[sentiment]} />{' '}
            <span className="dim">{`${media} · ${format.moment(publishedAt).slice(0, 16)}`}</span>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </details>
  )
}

/** What is missing is all that it says, by its letters and digits: the reason does not say the sentence again. */
const isWhole = (text: string, missing: string): boolean => {
  const [whole, part] = [text, missing].map(each => each.replace(/[^\p{L}\p{N}]/gu, ''))
  return whole !== undefined && part !== undefined && whole.startsWith(part) && part.length >= 0.9 * whole.length
}

/** What was left out because no passage carries it, with the reason of each. */
export function Dropped({ dropped }: { dropped: readonly DroppedSentence[] }) {
  const t = useWords(screenStrings)
  if (dropped.length === 0) return null
  return (
    <details className={styles.sources}>
      <summary>{t('dropped', { count: dropped.length })}</summary>
      <ul>
        {dropped.map(({ text, part, missing }) => (
          <li key={text}>
            {text}{' '}
            <span className="dim">{isWhole(text, missing) ? t('lacksAll') : `${t(`lacks_${part}`)}：${missing}`}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
