import { Moment, Panel, SkeletonRows, Tag, useFormat, useWords } from '@guanlan/platform/web'
import { lazy, type ReactNode, Suspense } from 'react'
import type { Course, EventDetail } from '../contract.ts'
import { strings } from '../strings.ts'
import styles from './hot-lists.module.css'
import { usePlatformName } from './words.ts'

const EventCurves = lazy(() => import('./EventCurves.tsx'))

/** An event: its figures, rank and heat on all boards on one axis, and how each board words it. */
export function EventView({
  event,
  courses,
  layout = 'usual',
}: {
  event: EventDetail
  courses: readonly Course[]
  layout?: 'usual' | 'dsn'
}) {
  const curves = (
    <Suspense fallback={<SkeletonRows rows={12} />}>
      <EventCurves courses={courses} />
    </Suspense>
  )
  const boards = <EventBoards event={event} />
  return (
    <>
      <EventFigures event={event} />
      {layout === 'dsn' ? boards : curves}
      {layout === 'dsn' ? curves : boards}
    </>
  )
}

function EventFigures({ event }: { event: EventDetail }) {
  const t = useWords(strings)
  const format = useFormat()
  const share = (part: number) => Math.round(part * 100)
  const { rank, platforms, heat, minutes } = event.parts
  return (
    <section className={styles.figures} aria-label={t('event')}>
      <Figure
        name={t('index')}
        value={event.index}
        note={t('indexParts', {
          rank: share(rank),
          platforms: share(platforms),
          heat: share(heat),
          minutes: share(minutes),
        })}
      />
      <Figure name={t('peak')} value={t('rankNumber', { rank: event.peakRank })} />
      <Figure name={t('peakHeat')} value={event.peakHeat === null ? '—' : format.count(event.peakHeat)} />
      <Figure name={t('platforms')} value={event.platforms.length} />
      <Figure name={t('onList')} value={useLength(event.minutesOn)} />
      <Figure name={t('firstSeen')} value={<Moment at={event.firstSeen} exact />} />
    </section>
  )
}

function Figure({ name, value, note }: { name: string; value: ReactNode; note?: string }) {
  return (
    <div>
      <small className="dim">{name}</small>
      <b>{value}</b>
      {note && <small className="dim">{note}</small>}
    </div>
  )
}

/** Minutes, or hours where there are many. */
export function useLength(minutes: number): string {
  const t = useWords(strings)
  return minutes < 120 ? t('minutesOn', { count: minutes }) : t('hoursOn', { count: Math.round(minutes / 60) })
}

function EventBoards({ event }: { event: EventDetail }) {
  const t = useWords(strings)
  const format = useFormat()
  const nameOf = usePlatformName()
  return (
    <Panel title={t('onBoards')}>
      <ul className={styles.versions}>
        {event.topicList.map(topic => (
          <li key={topic.id}>
            <b>{nameOf(topic.platform)}</b>
            <span>
              {topic.titles.join(' → ')}
              <small className="dim">
                {topic.joinedByHand
                  ? t('joinedByHand')
                  : topic.shared && topic.shared !== topic.title && t('joinedBecause', { shared: topic.shared })}
              </small>
            </span>
            <span>
              {topic.rank === null ? <Tag>{t('off')}</Tag> : t('rankNumber', { rank: topic.rank })}
              <small className="dim">
                {t('peak')} {topic.peakRank}
                {topic.peakHeat !== null && ` · ${format.count(topic.peakHeat)}`} ·{' '}
                {t('times', { count: topic.entries })}
                {topic.toldFirstSeen &&
                  ` · ${t('toldFirstSeen', { time: format.moment(topic.toldFirstSeen).slice(5, 16) })}`}
                {topic.toldPeakHeat !== null && ` · ${t('toldPeakHeat', { heat: format.count(topic.toldPeakHeat) })}`}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
