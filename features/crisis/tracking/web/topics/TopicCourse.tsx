import { ArticleTime, sentimentName } from '@guanlan/features/articles/articles/web'
import { platformPhrase } from '@guanlan/features/collecting/hot-lists/contract'
import { emptyView, queryOf } from '@guanlan/features/desk/article-list/web'
import {
  Button,
  ErrorOf,
  linkTo,
  Note,
  Sentiment,
  SkeletonPage,
  Tag,
  useMay,
  useSay,
  useUndo,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import {
  articlesOfPlatform,
  type TopicCourse as Course,
  type TopicArticles,
  type TopicPlatform,
} from '../../contract.ts'
import { topicStrings } from '../../strings.ts'
import { api } from '../api.ts'
import { ShareTopic } from './ShareTopic.tsx'
import { TopicView } from './TopicView.tsx'
import styles from './topics.module.css'

const refreshMs = 60_000

/** One topic: where it stands, its course, and the articles that carry it. */
export function TopicCourse({ id }: { id: number }) {
  const requested = useQuery({
    queryKey: ['topics', 'course', id],
    queryFn: ({ signal }) => api.topicCourse({ body: { id } }, { signal, timeout: 'long' }),
    refetchInterval: refreshMs,
    retry: false,
  })
  if (requested.isPending) return <SkeletonPage />
  if (requested.isError) return <ErrorOf error={requested.error} onRetry={() => void requested.refetch()} />
  return <OpenTopic {...requested.data} onChanged={requested.refetch} />
}

function OpenTopic({ topic, course, articles, onChanged }: Course & { onChanged: () => Promise<unknown> }) {
  const t = useWords(topicStrings)
  const say = useSay()
  const may = useMay()
  const navigate = useNavigate()
  const [isSharing, setSharing] = useState(false)
  const { id, status, failure } = topic
  const mayEdit = may('tracking.edit')
  const isOver = status === 2 || status === 3
  const act = useUndo(onChanged)
  const change = () =>
    act(
      () => (isOver ? api.topicStart : api.topicStop).act({ params: { id } }),
      changed => t(isOver ? 'startedAgain' : 'stopped', { topic: changed.topic }),
    )
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Button icon="left" aria-label={t('back')} onClick={() => void navigate('?')} />
        <h1>#{topic.topic}#</h1>
        <Tag>{say(platformPhrase(topic.platformCode))}</Tag>
        <Tag>{t(`status_${status}`)}</Tag>
        {topic.host && (
          <span className="dim">
            {t('host')} {topic.host}
          </span>
        )}
        <span className="grow" />
        {may('guidance.edit') && (
          <Link to={linkTo('/guidedRecords', null, { open: 'new', kind: 'topic', subject: id })}>
            {t('guideTopic')}
          </Link>
        )}
        {mayEdit && (
          <>
            <Button onClick={() => void change()}>{t(isOver ? 'startAgain' : 'stop')}</Button>
            <Button icon="share" onClick={() => setSharing(true)}>
              {t('share')}
            </Button>
          </>
        )}
      </header>
      <div className={styles.scroll}>
        {failure && <Note>{t(`failure_${failure}`)}</Note>}
        <TopicView
          standing={topic.standing}
          course={course}
          articles={articles}
          all={<Link to={searchAddress(articles, topic.platformCode)}>{t('seeAll')}</Link>}
          newest={<Newest articles={articles} />}
        />
      </div>
      {isSharing && <ShareTopic id={id} topic={topic.topic} onClose={() => setSharing(false)} />}
    </div>
  )
}

function searchAddress({ rule, from, to }: TopicArticles, platform: TopicPlatform): string {
  const query = queryOf({
    ...emptyView,
    filters: [{ field: 'platform', is: 'is', values: [articlesOfPlatform(platform)] }],
  })
  for (const [name, value] of Object.entries({ q: rule, mode: 'rule', from, to })) query.set(name, value)
  return `/Search?${query}`
}

function Newest({ articles }: { articles: TopicArticles }) {
  return (
    <ul className={styles.articles}>
      {articles.newest.map(article => (
        <li key={article.id}>
          <Sentiment value={sentimentName(article.sentiment)} wordless />
          <Link to={`/dataCloudDetail?${new URLSearchParams({ id: String(article.id), q: articles.rule })}`}>
            {article.title || article.excerpt}
          </Link>
          <small className="dim">
            {article.media} <ArticleTime at={article.publishedAt} ofArrival={article.timeOfArrival} />
          </small>
        </li>
      ))}
    </ul>
  )
}
