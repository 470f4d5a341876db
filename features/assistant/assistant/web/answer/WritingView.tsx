import { Tag, useWords } from '@guanlan/platform/web'
import type { Writing } from '../../contract.ts'
import { screenStrings } from '../../strings/screens.ts'
import styles from './answer.module.css'
import { useOpenArticle } from './open-article.ts'
import { Dropped, Sources } from './Sources.tsx'
import WrittenNote from './WrittenNote.tsx'

/** A piece of writing: facts with what carries them, wording marked as what nobody checked. */
export default function WritingView({ content }: { content: Writing }) {
  const t = useWords(screenStrings)
  const open = useOpenArticle()
  const { title, parts, passages, dropped, written } = content
  return (
    <>
      <h3>{title}</h3>
      <WrittenNote written={written} hasWording={parts.some(({ by }) => by === 'wording')} />
      <ul className={styles.sentences}>
        {parts.map(({ text, by, passages: places }) => (
          <li key={text}>
            {text} {by !== 'articles' && <Tag>{t(by === 'fields' ? 'byFields' : 'byWording')}</Tag>}
            {places.map(place => {
              const passage = passages[place]
              if (!passage) return null
              const day = passage.publishedAt.slice(0, 10)
              return (
                <button
                  key={place}
                  type="button"
                  className={styles.citation}
                  aria-label={t('citation', { place: place + 1, media: passage.media, day })}
                  onClick={() => open({ id: passage.articleId, query: '', quoted: passage.text })}
                >
                  {place + 1}
                </button>
              )
            })}
          </li>
        ))}
      </ul>
      <Dropped dropped={dropped} />
      {passages.length > 0 && <Sources passages={passages} query="" />}
    </>
  )
}
