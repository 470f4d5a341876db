import type { ArticleDetail } from '@guanlan/features/articles/contract'
import { useWords } from '@guanlan/platform/web'
import { strings } from '../../strings.ts'
import styles from './ReadingPane.module.css'

/** What the text engine makes of the text: its main sentences, keywords, places. Nothing where there is nothing. */
export function Gist({ article }: { article: ArticleDetail }) {
  const t = useWords(strings)
  const { summary, keywords, places } = article.nlpProcess
  if (!summary && keywords.length === 0 && places.length === 0) return null
  return (
    <section className={styles.gist} aria-label={t('gist')}>
      {summary && (
        <p>
          <b>{t('summary')}</b>
          {summary}
        </p>
      )}
      {keywords.length > 0 && <Line name={t('keywords')} words={keywords} />}
      {places.length > 0 && <Line name={t('places')} words={places.map(place => place.name)} />}
    </section>
  )
}

const Line = ({ name, words }: { name: string; words: readonly string[] }) => (
  <p className={styles.words}>
    <b>{name}</b>
    {words.map(word => (
      <span key={word}>{word}</span>
    ))}
  </p>
)
