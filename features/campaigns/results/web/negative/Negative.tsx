import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { ArticleTime } from '@guanlan/features/articles/articles/web'
import { campaignsKey, isOfCampaign } from '@guanlan/features/campaigns/campaigns/web'
import { strings as actStrings } from '@guanlan/features/handling/article-actions/strings'
import { useMembers } from '@guanlan/features/people/organisations/web'
import {
  Button,
  EmptyState,
  ErrorOf,
  exact,
  later,
  linkTo,
  Panel,
  PlainTable,
  Row,
  SkeletonPage,
  useFormat,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { strings } from '../../strings.ts'
import { api, long } from '../api.ts'
import { useOpen } from '../behind/use-open.ts'
import { type Of, useNegativeMedia } from '../overview/use-results.ts'
import styles from './negative.module.css'

const Drawer = later(() => import('../behind/Drawer.tsx'))
const pageSize = 20

/** What speaks against a campaign: the articles with who handles them, and the media that publish them. */
export default function Negative({ of }: { of: Of }) {
  const { id, range } = of
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const w = useWords(actStrings)
  const format = useFormat()
  const { data: members = [] } = useMembers()
  const [page, setPage] = useState(1)
  const articles = useQuery({
    queryKey: [campaignsKey, 'negative', id, range, page],
    queryFn: ({ signal }) => api.negativeArticle({ body: { id, ...range, page, pageSize }, query: {} }, long(signal)),
    placeholderData: before => before,
  })
  const media = useNegativeMedia(of).data
  const { data, error, refetch } = articles
  const { open, figure, close } = useOpen(data)
  if (error && !data) return <ErrorOf error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonPage />
  const { list, total } = data
  const handlerOf = (assigneeId: number | null) =>
    assigneeId === null ? '—' : (members.find(member => member.id === assigneeId)?.name ?? `#${assigneeId}`)
  const all = {
    of: 'articles' as const,
    filters: [isOfCampaign(id), { field: 'sentiment' as const, is: 'is' as const, values: ['-1'] }],
    fold: false,
  }
  return (
    <div className={styles.negative}>
      <div className={styles.scroll}>
        <Panel
          title={t('negativeArticles')}
          note={exact(total)}
          more={
            total > 0 && (
              <Button size="small" onClick={() => open(t('negativeArticles'), all)}>
                {t('openBeside')}
              </Button>
            )
          }
        >
          {list.length === 0 ? (
            <EmptyState title={t('noNegative')} />
          ) : (
            <PlainTable
              label={t('negativeArticles')}
              head={[
                t('articleTitle'),
                t('medium'),
                t('level'),
                { number: t('interactions') },
                t('handler'),
                t('workState'),
                t('answer'),
                t('publishedAt'),
              ]}
            >
              {list.map(row => (
                <tr key={row.id}>
                  <th scope="row">
                    <Link to={linkTo(`/monitorDetail?id=${row.id}`)}>{row.title}</Link>
                  </th>
                  <td>{row.media}</td>
                  <td>{a(row.mediaLevel)}</td>
                  <td data-number>{exact((row.likes ?? 0) + (row.shares ?? 0) + (row.comments ?? 0))}</td>
                  <td>{handlerOf(row.assigneeId)}</td>
                  <td>{w(`state${row.state}` as 'state0')}</td>
                  <td>{row.remark ?? '—'}</td>
                  <td>
                    <ArticleTime at={row.publishedAt} ofArrival={row.timeOfArrival} />
                  </td>
                </tr>
              ))}
            </PlainTable>
          )}
          {total > pageSize && (
            <Row gap={8} align="center" to="end">
              <span className="dim">{t('pageOf', { page, pages: Math.ceil(total / pageSize) })}</span>
              <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
                {t('before')}
              </Button>
              <Button size="small" disabled={page * pageSize >= total} onClick={() => setPage(page + 1)}>
                {t('next')}
              </Button>
            </Row>
          )}
        </Panel>
        {media && media.list.length > 0 && (
          <Panel title={t('negativeMedia')} note={exact(media.total)}>
            <PlainTable
              label={t('negativeMedia')}
              head={[
                t('medium'),
                t('level'),
                { number: t('negativeCount') },
                { number: t('ofAll') },
                { number: t('interactions') },
                { number: t('readersKnown') },
                { number: t('readersEstimated') },
              ]}
            >
              {media.list.map(row => (
                <tr key={`${row.mediaType} ${row.mediaId}`}>
                  <th scope="row">
                    {row.name} <small className="dim">{a(row.mediaType)}</small>
                  </th>
                  <td>{a(row.level)}</td>
                  <td data-number>
                    <button
                      type="button"
                      className={styles.open}
                      aria-label={t('openOf', { name: row.name, value: exact(row.negative) })}
                      onClick={() => open(row.name, row.behind)}
                    >
                      {exact(row.negative)}
                    </button>
                  </td>
                  <td data-number>{exact(row.articles)}</td>
                  <td data-number>{exact(row.interactions)}</td>
                  <td data-number>{row.readers > 0 ? format.count(row.readers) : '—'}</td>
                  <td data-number>{format.count(row.estimatedReaders)}</td>
                </tr>
              ))}
            </PlainTable>
          </Panel>
        )}
      </div>
      {figure && (
        <Suspense>
          <Drawer figure={figure} requested={data} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}
