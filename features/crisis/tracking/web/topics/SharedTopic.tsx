import { ArticleTime, sentimentName } from '@guanlan/features/articles/articles/web'
import { platformPhrase } from '@guanlan/features/collecting/hot-lists/contract'
import { PasswordForm } from '@guanlan/features/handling/shares/web'
import {
  EmptyState,
  ErrorOf,
  PhoneFrame,
  Row,
  Sentiment,
  SkeletonRows,
  Stack,
  Tag,
  Toasts,
  useFormat,
  useSay,
  useWords,
} from '@guanlan/platform/web'
import { QueryClient, QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { OpenedTopic, SharedTopic as Shared } from '../../contract.ts'
import { topicStrings } from '../../strings.ts'
import { api } from '../api.ts'
import { TopicView } from './TopicView.tsx'
import styles from './topics.module.css'

/** A topic for whoever holds a link to it (`?token=`), without a session. */
export default function SharedTopic() {
  const [client] = useState(() => new QueryClient())
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  return (
    <QueryClientProvider client={client}>
      <Page key={token} token={token} />
    </QueryClientProvider>
  )
}

function Page({ token }: { token: string }) {
  const t = useWords(topicStrings)
  const client = useQueryClient()
  const queryKey = ['shared-topic', token]
  // Asked once for a page, because each time counts as an opening.
  const opened = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.topicOpen({ params: { token }, body: {} }, { signal, timeout: 'long' }),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })
  const tryPassword = async (password: string) => {
    const answer = await api.topicOpen({ params: { token }, body: { password } }, { timeout: 'long' })
    client.setQueryData(queryKey, answer)
    return answer
  }
  const isEnded = token === '' || (opened.error as { kind?: string } | null)?.kind === 'missing'
  if (opened.data?.state === 'open') return <Open opened={opened.data} />
  return (
    <PhoneFrame title={opened.data ? t('enterPassword') : t('topic')}>
      {isEnded ? (
        <EmptyState title={t('linkEnded')}>{t('linkEndedHint')}</EmptyState>
      ) : opened.isError ? (
        <ErrorOf error={opened.error} onRetry={() => void opened.refetch()} />
      ) : opened.data ? (
        <PasswordForm {...opened.data} tryPassword={tryPassword} />
      ) : (
        <SkeletonRows rows={8} />
      )}
    </PhoneFrame>
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
