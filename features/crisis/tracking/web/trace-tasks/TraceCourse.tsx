import {
  type ChartData,
  ErrorOf,
  LineChart,
  linkTo,
  Moment,
  SkeletonRows,
  Stack,
  useFormat,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link } from 'react-router'
import type { TextPart, TraceEvent, TraceTask } from '../../contract/trace-tasks.ts'
import { traceStrings as strings } from '../../strings/trace-tasks.ts'
import { api } from './api.ts'
import styles from './trace-tasks.module.css'

/** What was seen of an article: what became of it, and its counts over time. */
export function TraceCourse({ of: { id, lookedAt, flag } }: { of: TraceTask }) {
  const t = useWords(strings)
  const { data, error, refetch } = useQuery({
    // Asked again with each look.
    queryKey: ['trace-tasks course', id, lookedAt, flag],
    queryFn: ({ signal }) => api.getTrace({ params: { id } }, { signal }),
    placeholderData: before => (before?.id === id ? before : undefined),
  })
  const chart = useCounts(data?.looks ?? [])
  if (error) return <ErrorOf error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows />
  return (
    <>
      <Stack as="section" gap={8} aria-label={t('whatHappened')}>
        <h3>{t('whatHappened')}</h3>
        {data.events.length === 0 ? (
          <p className="dim">{t('nothingHappened')}</p>
        ) : (
          <Stack as="ol" gap={8}>
            {data.events.map(event => (
              <EventLine key={event.id} of={event} />
            ))}
          </Stack>
        )}
      </Stack>
      <Link to={linkTo('/traceability', null, { task: id })}>{t('whereFrom')}</Link>
      {chart ? (
        <LineChart title={t('countsOverTime')} data={chart} height={220} />
      ) : (
        <p className="dim">{t('noCounts')}</p>
      )}
    </>
  )
}

type Look = Awaited<ReturnType<typeof api.getTrace>>['looks'][number]

function useCounts(looks: readonly Look[]): ChartData | null {
  const t = useWords(strings)
  const format = useFormat()
  return useMemo(() => {
    const series = (
      [
        ['readnum', t('reads')],
        ['likenum', t('likes')],
        ['sharenum', t('shares')],
        ['commentnum', t('comments')],
      ] as const
    )
      .map(([name, title]) => ({ name: title, values: looks.map(look => look[name]) }))
      .filter(({ values }) => values.some(value => value !== null))
    if (looks.length < 2 || series.length === 0) return null
    return { head: t('time'), rows: looks.map(({ at }) => format.moment(at).slice(5, 16)), series }
  }, [looks, t, format])
}

function EventLine({ of: { at, kind, before, now, difference } }: { of: TraceEvent }) {
  const t = useWords(strings)
  const format = useFormat()
  const values = { before: format.exact(before ?? 0), now: format.exact(now ?? 0) }
  return (
    <li>
      <Moment at={at} exact /> <span>{t(`event_${kind}`, values)}</span>
      {difference && (
        <details>
          <summary>{t('showDifference')}</summary>
          <p className={styles.difference}>
            {difference.map((part, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move
              <Part key={place} of={part} />
            ))}
          </p>
        </details>
      )}
    </li>
  )
}

function Part({ of: { kind, text } }: { of: TextPart }) {
  if (kind === 'same') return text
  return kind === 'added' ? <ins>{text}</ins> : <del>{text}</del>
}
