import { ArticleTime, sentimentName } from '@guanlan/features/articles/articles/web'
import {
  Button,
  Count,
  EmptyState,
  ErrorOf,
  Row,
  Segmented,
  Sentiment,
  SkeletonRows,
  useWords,
} from '@guanlan/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { periods } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './hot-lists.module.css'
import type { Period } from './Ranking.tsx'

/** Media offered as tabs. */
const mostTabs = 16

/** The hot list of a medium from the articles in the store: `?medium=` its id, `&period=`. */
export default function MediumBoard() {
  const t = useWords(strings)
  const [search, setSearch] = useSearchParams()
  const named = search.get('period') as Period
  const period = periods.includes(named) ? named : '24h'
  const media = useQuery({
    queryKey: ['hot', 'media', period],
    queryFn: ({ signal }) => api.mediaList({ body: { period } }, { signal }),
    placeholderData: keepPreviousData,
  })
  const mediaId = Number(search.get('medium')) || media.data?.[0]?.mediaId || 0
  const articles = useQuery({
    queryKey: ['hot', 'medium', mediaId, period],
    queryFn: ({ signal }) => api.mediumArticles({ body: { mediaId, period } }, { signal }),
    enabled: mediaId > 0,
    placeholderData: keepPreviousData,
  })
  const change = (changes: Record<string, string>) =>
    setSearch({ ...Object.fromEntries(search), ...changes }, { replace: true })
  const medium = media.data?.find(row => row.mediaId === mediaId)
  const failed = media.isError ? media : articles.isError ? articles : null
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{medium?.name ?? t('mediumBoard')}</h1>
        <span className="dim">{t('mediumBoardHint')}</span>
        <span className="grow" />
        <Segmented
          label={t('period')}
          value={period}
          onChange={value => change({ period: value })}
          options={periods.map(value => ({ value, label: t(`p${value}`) }))}
        />
      </header>
      <Row as="nav" gap={4} wrap className={styles.tabs} aria-label={t('mediaRanking')}>
        {(media.data ?? []).slice(0, mostTabs).map(row => (
          <Button
            key={row.mediaId}
            size="small"
            kind={row.mediaId === mediaId ? 'primary' : 'quiet'}
            aria-pressed={row.mediaId === mediaId}
            onClick={() => change({ medium: String(row.mediaId) })}
          >
            {row.name}
          </Button>
        ))}
      </Row>
      {failed ? (
        <ErrorOf error={failed.error} onRetry={() => void failed.refetch()} />
      ) : media.data?.length === 0 ? (
        <EmptyState title={t('noMedia')}>{t('noneHint')}</EmptyState>
      ) : articles.data ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the list scrolls
        <ol className={styles.whole} tabIndex={0} aria-label={medium?.name ?? t('mediumBoard')}>
          {articles.data.map((article, index) => (
            <li key={article.id} className={styles.topic}>
              <span className={styles.rank} data-top={index < 3 || undefined}>
                {index + 1}
              </span>
              <span className={styles.what}>
                <Link className={styles.name} to={`/dataCloudDetail?id=${article.id}`}>
                  {article.title || article.excerpt}
                </Link>
                <small>
                  <Sentiment value={sentimentName(article.sentiment)} />
                  {article.author && <span>{article.author}</span>}
                  <ArticleTime at={article.publishedAt} ofArrival={article.timeOfArrival} />
                </small>
              </span>
              <Row as="span" gap={6} align="center" className={styles.marks}>
                <Count value={(article.likes ?? 0) + (article.shares ?? 0) + (article.comments ?? 0)} />
              </Row>
            </li>
          ))}
        </ol>
      ) : (
        <SkeletonRows rows={12} />
      )}
    </div>
  )
}
