import { linkTo } from '@guanlan/platform/web'
import { Link } from 'react-router'
import type { z } from 'zod'
import type { CourseArticle, Sentence } from '../../contract.ts'
import styles from './course.module.css'

type Article = z.output<typeof CourseArticle>

/** Sentences as they stand in articles, each with the one it was taken from. */
export function Sentences({
  sentences,
  articles,
}: {
  sentences: readonly Sentence[]
  articles: ReadonlyMap<number, Article>
}) {
  if (sentences.length === 0) return null
  return (
    <p className={styles.sentences}>
      {sentences.map(({ text, articleId }) => {
        const article = articleId === null ? undefined : articles.get(articleId)
        return (
          <span key={`${articleId} ${text}`}>
            {text}
            {article && (
              <Link
                className={styles.source ?? ''}
                to={linkTo(`/monitorDetail?id=${article.id}`)}
                title={article.title}
              >
                {article.media}
              </Link>
            )}
          </span>
        )
      })}
    </p>
  )
}
