import { ArticleTime, sentimentName } from '@guanlan/features/articles/articles/web'
import { platformPhrase } from '@guanlan/features/collecting/hot-lists/contract'
import { LinkedPage } from '@guanlan/features/handling/shares/web'
import { contract } from '@guanlan/platform/contract'
import {
  connect,
  PhoneFrame,
  Row,
  Sentiment,
  Stack,
  Tag,
  Toasts,
  useFormat,
  useSay,
  useWords,
} from '@guanlan/platform/web'
import { type OpenedTopic, type SharedTopic as Shared, topicOpen } from '../../contract/shared-topic.ts'
import { topicStrings } from '../../strings.ts'
import { TopicView } from './TopicView.tsx'
import styles from './topics.module.css'

const api = connect(contract({ topicOpen }))

/** A topic for whoever holds a link to it (`?token=`), without a session. */
export default function SharedTopic() {
  const t = useWords(topicStrings)
  return (
    <LinkedPage
      title={t('topic')}
      open={(token, password, options) =>
        api.topicOpen({ params: { token }, body: { password } }, { ...options, timeout: 'long' })
      }
    >
      {opened => <Open opened={opened} />}
    </LinkedPage>
  )
}

function Open({ opened }: { opened: Extract<OpenedTopic, { state: 'open' }> }) {
  const t = useWords(topicStrings)
  const say = useSay()
  const format = useFormat()
  const { topic, organisation, expiresAt } = opened
  return (
    <PhoneFrame
      title={`#${topic.topic}#`}
      from={t('sharedBy', { organisation })}
      isWide
      foot={t('holdsUntil', { time: format.moment(expiresAt).slice(0, 16) })}
    >
      <Stack gap={12}>
        <Row gap={8} wrap align="center">
          <Tag>{say(platformPhrase(topic.platformCode))}</Tag>
          <Tag>{t(`status_${topic.status}`)}</Tag>
          {topic.host && (
            <span className="dim">
              {t('host')} {topic.host}
            </span>
          )}
        </Row>
        <TopicView {...topic} newest={<Newest articles={topic.articles.newest} />} />
      </Stack>
      <Toasts />
    </PhoneFrame>
  )
}

function Newest({ articles }: { articles: Shared['articles']['newest'] }) {
  return (
    <ul className={styles.articles}>
      {articles.map(({ title, media, url, publishedAt, timeOfArrival, sentiment }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: articles of a link have no id, and are read once
        <li key={index}>
          <Sentiment value={sentimentName(sentiment)} wordless />
          {url ? (
            <a href={url} target="_blank" rel="noopener noreferrer nofollow">
              {title}
            </a>
          ) : (
            <span className="cut">{title}</span>
          )}
          <small className="dim">
            {media} <ArticleTime at={publishedAt} ofArrival={timeOfArrival} />
          </small>
        </li>
      ))}
    </ul>
  )
}
