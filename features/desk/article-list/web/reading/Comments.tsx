import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { sentimentName, useRegionName } from '@guanlan/features/articles/articles/web'
import {
  Button,
  Count,
  Icon,
  Moment,
  Row,
  Segmented,
  Sentiment,
  Stack,
  useFormat,
  useWords,
} from '@guanlan/platform/web'
import { useState } from 'react'
import { type CommentsQuery, useComments } from './reaction-queries.ts'
import styles from './reactions.module.css'

const sentiments = [
  ['negative', -1],
  ['neutral', 0],
  ['positive', 1],
] as const

/** What readers wrote under the article: by time or likes, all or of one sentiment. Nothing is shown where nobody wrote. */
export function Comments({ article }: { article: number }) {
  const a = useWords(articleStrings)
  const format = useFormat()
  const regionName = useRegionName()
  const [query, setRequested] = useState<CommentsQuery>({ order: 'time' })
  const comments = useComments(article, query)
  const [first] = comments.data?.pages ?? []
  if (!first) return null
  const all = first.sentiments.positive + first.sentiments.neutral + first.sentiments.negative
  if (all === 0) return null
  const list = comments.data?.pages.flatMap(page => page.list) ?? []
  return (
    <section className={styles.section} aria-label={a('readersComments')}>
      <header>
        <h3>
          {a('readersComments')} <small>{format.exact(all)}</small>
        </h3>
        <Segmented
          label={a('commentOrder')}
          value={query.order}
          onChange={order => setRequested({ ...query, order })}
          options={[
            { value: 'time', label: a('newestComments') },
            { value: 'likes', label: a('likedComments') },
          ]}
        />
      </header>
      <Row as="p" gap={4} className={styles.sentiments}>
        {sentiments.map(([name, value]) => (
          <button
            key={name}
            type="button"
            aria-pressed={query.sentiment === value}
            disabled={first.sentiments[name] === 0}
            onClick={() =>
              setRequested(query.sentiment === value ? { order: query.order } : { ...query, sentiment: value })
            }
          >
            <Sentiment value={name} /> {format.exact(first.sentiments[name])}
          </button>
        ))}
      </Row>
      <Stack as="ol" gap={12} className={styles.comments}>
        {list.map((comment, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: comments have no name of their own, and the list is read from its beginning
          <li key={place}>
            <Row as="p" gap={8} align="center" className={styles.who}>
              <b>{comment.author ?? a('someReader')}</b>
              {comment.region && <span>{regionName(comment.region.code, comment.region.name)}</span>}
              <Moment at={comment.at} />
              <Sentiment value={sentimentName(comment.sentiment)} wordless />
              {comment.likes !== null && (
                <span className={styles.likes}>
                  <Icon name="like" size={14} /> <Count value={comment.likes} />
                </span>
              )}
            </Row>
            <p className={styles.text}>{comment.text}</p>
          </li>
        ))}
      </Stack>
      {comments.hasNextPage && (
        <Button size="small" disabled={comments.isFetchingNextPage} onClick={() => void comments.fetchNextPage()}>
          {a('moreComments')}
        </Button>
      )}
    </section>
  )
}
