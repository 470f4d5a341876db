import { sentimentName } from '@guanlan/features/articles/web'
import { deskApi } from '@guanlan/features/desk/web'
import { EmptyState, ErrorOf, Moment, Panel, Sentiment, SkeletonRows, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { strings } from '../strings.ts'
import styles from './hot-lists.module.css'

/** Days before an event that its articles are looked for in. */
const daysBefore = 7
const shown = 10

/** What the store has about an event: a search by the rarest words of its title. */
export function EventArticles({ rule, firstSeen }: { rule: string; firstSeen: string }) {
  const t = useWords(strings)
  const found = useQuery({
    queryKey: ['hot', 'articles', rule],
    queryFn: ({ signal }) => {
      const from = new Date(Date.parse(firstSeen) - daysBefore * 86_400_000).toISOString()
      return deskApi.list({ body: { query: rule, from, to: new Date().toISOString(), pageSize: shown } }, { signal })
    },
    retry: false,
  })
  const all = `/Search?${new URLSearchParams({ q: rule, mode: 'rule' })}`
  return (
    <Panel title={t('ourArticles')} note={rule} more={<Link to={all}>{t('allArticles')}</Link>}>
      {found.isPending ? (
        <SkeletonRows rows={4} />
      ) : found.isError ? (
        <ErrorOf error={found.error} onRetry={() => void found.refetch()} />
      ) : found.data.list.length === 0 ? (
        <EmptyState title={t('noArticles')} />
      ) : (
        <ul className={styles.articles}>
          {found.data.list.map(article => (
            <li key={article.id}>
              <Sentiment value={sentimentName(article.sentiment)} wordless />
              <Link to={`/dataCloudDetail?${new URLSearchParams({ id: String(article.id), q: rule })}`}>
                {article.title || article.excerpt}
              </Link>
              <small className="dim">
                {article.media} <Moment at={article.publishedAt} />
              </small>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
