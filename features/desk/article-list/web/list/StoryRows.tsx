import type { ArticleRow } from '@guanlan/features/articles/articles/contract'
import { ArticleTime } from '@guanlan/features/articles/articles/web'
import { ErrorOf, useFormat, useWords } from '@guanlan/platform/web'
import { strings } from '../../strings.ts'
import { useSimilar } from '../desk-queries.ts'
import { useSimilarity } from '../use-similarity.ts'
import styles from './Rows.module.css'

/** Shown in place; the rest is named by its number. */
const shown = 8

/** The other articles of the story, the earliest first. */
export function StoryRows({ article, onOpen }: { article: ArticleRow; onOpen: (id: number) => void }) {
  const t = useWords(strings)
  const format = useFormat()
  const reasonOf = useSimilarity()
  const similar = useSimilar(article.id, article.publishedAt)
  if (similar.isError) return <ErrorOf error={similar.error} onRetry={() => void similar.refetch()} />
  // Space for what will come, so that rows below move once.
  if (!similar.data) return <ul className={styles.similar} style={{ height: Math.min(article.similar, shown) * 20 }} />
  const others = similar.data.list.filter(each => each.id !== article.id)
  const rest = similar.data.total - 1 - Math.min(others.length, shown)
  const earliest = similar.data.list[0]
  return (
    <ul className={styles.similar} data-inert>
      {others.slice(0, shown).map(each => (
        <li key={each.id}>
          {each.id === earliest?.id && <span>{t('earliest')}</span>}
          <button type="button" className="cut" onClick={() => onOpen(each.id)}>
            {each.media}
            {each.author && each.author !== each.media ? ` · ${each.author}` : ''} · {each.title}
          </button>
          <small>{reasonOf(each, true)}</small>
          <ArticleTime at={each.publishedAt} ofArrival={each.timeOfArrival} />
        </li>
      ))}
      {rest > 0 && <li>{t('andMore', { count: format.exact(rest) })}</li>}
      {earliest?.id === article.id && others.length > 0 && <li>{t('thisIsEarliest')}</li>}
    </ul>
  )
}
