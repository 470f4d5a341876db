import type { Filter } from '@guanlan/features/articles/articles/contract'
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { ArticleTime } from '@guanlan/features/articles/articles/web'
import { deskAddress, detailAddress } from '@guanlan/features/desk/article-list/web'
import {
  ErrorOf,
  exact,
  linkTo,
  Moment,
  Panel,
  PlainTable,
  SkeletonRows,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { Link } from 'react-router'
import { strings } from '../strings.ts'
import { api, resourcesKey } from './api.ts'
import styles from './resources.module.css'

const days = 30
const rows = { page: 1, pageSize: 10 }

/** What is known of a brand in the last 30 days. */
export function BrandPanels({ brand }: { brand: string }) {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const may = useMay()
  const range = useMemo(() => {
    const to = new Date()
    return { from: new Date(to.getTime() - days * 86_400_000).toISOString(), to: to.toISOString() }
  }, [])
  const question = { brand, startTime: range.from, endTime: range.to }
  const key = (name: string) => [resourcesKey, name, brand]
  const articles = useQuery({
    queryKey: key('articles'),
    queryFn: ({ signal }) => api.brandArticle({ body: { ...question, ...rows } }, { signal, timeout: 'long' }),
  })
  const platforms = useQuery({
    queryKey: key('platforms'),
    queryFn: ({ signal }) => api.brandPlatform({ body: question }, { signal, timeout: 'long' }),
  })
  const media = useQuery({
    queryKey: key('media'),
    queryFn: ({ signal }) => api.brandMedia({ body: { ...question, ...rows } }, { signal, timeout: 'long' }),
  })
  const activities = useQuery({
    queryKey: key('activities'),
    queryFn: ({ signal }) => api.brandActivity({ body: { ...question, ...rows } }, { signal }),
  })
  const incidents = useQuery({
    queryKey: key('incidents'),
    queryFn: ({ signal }) => api.brandForewarning({ body: { ...question, ...rows } }, { signal, timeout: 'long' }),
  })
  const isBrand: Filter = { field: 'brand', is: 'is', values: [brand] }
  const total = articles.data?.total ?? 0
  return (
    <div className={styles.panels}>
      <Panel
        title={t('articles')}
        wide
        more={
          total > 0 && (
            <Link to={deskAddress({ range, filters: [isBrand] })}>{t('allArticles', { count: exact(total) })}</Link>
          )
        }
      >
        <Answer of={articles} isEmpty={({ list }) => list.length === 0}>
          {({ list }) => (
            <PlainTable label={t('articles')} head={[t('title'), t('medium'), t('time')]}>
              {list.map(row => (
                <tr key={row.id}>
                  <td>
                    <Link to={detailAddress(row.id, null)}>{row.title}</Link>
                  </td>
                  <td>{row.media}</td>
                  <td>
                    <ArticleTime at={row.publishedAt} ofArrival={row.timeOfArrival} />
                  </td>
                </tr>
              ))}
            </PlainTable>
          )}
        </Answer>
      </Panel>
      <Panel title={t('platforms')}>
        <Answer of={platforms} isEmpty={list => list.length === 0}>
          {list => (
            <PlainTable label={t('platforms')} head={[t('platforms'), { number: t('count') }]}>
              {list.map(({ mediaType, articles }) => (
                <tr key={mediaType}>
                  <td>{a(mediaType)}</td>
                  <td data-number>
                    <Link
                      to={deskAddress({
                        range,
                        filters: [isBrand, { field: 'mediaType', is: 'is', values: [mediaType] }],
                      })}
                    >
                      {exact(articles)}
                    </Link>
                  </td>
                </tr>
              ))}
            </PlainTable>
          )}
        </Answer>
      </Panel>
      <Panel title={t('media')}>
        <Answer of={media} isEmpty={({ list }) => list.length === 0}>
          {({ list }) => (
            <PlainTable label={t('media')} head={[t('medium'), { number: t('count') }, { number: t('negative') }]}>
              {list.map(row => (
                <tr key={row.mediaId}>
                  <td>{row.name}</td>
                  <td data-number>{exact(row.articles)}</td>
                  <td data-number>{exact(row.negative)}</td>
                </tr>
              ))}
            </PlainTable>
          )}
        </Answer>
      </Panel>
      {may('campaigns.view') && (
        <Panel title={t('activities')}>
          <Answer of={activities} isEmpty={({ list }) => list.length === 0}>
            {({ list }) => (
              <PlainTable label={t('activities')} head={[t('name'), t('begin'), t('end')]}>
                {list.map(row => (
                  <tr key={row.id}>
                    <td>
                      <Link to={linkTo('/resourceLibrary/eventLibrary/activityDetail', null, { id: row.id })}>
                        {row.name}
                      </Link>
                    </td>
                    <td>
                      <Moment at={row.startTime} />
                    </td>
                    <td>{row.endTime && <Moment at={row.endTime} />}</td>
                  </tr>
                ))}
              </PlainTable>
            )}
          </Answer>
        </Panel>
      )}
      {may('warnings.view') && (
        <Panel title={t('incidents')}>
          <Answer of={incidents} isEmpty={({ list }) => list.length === 0}>
            {({ list }) => (
              <PlainTable label={t('incidents')} head={[t('title'), { number: t('count') }, t('time')]}>
                {list.map(row => (
                  <tr key={row.id}>
                    <td>
                      <Link to={linkTo('/earlyWarning', null, { open: row.id })}>{row.title}</Link>
                    </td>
                    <td data-number>{exact(row.articles)}</td>
                    <td>
                      <Moment at={row.lastAt} />
                    </td>
                  </tr>
                ))}
              </PlainTable>
            )}
          </Answer>
        </Panel>
      )}
    </div>
  )
}

/** An answer as it comes: its error, that there is nothing, or its rows. */
function Answer<Data>({
  of: { data, error, refetch },
  isEmpty,
  children,
}: {
  of: UseQueryResult<Data>
  isEmpty: (data: Data) => boolean
  children: (data: Data) => ReactNode
}) {
  const t = useWords(strings)
  if (error && data === undefined) return <ErrorOf error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <SkeletonRows rows={4} />
  if (isEmpty(data)) return <p className={`dim ${styles.inside}`}>{t('nothing')}</p>
  return children(data)
}
