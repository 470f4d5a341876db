import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { ArticleTime, mediaIcon, sentimentName, useRegionName } from '@guanlan/features/articles/articles/web'
import {
  BarChart,
  EmptyState,
  ErrorOf,
  Icon,
  Panel,
  Sentiment,
  ShareBar,
  SkeletonRows,
  useFormat,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link } from 'react-router'
import type { EventArticles as Articles, EventDetail, Spread } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './hot-lists.module.css'

const addressOf = (id: number, rule: string) => `/dataCloudDetail?${new URLSearchParams({ id: String(id), q: rule })}`

/** What the store has about an event: how it leans, where it was published, how it spread, and the newest. */
export function EventArticles({ event }: { event: EventDetail }) {
  const t = useWords(strings)
  const requested = useQuery({
    queryKey: ['hot', 'articles', event.id],
    queryFn: ({ signal }) => api.eventArticles({ body: { id: event.id } }, { signal }),
    retry: false,
  })
  const found = requested.data
  if (requested.isPending)
    return (
      <Panel title={t('ourArticles')}>
        <SkeletonRows rows={4} />
      </Panel>
    )
  if (!found) return <ErrorOf error={requested.error} onRetry={() => void requested.refetch()} />
  if (found.total === 0)
    return (
      <Panel title={t('ourArticles')} note={found.rule}>
        <EmptyState title={t('noArticles')}>{t('noArticlesHint')}</EmptyState>
      </Panel>
    )
  return (
    <>
      <div className={styles.curves}>
        <SpreadPanel spread={found.spread} rule={found.rule} onBoards={event.firstSeen} />
        <Regions regions={found.regions} />
      </div>
      <Newest found={found} />
    </>
  )
}

/** Which kinds of media took it up, in order, and whether ours were earlier than the boards. */
function SpreadPanel({ spread, rule, onBoards }: { spread: readonly Spread[]; rule: string; onBoards: string }) {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const first = spread[0]?.first.publishedAt
  const minutes = first ? Math.round((Date.parse(first) - Date.parse(onBoards)) / 60_000) : 0
  return (
    <Panel title={t('spread')} note={<Lead minutes={minutes} />}>
      <ol className={styles.spread}>
        {spread.map(({ mediaType, count, first: { id, title, media, publishedAt, timeOfArrival } }) => (
          <li key={mediaType} className={styles.took}>
            <Icon name={mediaIcon[mediaType]} size={14} />
            <b>{a(mediaType)}</b>
            <span>
              <Link to={addressOf(id, rule)}>{title}</Link>
              <small className="dim">
                {media} · <ArticleTime at={publishedAt} ofArrival={timeOfArrival} exact />
              </small>
            </span>
            <span>{t('pieces', { count })}</span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

/** Of our first article against the boards. */
function Lead({ minutes }: { minutes: number }) {
  const t = useWords(strings)
  const length =
    Math.abs(minutes) < 120
      ? t('minutes', { count: Math.abs(minutes) })
      : t('hours', { count: Math.round(Math.abs(minutes) / 60) })
  return minutes <= 0 ? t('earlierThanBoards', { length }) : t('laterThanBoards', { length })
}

const mostRegions = 10

function Regions({ regions }: { regions: Articles['regions'] }) {
  const t = useWords(strings)
  const nameOf = useRegionName()
  const data = useMemo(() => {
    const known = regions.filter(({ region }) => region > 0).slice(0, mostRegions)
    return {
      head: t('region'),
      rows: known.map(({ region, name }) => nameOf(region, name)),
      series: [{ name: t('articles'), values: known.map(({ count }) => count) }],
    }
  }, [regions, t, nameOf])
  return <BarChart title={t('regions')} data={data} horizontal />
}

function Newest({ found }: { found: Articles }) {
  const t = useWords(strings)
  const format = useFormat()
  const count = (sentiment: number) => found.sentiments.find(one => one.sentiment === sentiment)?.count ?? 0
  const all = `/Search?${new URLSearchParams({ q: found.rule, mode: 'rule', from: found.from, to: found.to })}`
  return (
    <Panel
      title={t('ourArticles')}
      note={`${found.rule} · ${t('pieces', { count: format.exact(found.total) })}${found.capped ? '+' : ''}`}
      more={<Link to={all}>{t('allArticles')}</Link>}
    >
      <ShareBar positive={count(1)} neutral={count(0)} negative={count(-1)} large />
      <ul className={styles.articles}>
        {found.newest.map(article => (
          <li key={article.id}>
            <Sentiment value={sentimentName(article.sentiment)} wordless />
            <Link to={addressOf(article.id, found.rule)}>{article.title || article.excerpt}</Link>
            <small className="dim">
              {article.media} <ArticleTime at={article.publishedAt} ofArrival={article.timeOfArrival} />
            </small>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
