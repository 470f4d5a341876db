import { DashboardFrame, ErrorOf, SkeletonRows, useMay, useWords } from '@guanlan/platform/web'
import { Link, useLocation, useParams } from 'react-router'
import { strings } from '../../strings.ts'
import styles from '../comparison.module.css'
import { NotHere } from '../NotHere.tsx'
import { comparisonsAt, isOwn, placeOf } from '../places.ts'
import { useFollowing } from '../use-following.ts'
import { ActiveMedia } from './ActiveMedia.tsx'
import { Controls } from './Controls.tsx'
import { MediaTypes, Regions, Sentiments } from './Courses.tsx'
import { HotSpots } from './HotSpots.tsx'
import { IndexCourses } from './IndexCourses.tsx'
import { Indices } from './Indices.tsx'
import { Shared } from './Shared.tsx'
import { Shares } from './Shares.tsx'
import { TopicList } from './TopicList.tsx'
import { useComparison, useDetailQuestion } from './use-comparison.ts'
import { Volume } from './Volume.tsx'
import { WordLists } from './WordLists.tsx'

/** A comparison with all its parts; every number opens its articles. */
export default function Detail() {
  const t = useWords(strings)
  const may = useMay()
  const { orgId, id } = useParams()
  const base = comparisonsAt(useLocation().pathname)
  const [question, change] = useDetailQuestion(Number(id))
  const isThere = isOwn(orgId) && Number(id) > 0
  const { data, error, isPlaceholderData, refetch } = useComparison(question, isThere)
  useFollowing()
  if (!isThere) return <NotHere />
  return (
    <DashboardFrame
      title={data?.name ?? t('title')}
      controls={
        <>
          <Link to={base}>{t('backToList')}</Link>
          {may('comparison.edit') && <Link to={placeOf(base, 'settings', Number(id))}>{t('edit')}</Link>}
          {data && <Controls asked={question} data={data} onChange={change} />}
        </>
      }
    >
      {error && <ErrorOf error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows />}
      {data && (
        <div className={styles.grid} aria-busy={isPlaceholderData}>
          <Indices data={data} />
          <Volume data={data} />
          <Shares data={data} asked={question} />
          <IndexCourses data={data} asked={question} />
          <Sentiments data={data} />
          <MediaTypes data={data} />
          <Regions data={data} />
          <WordLists asked={question} data={data} />
          <TopicList asked={question} data={data} />
          <HotSpots asked={question} data={data} />
          <ActiveMedia data={data} />
          <Shared data={data} />
        </div>
      )}
    </DashboardFrame>
  )
}
