import { useFormat, useWords } from '@guanlan/platform/web'
import type { CarriedSentence, Passage } from '../../contract.ts'
import { screenStrings } from '../../strings/screens.ts'
import styles from './answer.module.css'
import { useOpenArticle } from './open-article.ts'

/** Sentences as they stand in articles, in quotation marks, or as a model wrote them, each with medium, day and the numbers of what carries it. */
export function Sentences({
  sentences,
  passages,
  query,
  isWritten = false,
}: {
  sentences: readonly CarriedSentence[]
  passages: readonly Passage[]
  query: string
  /** By a model: they are no quotations. */
  isWritten?: boolean
}) {
  const t = useWords(screenStrings)
  const format = useFormat()
  const open = useOpenArticle()
  return (
    <ul className={styles.sentences}>
      {sentences.map(({ text, passages: places }) => {
        const first = passages[places[0] ?? -1]
        return (
          <li key={`${places[0]}${text}`}>
            {isWritten ? <span>{text}</span> : <q>{text}</q>}
            {first && (
              <span className="dim">{`${first.media} · ${format.moment(first.publishedAt).slice(0, 10)}`}</span>
            )}
            {places.map(place => {
              const passage = passages[place]
              if (!passage) return null
              const day = format.moment(passage.publishedAt).slice(0, 10)
              return (
                <button
                  key={place}
                  type="button"
                  className={styles.citation}
                  aria-label={t('citation', { place: place + 1, media: passage.media, day })}
                  title={`${passage.media} ${passage.title}`}
                  onClick={() =>
                    open({
                      id: passage.articleId,
                      query: isWritten ? query : (markOf(text) ?? query),
                      quoted: place === places[0] && !isWritten ? text : passage.text,
                    })
                  }
                >
                  {place + 1}
                </button>
              )
            })}
          </li>
        )
      })}
    </ul>
  )
}

/** The sentence as a rule that marks it in the article; of a long one its beginning. */
const markOf = (text: string): string | null => {
  const words = text
    .replace(/["“”\\]/g, ' ')
    .trim()
    .slice(0, 60)
  return words === '' ? null : `"${words}"`
}
