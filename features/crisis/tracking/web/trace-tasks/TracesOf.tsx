import { detailAddress } from '@guanlan/features/desk/article-list/web'
import { ErrorOf, Moment, Row, SkeletonRows, Stack, Tag, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { TraceTask } from '../../contract/trace-tasks.ts'
import { traceStrings as strings } from '../../strings/trace-tasks.ts'
import { api } from './api.ts'
import { FlagTag } from './FlagTag.tsx'
import { TraceCourse } from './TraceCourse.tsx'
import styles from './trace-tasks.module.css'

const mostShown = 50

/** Articles that something above had traced, each with the state of its page, and opened with all that was seen of it. */
export function TracesOf({ origin, originId }: { origin: string; originId: number }) {
  const t = useWords(strings)
  const { data, error, refetch } = useQuery({
    queryKey: ['trace-tasks of', origin, originId],
    queryFn: ({ signal }) => api.listTraces({ query: { origin, originId, pageSize: mostShown } }, { signal }),
  })
  if (error) return <ErrorOf error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={3} />
  if (data.list.length === 0) return <p className="dim">{t('nothingTraced')}</p>
  return (
    <>
      <Stack as="ul" gap={12}>
        {data.list.map(task => (
          <Traced key={task.id} of={task} />
        ))}
      </Stack>
      {data.next !== null && <small className="dim">{t('firstTraced', { count: mostShown })}</small>}
    </>
  )
}

function Traced({ of: task }: { of: TraceTask }) {
  const t = useWords(strings)
  const [isOpen, setOpen] = useState(false)
  return (
    <li>
      <Row gap={8} align="center" wrap={4}>
        {task.title === null ? (
          <span className="dim">{t('articleGone')}</span>
        ) : (
          <Link to={detailAddress(task.articleId, null)}>{task.title || `#${task.articleId}`}</Link>
        )}
        <FlagTag of={task} />
        {task.state !== null && <Tag>{t(`detector${task.state}`)}</Tag>}
      </Row>
      <small className="dim">
        {task.media} {task.lookedAt !== null && <Moment at={task.lookedAt} exact />}
      </small>
      <details onToggle={event => setOpen(event.currentTarget.open)}>
        <summary>{t('whatWasSeen')}</summary>
        {isOpen && (
          <div className={styles.seen}>
            <TraceCourse of={task} />
          </div>
        )}
      </details>
    </li>
  )
}
