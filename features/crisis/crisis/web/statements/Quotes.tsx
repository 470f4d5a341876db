import { ArticleTime } from '@guanlan/features/articles/articles/web'
import { ErrorOf, exact, linkTo, Panel, SkeletonRows, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Statement } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, crisesKey } from '../api.ts'
import styles from './statements.module.css'

/** Articles that quote the statement, and what they reach beside the others. */
export function Quotes({ of: { id, publications } }: { of: Statement }) {
  const t = useWords(strings)
  const { data, error, refetch } = useQuery({
    queryKey: [crisesKey, 'quotes', id, publications.length],
    queryFn: ({ signal }) =>
      api.statementQuotes({ params: { id }, query: { page: 1, pageSize: 50 } }, { signal, timeout: 'long' }),
    staleTime: 60_000,
  })
  const reached = ({ articles, reach }: { articles: number; reach: number }) => ({
    count: exact(articles),
    reach: exact(Math.round(reach)),
  })
  return (
    <Panel title={t('quotes')}>
      {error ? (
        <ErrorOf error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows rows={2} />
      ) : (
        <div className={styles.quotes}>
          <p>
            <b>{t('quoting', reached(data.quoting))}</b>
            <br />
            {t('notQuoting', reached(data.others))}
            <br />
            <small className="dim">{t('quotesLooked', { count: exact(data.looked) })}</small>
          </p>
          {data.list.length === 0 ? (
            <p className="dim">{t('noQuotes')}</p>
          ) : (
            <ul>
              {data.list.map(article => (
                <li key={article.id}>
                  <Link to={linkTo('/monitorDetail', null, { id: article.id })}>{article.title || t('untitled')}</Link>{' '}
                  <small className="dim">
                    {article.media} · <ArticleTime at={article.publishedAt} ofArrival={article.timeOfArrival} />
                  </small>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Panel>
  )
}
