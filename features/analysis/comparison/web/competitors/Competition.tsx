import { DashboardFrame, ErrorOf, SkeletonRows, useMay, useWords } from '@guanlan/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link, useLocation, useParams } from 'react-router'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import styles from '../comparison.module.css'
import { MediaTypes, Regions, Sentiments } from '../detail/Courses.tsx'
import { IndexCourses } from '../detail/IndexCourses.tsx'
import { Indices } from '../detail/Indices.tsx'
import { Shared } from '../detail/Shared.tsx'
import { Shares } from '../detail/Shares.tsx'
import { Volume } from '../detail/Volume.tsx'
import { NotHere } from '../NotHere.tsx'
import { analysesAt, isOwn, placeOf } from '../places.ts'
import { useFollowing } from '../use-following.ts'
import { Changes } from './Changes.tsx'
import { Dimensions } from './Dimensions.tsx'
import { Meetings, SilentMedia } from './Meetings.tsx'

/** Own brands beside their competitors. */
export default function Competition() {
  const t = useWords(strings)
  const may = useMay()
  const { orgId, id } = useParams()
  const base = analysesAt(useLocation().pathname)
  const isThere = isOwn(orgId) && Number(id) > 0
  const { data, error, refetch } = useQuery({
    queryKey: ['charts', 'comparison', 'competition', Number(id)],
    queryFn: ({ signal }) => api.rivalsData({ body: { id: Number(id) } }, { signal, timeout: 'long' }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
    staleTime: 30_000,
    enabled: isThere,
    retry: false,
  })
  useFollowing()
  const brands = useMemo(() => ({ brands: data?.subjects.map(({ name }) => name) ?? [] }), [data])
  if (!isThere) return <NotHere />
  return (
    <DashboardFrame
      title={data?.name ?? t('competitors')}
      controls={
        <>
          <Link to={base}>{t('backToList')}</Link>
          {may('comparison.edit') && <Link to={placeOf(base, 'settings', Number(id))}>{t('edit')}</Link>}
        </>
      }
    >
      {error && <ErrorOf error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows />}
      {data && (
        <div className={styles.grid}>
          <Indices data={data} />
          <Changes data={data} />
          <Shares data={data} asked={brands} />
          <IndexCourses data={data} asked={brands} />
          <Dimensions data={data} />
          <Volume data={data} />
          <Sentiments data={data} />
          <MediaTypes data={data} />
          <Meetings data={data} />
          <Regions data={data} />
          <SilentMedia data={data} />
          <Shared data={data} />
        </div>
      )}
    </DashboardFrame>
  )
}
