import {
  type ChartData,
  connect,
  LineChart,
  Moment,
  Note,
  Row,
  Sentiment,
  Stack,
  Tag,
  useFormat,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type LiveBroadcast, liveBroadcasts } from '../contract.ts'
import { strings } from '../strings.ts'
import styles from './course.module.css'

const api = connect(liveBroadcasts)
/** While it is on. */
const againMs = 10_000

/** How many watched minute by minute, and what they wrote. */
export function Course({ of: { id, status, url, problem } }: { of: LiveBroadcast }) {
  const t = useWords(strings)
  const format = useFormat()
  const { data } = useQuery({
    // Not below the list, which is asked again for a broadcast that was just removed.
    queryKey: ['courseOfLiveBroadcast', id],
    queryFn: ({ signal }) => api.course({ body: { id } }, { signal }),
    refetchInterval: status === 's_1' ? againMs : false,
  })
  const chart = useMemo<ChartData | null>(
    () =>
      data && data.points.length > 1
        ? {
            head: t('minute'),
            rows: data.points.map(({ at }) => format.moment(at).slice(5, 16)),
            series: [
              { name: t('viewers'), values: data.points.map(point => point.viewers) },
              { name: t('likes'), values: data.points.map(point => point.likes) },
              { name: t('commentsAMinute'), values: data.points.map(point => point.comments) },
            ].filter(({ values }) => values.some(value => value !== null)),
          }
        : null,
    [data, t, format],
  )
  return (
    <Stack gap={12} className={styles.course}>
      <p>
        <a href={url} target="_blank" rel="noreferrer noopener">
          {t('open')}
        </a>{' '}
        <code>{t('pushTo', { path: `/ua/upload/live/${id}` })}</code>
      </p>
      {problem && <Note>{problem}</Note>}
      {chart ? <LineChart title={t('curve')} data={chart} height={220} /> : <p className="dim">{t('nothingYet')}</p>}
      {data && data.words.length > 0 && (
        <section aria-label={t('words')}>
          <h3>{t('words')}</h3>
          <Row as="p" gap={6} wrap>
            {data.words.map(({ word, count }) => (
              <Tag key={word}>
                {word} {format.exact(count)}
              </Tag>
            ))}
          </Row>
        </section>
      )}
      {data && data.comments.length > 0 && (
        <section aria-label={t('newest')}>
          <h3>{t('newest')}</h3>
          <Stack as="ol" gap={8}>
            {data.comments.map(({ at, author, text, sentiment }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: comments have no name of their own, and the list is read from its beginning
              <li key={place}>
                <span className="dim">
                  <Sentiment
                    value={sentiment === -1 ? 'negative' : sentiment === 1 ? 'positive' : 'neutral'}
                    wordless
                  />{' '}
                  {author ?? t('someViewer')} <Moment at={at} />
                </span>
                <p>{text}</p>
              </li>
            ))}
          </Stack>
        </section>
      )}
    </Stack>
  )
}
