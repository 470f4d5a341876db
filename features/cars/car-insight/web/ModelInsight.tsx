import { AspectsPanel } from '@guanlan/features/cars/car-aspects/web'
import type { Series } from '@guanlan/features/cars/car-library/contract'
import { modelApi, seriesApi } from '@guanlan/features/cars/car-library/web'
import { DashboardFrame, EmptyState, ErrorOf, linkTo, Panel, SkeletonRows, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo } from 'react'
import { Link } from 'react-router'
import { mostRivals } from '../contract.ts'
import { strings } from '../strings.ts'
import { ComplaintsOf } from './ComplaintsOf.tsx'
import { Courses } from './Courses.tsx'
import { FiguresTable } from './FiguresTable.tsx'
import { RangeSwitch } from './RangeSwitch.tsx'
import { Relations } from './Relations.tsx'
import { SalesOf } from './SalesOf.tsx'
import { SeriesChoice } from './SeriesChoice.tsx'
import { useStatistics } from './use-insight.ts'
import { useRange } from './use-range.ts'

/** The one that is named; else the first of one's own, or of all. Null: there is none. */
async function seriesOf(named: number | null, signal: AbortSignal): Promise<Series | null> {
  if (named !== null) return seriesApi.get({ params: { id: named } }, { signal })
  const { list } = await seriesApi.list({ query: { own: 'own', pageSize: 1 } }, { signal })
  return list[0] ?? (await seriesApi.list({ query: { pageSize: 1 } }, { signal })).list[0] ?? null
}

/** One series against up to five rivals, with its sales beside its articles. */
export default function ModelInsight() {
  const t = useWords(strings)
  const { days, range, search, change } = useRange()
  const named = Number(search.get('series')) || null
  const series = useQuery({
    queryKey: ['cars', 'series', 'shown', named],
    queryFn: ({ signal }) => seriesOf(named, signal),
  })
  const id = series.data?.id
  const relations = useQuery({
    queryKey: ['cars', 'relations', id],
    queryFn: ({ signal }) => modelApi.relation({ body: { seriesId: id as number } }, { signal, timeout: 'long' }),
    enabled: id !== undefined,
  })
  const query = useMemo(() => {
    if (id === undefined || !relations.data) return null
    const rivals = relations.data.filter(({ kind, id: relation }) => kind === 'competes' && relation !== null)
    return { seriesIds: [id, ...new Set(rivals.map(({ otherId }) => otherId))].slice(0, mostRivals + 1), ...range }
  }, [id, relations.data, range])
  const statistics = useStatistics(query)
  const failed = series.error ?? relations.error ?? statistics.error
  return (
    <DashboardFrame
      title={t('modelTitle')}
      controls={
        <>
          {series.data && <SeriesChoice chosen={series.data} onChange={next => change({ series: String(next) })} />}
          <RangeSwitch days={days} onChange={next => change({ days: next })} />
        </>
      }
    >
      {failed && <ErrorOf error={failed} onRetry={() => void series.refetch()} />}
      {series.data === null && (
        <EmptyState title={t('none')} actions={<Link to={linkTo('/insightSystem', null)}>{t('noneText')}</Link>} />
      )}
      {id !== undefined && (
        <>
          <Panel title={t('against')} wide>
            {statistics.data ? (
              <FiguresTable series={statistics.data.series} range={range} />
            ) : (
              <SkeletonRows rows={4} />
            )}
          </Panel>
          <div data-wide>{query && <Courses query={query} />}</div>
          <Suspense fallback={<SkeletonRows rows={6} />}>
            {query && <AspectsPanel seriesIds={query.seriesIds} range={range} />}
          </Suspense>
          <SalesOf seriesId={id} />
          <Relations seriesId={id} relations={relations.data ?? []} changed={relations.refetch} />
          <ComplaintsOf seriesId={id} range={range} />
        </>
      )}
    </DashboardFrame>
  )
}
