import {
  type ChartData,
  Checkbox,
  exact,
  LineChart,
  Panel,
  PlainTable,
  percent,
  Row,
  Segmented,
  SkeletonRows,
  Stack,
  useFormat,
  useSeen,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import {
  type CourseBeside,
  type CourseOrigin,
  courseOrigins,
  distanceParts,
  type InfoEvent,
  layCourses,
  mostBeside,
  type NearestEvent,
} from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { eventAddress } from '../parts/addresses.ts'
import styles from './beside.module.css'
import { ChooseEvents } from './ChooseEvents.tsx'

/** Of answers that count all events hour by hour: they do not follow each change of some event, as other answers about events do. */
const besideKey = 'events beside'
/** So long they are good enough, in milliseconds. */
const nearestMs = 10 * 60_000
const coursesMs = 60_000

/** The course of an event laid over those of others: the ones it is most like, and any that are chosen. */
export default function Beside({ event }: { event: InfoEvent }) {
  const t = useWords(strings)
  // Hours of all events of the organisation are not counted for whoever does not look.
  const { place, seen } = useSeen<HTMLDivElement>()
  return (
    <div ref={place} className={styles.place}>
      {seen ? (
        <Laid event={event} />
      ) : (
        <Panel title={t('beside')}>
          <SkeletonRows rows={4} />
        </Panel>
      )}
    </div>
  )
}

function Laid({ event: { id } }: { event: InfoEvent }) {
  const t = useWords(strings)
  const [origin, setOrigin] = useState<CourseOrigin>('begin')
  const [others, setOthers] = useState<readonly number[]>([])
  const nearest = useQuery({
    queryKey: [besideKey, 'nearest', id],
    staleTime: nearestMs,
    queryFn: ({ signal }) => api.nearest({ params: { id } }, { signal, timeout: 'long' }),
    placeholderData: before => before,
  }).data
  const ids = [id, ...others]
  const courses = useQuery({
    queryKey: [besideKey, 'courses', ids],
    staleTime: coursesMs,
    queryFn: ({ signal }) => api.courses({ body: { ids } }, { signal, timeout: 'long' }),
    placeholderData: before => before,
  }).data
  const choose = (other: number, isIn: boolean) =>
    setOthers(isIn ? [...others, other].slice(0, mostBeside - 1) : others.filter(each => each !== other))
  return (
    <Panel
      title={t('beside')}
      more={
        <Row gap={8} align="center">
          <Segmented
            label={t('origin')}
            value={origin}
            onChange={setOrigin}
            options={courseOrigins.map(value => ({ value, label: t(`origin_${value}`) }))}
          />
          <ChooseEvents not={id} chosen={others} onChoose={choose} />
        </Row>
      }
    >
      <div className={styles.grid}>
        <div>
          {courses && <Curves courses={courses} origin={origin} />}
          {courses && <Shapes courses={courses} />}
        </div>
        <Stack gap={8}>
          <h3>{t('nearest')}</h3>
          {!nearest && <SkeletonRows rows={2} />}
          {nearest?.length === 0 && <p className="dim">{t('nearestNone')}</p>}
          {nearest?.map(each => (
            <Near key={each.id} near={each} isIn={others.includes(each.id)} onChoose={isIn => choose(each.id, isIn)} />
          ))}
          {nearest && nearest.length > 0 && <small className="dim">{t('besideMethod')}</small>}
        </Stack>
      </div>
    </Panel>
  )
}

function Near({ near, isIn, onChoose }: { near: NearestEvent; isIn: boolean; onChoose: (isIn: boolean) => void }) {
  const t = useWords(strings)
  const alike = (part: number | null) => (part === null ? '—' : percent(1 - part, 0))
  const parts = Object.fromEntries(distanceParts.map(part => [part, alike(near.parts[part])]))
  return (
    <div className={styles.near}>
      <Checkbox label={near.title} checked={isIn} onChange={onChoose} />
      <Link to={eventAddress(near.id)}>{near.title}</Link>
      <span>{t('similarity', { part: alike(near.distance) })}</span>
      <small className="dim">{t('partsOf', parts as Record<'curve', string>)}</small>
    </div>
  )
}

function Curves({ courses, origin }: { courses: readonly CourseBeside[]; origin: CourseOrigin }) {
  const t = useWords(strings)
  const format = useFormat()
  const laid = useMemo(
    () =>
      layCourses(
        courses.map(({ hours, shape }) => ({
          hours: hours.map(([at, count, negative]) => ({ at, count, negative })),
          hoursToPeak: shape.hoursToPeak,
        })),
        origin,
      ),
    [courses, origin],
  )
  const data = useMemo<ChartData>(
    () => ({
      head: t('time'),
      rows: laid.points.map(point =>
        origin === 'date'
          ? format.moment(new Date(point).toISOString()).slice(5, 16)
          : t('sinceOrigin', { hours: exact(point) }),
      ),
      series: courses.map(({ title }, index) => ({ name: title, values: laid.values[index] ?? [] })),
    }),
    [t, format, laid, courses, origin],
  )
  return <LineChart title={t('besideHint', { step: laid.step })} data={data} empty={t('noArticles')} />
}

const hoursOfDay = 24
function Shapes({ courses }: { courses: readonly CourseBeside[] }) {
  const t = useWords(strings)
  const long = (hours: number | null) =>
    hours === null
      ? '—'
      : hours < 2 * hoursOfDay
        ? t('hoursLong', { hours: exact(hours) })
        : t('daysLong', { days: (hours / hoursOfDay).toFixed(1) })
  return (
    <PlainTable
      label={t('beside')}
      head={[
        t('title'),
        ...[t('articles'), t('height'), t('daysToPeak'), t('halfLife'), t('negativeShare'), t('toAnswer')].map(
          number => ({ number }),
        ),
      ]}
    >
      {courses.map(({ id, title, shape, hoursToAnswer }) => (
        <tr key={id}>
          <td>
            <Link to={eventAddress(id)}>{title}</Link>
          </td>
          <td data-number>{exact(shape.articles)}</td>
          <td data-number>{exact(shape.height)}</td>
          <td data-number>{long(shape.hoursToPeak)}</td>
          <td data-number>{long(shape.halfLife)}</td>
          <td data-number>{percent(shape.negativeShare)}</td>
          <td data-number>{long(hoursToAnswer)}</td>
        </tr>
      ))}
    </PlainTable>
  )
}
