/** How a story spread: the tree of who took it from whom, how fast, where it jumped and what made it grow. */
import type { Filter, Question } from '@guanlan/features/articles/articles/contract'
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import {
  type ChartData,
  connect,
  EmptyState,
  ErrorOf,
  LineChart,
  Panel,
  Row,
  SkeletonRows,
  Stack,
  useFormat,
  useWords,
} from '@guanlan/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { charts, type Spread } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { StoryHeat } from '../formulas/StoryHeat.tsx'
import { mediaIs, pointOf, storyIs } from '../narrowing.ts'
import styles from './SpreadOf.module.css'
import { SpreadPicture } from './SpreadPicture.tsx'
import { SpreadTree } from './SpreadTree.tsx'

const api = connect(charts)

/** Articles behind a number of the spread; of null the list itself says how many. */
export interface SpreadFigure {
  name: string
  count: number | null
  filters: readonly Filter[]
  range?: { from: string; to: string }
}
/** Lines of each short list. */
const mostJumps = 6

export function SpreadOf({
  asked: question,
  story,
  onOpen,
}: {
  asked: Question
  story: number
  onOpen: (figure: SpreadFigure) => void
}) {
  const t = useWords(strings)
  const { data, error, refetch } = useQuery({
    queryKey: ['charts', 'spread', story, question],
    queryFn: ({ signal }) => api.spread({ body: { ...question, story } }, { signal, timeout: 'long' }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  if (!data || data.total === 0)
    return (
      <Panel title={t('spread')}>
        {error ? (
          <ErrorOf error={error} onRetry={() => void refetch()} />
        ) : data ? (
          <EmptyState title={t('spreadNothing')} />
        ) : (
          <SkeletonRows rows={6} />
        )}
      </Panel>
    )
  const open = (figure: Omit<SpreadFigure, 'filters'> & { filters?: readonly Filter[] }) =>
    onOpen({ ...figure, filters: [storyIs(story), ...(figure.filters ?? [])] })
  return (
    <div className={styles.spread}>
      {data.nodes.length > 1 && (
        <div className={styles.whole}>
          <SpreadPicture
            nodes={data.nodes}
            onOpen={({ media, mediaId }) => open({ name: media, count: null, filters: [mediaIs(mediaId)] })}
          />
        </div>
      )}
      <Panel title={t('spread')} note={<Reasons spread={data} />} more={<StoryHeat named story={heatedOf(data)} />}>
        <div className={styles.body}>
          <Sentence spread={data} question={question} onOpen={open} />
          <SpreadTree
            nodes={data.nodes}
            onOpen={({ media, mediaId }) => open({ name: media, count: null, filters: [mediaIs(mediaId)] })}
          />
          {data.total > data.nodes.length && (
            <p className="dim">{t('spreadRest', { shown: data.nodes.length, total: data.total, read: data.read })}</p>
          )}
        </div>
      </Panel>
      <Stack gap={12} className={styles.beside}>
        <Course spread={data} asked={question} onOpen={open} />
        <Panel title={t('spreadJumps')}>
          <div className={styles.body}>
            <Jumps spread={data} />
            <Growth spread={data} onOpen={open} />
          </div>
        </Panel>
      </Stack>
    </div>
  )
}

/** The story by the title of its earliest article. */
const heatedOf = ({ nodes: [first], total, media, interactions, heat }: Spread) => ({
  ...{ title: first?.title ?? '', articles: total, media, interactions, heat },
})

type Open = (figure: Omit<SpreadFigure, 'filters'>) => void

/** How many are told by the texts themselves and how many are inferred. */
function Reasons({ spread: { reasons } }: { spread: Spread }) {
  const t = useWords(strings)
  return (
    <>{t('spreadReasons', { told: reasons.link + reasons.named, alike: reasons.alike, assumed: reasons.assumed })}</>
  )
}

function Sentence({ spread, question, onOpen }: { spread: Spread; question: Question; onOpen: Open }) {
  const t = useWords(strings)
  const format = useFormat()
  const [first] = spread.nodes
  return (
    <Row as="p" gap={12} wrap={4} className={styles.sentence}>
      {first && t('spreadFirst', { media: first.media, at: format.moment(first.at) })}{' '}
      <button type="button" onClick={() => onOpen({ name: t('spread'), count: spread.total })}>
        {t('spreadTotal', { count: format.exact(spread.total), media: format.exact(spread.media) })}
      </button>
      {spread.milestones.map(({ percent, at, hours, count }) => (
        <button
          key={percent}
          type="button"
          onClick={() => onOpen({ name: `${percent}%`, count, range: { from: question.from, to: at } })}
        >
          {t('spreadReached', { percent, hours: hours < 10 ? hours.toFixed(1) : String(Math.round(hours)) })}
        </button>
      ))}
    </Row>
  )
}

function Course({ spread, asked: question, onOpen }: { spread: Spread; asked: Question; onOpen: Open }) {
  const t = useWords(strings)
  const format = useFormat()
  const { points, unit } = spread
  const names = useMemo(
    () => points.map(({ at }) => format.moment(at).slice(5, unit === 'day' ? 10 : 16)),
    [points, unit, format],
  )
  const data = useMemo<ChartData>(
    () => ({
      head: t('spreadTime'),
      rows: names,
      series: [{ name: t('spreadArticles'), values: points.map(({ count }) => count) }],
    }),
    [t, names, points],
  )
  return (
    <LineChart
      title={t('spreadCourse')}
      data={data}
      height={180}
      onOpen={({ row }) =>
        onOpen({
          name: names[row] ?? '',
          count: points[row]?.count ?? null,
          range: pointOf({ trend: points }, row, question),
        })
      }
    />
  )
}

function Jumps({ spread }: { spread: Spread }) {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const lines = [
    ...spread.mediaTypeJumps.slice(0, mostJumps).map(jump => ({ ...jump, from: a(jump.from), to: a(jump.to) })),
    ...spread.levelJumps.slice(0, mostJumps).map(jump => ({ ...jump, from: a(jump.from), to: a(jump.to) })),
  ]
  if (lines.length === 0) return <p className="dim">{t('spreadNoJump')}</p>
  return (
    <ul className={styles.short}>
      {lines.map(({ from, to, count, firstId }) => (
        <li key={`${from} ${to} ${firstId}`}>
          <span className="cut">
            {from} → {to}
          </span>
          <b>{t('spreadCount', { count })}</b>
        </li>
      ))}
    </ul>
  )
}

const hourMs = 3_600_000

/** Each opens the hour that followed, the article itself with it. */
function Growth({ spread, onOpen }: { spread: Spread; onOpen: Open }) {
  const t = useWords(strings)
  if (spread.growth.length === 0) return null
  return (
    <>
      <h3>{t('spreadGrowth')}</h3>
      <ul className={styles.short}>
        {spread.growth.map(({ id, title, media, at, following }) => (
          <li key={id}>
            <button
              type="button"
              className="cut"
              title={title}
              onClick={() =>
                onOpen({
                  name: `${media} · ${title}`,
                  count: null,
                  range: { from: at, to: new Date(Date.parse(at) + hourMs).toISOString() },
                })
              }
            >
              <b>{media}</b> {title}
            </button>
            <b>{t('spreadFollowing', { count: following })}</b>
          </li>
        ))}
      </ul>
    </>
  )
}
