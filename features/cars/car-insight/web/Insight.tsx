import { ArticleLines } from '@guanlan/features/articles/articles/web'
import { FaultsPanel } from '@guanlan/features/cars/car-aspects/web'
import {
  DashboardFrame,
  EmptyState,
  ErrorOf,
  linkTo,
  Panel,
  Segmented,
  SkeletonRows,
  useWords,
} from '@guanlan/platform/web'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { rankedBy } from '../contract.ts'
import { strings } from '../strings.ts'
import { Courses } from './Courses.tsx'
import { FiguresTable } from './FiguresTable.tsx'
import { RangeSwitch } from './RangeSwitch.tsx'
import { usePosts, useRanking } from './use-insight.ts'
import { useRange } from './use-range.ts'

const all: number[] = []

/** Own series and rivals: ranking, courses and posts. */
export default function Insight() {
  const t = useWords(strings)
  const { days, range, change } = useRange()
  const [by, setBy] = useState<(typeof rankedBy)[number]>('count')
  const [chosen, setChosen] = useState<number | null>(null)
  const query = { seriesIds: all, ...range }
  const ranking = useRanking(query, by)
  const series = ranking.data?.series ?? []
  const shown = chosen ?? series[0]?.seriesId ?? null
  const posts = usePosts(shown, range)
  const names = { count: t('articles'), net: t('net'), interactions: t('interactions'), negative: t('negative') }
  return (
    <DashboardFrame title={t('title')} controls={<RangeSwitch days={days} onChange={next => change({ days: next })} />}>
      {ranking.isPending && <SkeletonRows rows={8} />}
      {ranking.isError && <ErrorOf error={ranking.error} onRetry={() => void ranking.refetch()} />}
      {ranking.isSuccess && series.length === 0 && (
        <EmptyState title={t('none')} actions={<Link to={linkTo('/insightSystem', null)}>{t('noneText')}</Link>} />
      )}
      {series.length > 0 && (
        <>
          <Panel
            title={t('ranking')}
            wide
            more={
              <Segmented
                label={t('ranking')}
                value={by}
                options={rankedBy.map(value => ({ value, label: names[value] }))}
                onChange={setBy}
              />
            }
          >
            <FiguresTable series={series} range={range} />
          </Panel>
          <div data-wide>
            <Courses query={query} />
          </div>
          <Suspense fallback={<SkeletonRows rows={6} />}>
            <FaultsPanel to={range.to} />
          </Suspense>
          <Panel
            title={t('posts')}
            wide
            more={
              <Segmented
                label={t('seriesColumn')}
                value={String(shown)}
                options={series.map(({ seriesId, name }) => ({ value: String(seriesId), label: name }))}
                onChange={next => setChosen(Number(next))}
              />
            }
          >
            {posts.isError && <ErrorOf error={posts.error} onRetry={() => void posts.refetch()} />}
            {posts.isPending ? <SkeletonRows rows={6} /> : <ArticleLines articles={posts.data?.list ?? []} />}
          </Panel>
        </>
      )}
    </DashboardFrame>
  )
}
