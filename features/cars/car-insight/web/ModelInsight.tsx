import { AspectsPanel } from '@guanlan/features/cars/car-aspects/web'
import { modelApi, seriesApi } from '@guanlan/features/cars/car-library/web'
import {
  ChoiceMenu,
  DashboardFrame,
  EmptyState,
  ErrorOf,
  linkTo,
  Panel,
  SkeletonRows,
  useWords,
} from '@guanlan/platform/web'
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
import { useStatistics } from './use-insight.ts'
import { useRange } from './use-range.ts'

/** One series against up to five rivals, with its sales beside its articles. */
export default function ModelInsight() {
  const t = useWords(strings)
  const { days, range, search, change } = useRange()
  const list = useQuery({
    queryKey: ['cars', 'series'],
    queryFn: ({ signal }) => seriesApi.list({ query: { pageSize: 200 } }, { signal }),
  })
  const series = list.data?.list ?? []
  const id =
    series.find(each => String(each.id) === search.get('series'))?.id ??
    series.find(({ isOwn }) => isOwn)?.id ??
    series[0]?.id
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
  const failed = list.error ?? relations.error ?? statistics.error
  const names = new Map(series.map(each => [String(each.id), each.name]))
  return (
    <DashboardFrame
      title={t('modelTitle')}
      controls={
        <>
          {id !== undefined && (
            <ChoiceMenu
              values={[...names.keys()]}
              value={String(id)}
              name={value => names.get(value) ?? ''}
              onChange={value => change({ series: value })}
            />
          )}
          <RangeSwitch days={days} onChange={next => change({ days: next })} />
        </>
      }
    >
      {failed && <ErrorOf error={failed} onRetry={() => void list.refetch()} />}
      {list.isSuccess && id === undefined && (
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
