import type { ArticleDetail } from '@guanlan/features/articles/contract'
import { Moment, useFormat, useWords } from '@guanlan/platform/web'
import { strings } from '../../strings.ts'
import { useSimilar } from '../desk-queries.ts'
import styles from './ReadingPane.module.css'

/** The same story elsewhere, the earliest first. */
export function SimilarArticles({ article, onOpen }: { article: ArticleDetail; onOpen: (id: number) => void }) {
  const t = useWords(strings)
  const format = useFormat()
  const similar = useSimilar(article.id, article.timeInfo.dispTime).data
  const others = (similar?.list ?? []).filter(each => each.id !== article.id)
  const rest = similar ? similar.total - 1 - others.length : 0
  return (
    <section className={styles.similar}>
      <h3>{t('similar', { count: format.exact(article.similar) })}</h3>
      <ul>
        {others.map(each => (
          <li key={each.id}>
            <button type="button" onClick={() => onOpen(each.id)}>
              <b>{each.media}</b> <span className="cut">{each.title}</span>
            </button>
            <Moment at={each.publishedAt} />
          </li>
        ))}
      </ul>
      {rest > 0 && <p className={styles.rest}>{t('andMore', { count: format.exact(rest) })}</p>}
    </section>
  )
}
