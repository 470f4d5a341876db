import { ArticleTime, sentimentName } from '@guanlan/features/articles/articles/web'
import { EmptyState, exact, linkTo, Panel, Segmented, Sentiment, SkeletonRows, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { strings } from '../../strings.ts'
import { api, long, profilesKey } from '../api.ts'
import styles from './page.module.css'
import { type Given, questionOf } from './use-profile.ts'

const orders = ['interactions', 'copies'] as const

/** Its articles that people reacted to most, or that others took up most. */
export function HotPanel({ info }: Given) {
  const t = useWords(strings)
  const [sort, setSort] = useState<(typeof orders)[number]>('interactions')
  const question = { ...questionOf(info), sort }
  const { data } = useQuery({
    queryKey: [profilesKey, 'hotArticle', question],
    queryFn: ({ signal }) => api.hotArticle({ query: {}, body: question }, long(signal)),
    placeholderData: before => before,
  })
  return (
    <Panel
      title={t('hotArticles')}
      more={
        <Segmented
          label={t('hotArticles')}
          value={sort}
          options={orders.map(value => ({ value, label: t(`hot_${value}`) }))}
          onChange={setSort}
        />
      }
    >
      {!data ? (
        <SkeletonRows rows={6} />
      ) : data.list.length === 0 ? (
        <EmptyState title={t(sort === 'copies' ? 'noCopies' : 'noArticles')} />
      ) : (
        <ol className={styles.lines}>
          {data.list.map(({ id, title, sentiment, publishedAt, timeOfArrival, interactions, copies }) => (
            <li key={id}>
              <Sentiment value={sentimentName(sentiment)} wordless />
              <span>
                <Link to={linkTo(`/monitorDetail?id=${id}`)}>{title}</Link>
                <br />
                <small className="dim">
                  <ArticleTime at={publishedAt} ofArrival={timeOfArrival} /> · {t('interactions')} {exact(interactions)}{' '}
                  · {t('copies')} {exact(copies)}
                </small>
              </span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}
