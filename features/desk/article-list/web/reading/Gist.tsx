import type { ArticleDetail } from '@guanlan/features/articles/articles/contract'
import { useWords } from '@guanlan/platform/web'
import { strings } from '../../strings.ts'
import styles from './ReadingPane.module.css'

/** What the text engine makes of the text: its main sentences, keywords, brands and companies, places. Nothing where there is nothing. */
export function Gist({ article }: { article: ArticleDetail }) {
  const t = useWords(strings)
  const { summary, keywords, places } = article.nlpProcess
  // A company and its brand may have one name.
  const namesOf = (people: boolean) => [
    ...new Set(article.nlpProcess.names.flatMap(({ kind, name }) => (isPublic(kind) === people ? [name] : []))),
  ]
  const [names, people] = [namesOf(false), namesOf(true)]
  if (!summary && [...keywords, ...names, ...people, ...places].length === 0) return null
  return (
    <section className={styles.gist} aria-label={t('gist')}>
      {summary && (
        <p>
          <b>{t('summary')}</b>
          {summary}
        </p>
      )}
      {keywords.length > 0 && <Line name={t('keywords')} words={keywords} />}
      {names.length > 0 && <Line name={t('names')} words={names} />}
      {people.length > 0 && <Line name={t('people')} words={people} />}
      {places.length > 0 && <Line name={t('places')} words={places.map(place => place.name)} />}
    </section>
  )
}

const isPublic = (kind: string): boolean => kind === 'person' || kind === 'organisation'

const Line = ({ name, words }: { name: string; words: readonly string[] }) => (
  <p className={styles.words}>
    <b>{name}</b>
    {words.map(word => (
      <span key={word}>{word}</span>
    ))}
  </p>
)
