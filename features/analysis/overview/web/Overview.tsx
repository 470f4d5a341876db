import { endsNow, rangeOfQuery, type TimeRange } from '@guanlan/features/articles/articles/web'
import type { Against } from '@guanlan/features/charts/charts/contract'
import {
  againstOfText,
  type Compared,
  textOfAgainst,
  useAgainst,
  useBeforeSilent,
} from '@guanlan/features/charts/charts/web'
import { HotMarks } from '@guanlan/features/collecting/hot-lists/web'
import { useFirstArticle } from '@guanlan/features/desk/first-steps/web'
import { IncidentsToday } from '@guanlan/features/warnings/warnings/web'
import { Button, ErrorOf, Outdated, useWords } from '@guanlan/platform/web'
import { Suspense, useCallback, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { strings } from '../strings.ts'
import { ActiveMedia } from './ActiveMedia.tsx'
import { behind } from './behind.ts'
import { Figures } from './Figures.tsx'
import { Head } from './Head.tsx'
import { HotSpots } from './HotSpots.tsx'
import { HotWords } from './HotWords.tsx'
import { MediaTypes } from './MediaTypes.tsx'
import { Monitors } from './Monitors.tsx'
import { News } from './News.tsx'
import { NothingHere } from './NothingHere.tsx'
import styles from './Overview.module.css'
import { OverviewSkeleton } from './OverviewSkeleton.tsx'
import { PopularAccounts } from './PopularAccounts.tsx'
import { Regions } from './Regions.tsx'
import { Sentiments } from './Sentiments.tsx'
import { Trend } from './Trend.tsx'
import { type AnsweredOverview, useOverview } from './use-overview.ts'

/** What was published about a monitor, in one look. Every number opens the articles that it counts. */
export default function Overview() {
  const t = useWords(strings)
  const [search, setSearch] = useSearchParams()
  const monitor = Number(search.get('monitor')) || undefined
  const range = useMemo(() => rangeOfQuery(search) ?? '7d', [search])
  const against = useMemo(() => againstOfText(search.get('against')), [search])
  const answer = useOverview(monitor, range)
  const { data, error, isPlaceholderData, refetch } = answer
  const counted = useMemo(() => (data ? { ...data.question, place: 'desk' as const, fold: false } : null), [data])
  const compared = useAgainst(counted, against)
  const silentBefore = useBeforeSilent(against === null ? counted : null)
  const navigate = useNavigate()
  const read = useCallback(() => void (counted && navigate(behind(counted)({}))), [counted, navigate])
  useFirstArticle(data?.overview.total.count ?? 0, null, read)
  const change = (changes: Readonly<Record<string, string | undefined>>) => {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(changes)) value === undefined ? next.delete(name) : next.set(name, value)
    setSearch(next)
  }

  return (
    <div className={styles.page} aria-busy={isPlaceholderData || (!data && !error)}>
      <Head
        monitor={monitor}
        range={range}
        asked={data}
        compared={compared}
        silentBefore={silentBefore}
        onChange={change}
      />
      <div className={styles.marks}>
        <News monitor={monitor} />
        <IncidentsToday />
        <Suspense>
          <HotMarks monitor={monitor} />
        </Suspense>
      </div>
      {error && (
        <div className={styles.whole}>
          {data ? <Outdated of={answer} /> : <ErrorOf error={error} onRetry={() => void refetch()} />}
        </div>
      )}
      {!data && !error && <OverviewSkeleton label={t('loading')} />}
      {data &&
        (data.overview.total.count > 0 ? (
          <Contents
            asked={data}
            {...{ monitor, range, against, compared, silentBefore }}
            forecast={search.has('forecast')}
            onAgainst={next => change({ against: textOfAgainst(next, data.question) })}
            onForecast={on => change({ forecast: on ? '1' : undefined })}
          />
        ) : (
          <NothingHere
            offers={
              <>
                {range !== '30d' && (
                  <Button kind="primary" onClick={() => change({ range: '30d', from: undefined, to: undefined })}>
                    {t('emptyLonger')}
                  </Button>
                )}
                {monitor !== undefined && (
                  <Button onClick={() => change({ monitor: undefined })}>{t('emptyAll')}</Button>
                )}
              </>
            }
          />
        ))}
    </div>
  )
}

function Contents({
  asked: requested,
  monitor,
  range,
  against,
  compared,
  silentBefore,
  forecast,
  onAgainst,
  onForecast,
}: {
  asked: AnsweredOverview
  monitor: number | undefined
  range: TimeRange
  against: Against | null
  compared: Compared | null
  /** Why no change against the stretch before is told, where nothing is chosen. */
  silentBefore: string | null
  forecast: boolean
  onAgainst: (against: Against | null) => void
  onForecast: (on: boolean) => void
}) {
  const { overview, question, regionNames } = requested
  const open = useMemo(() => behind(question), [question])
  return (
    <>
      <Figures overview={overview} open={open} compared={compared} silentBefore={silentBefore} />
      <Trend
        {...{ overview, question, open, against, compared, onAgainst, onForecast }}
        forecast={endsNow(range) ? forecast : null}
      />
      <Sentiments overview={overview} question={question} open={open} />
      {monitor === undefined && <Monitors />}
      <HotSpots monitor={monitor} range={range} />
      <HotWords monitor={monitor} range={range} />
      <MediaTypes overview={overview} question={question} open={open} />
      <Regions overview={overview} names={regionNames} question={question} open={open} />
      <ActiveMedia overview={overview} question={question} open={open} />
      <PopularAccounts overview={overview} question={question} open={open} />
    </>
  )
}
