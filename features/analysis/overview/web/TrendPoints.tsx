import type { Earlier, Overview } from '@guanlan/features/charts/charts/contract'
import { useFormat, useWords } from '@guanlan/platform/web'
import { type KeyboardEvent, useState } from 'react'
import { Link } from 'react-router'
import { strings } from '../strings.ts'
import styles from './Overview.module.css'
import type { Places } from './trend-places.ts'

/** Of an earlier stretch, beside those of the trend. */
interface EarlierPoints {
  name: string
  points: Earlier['points']
}

/**
 * A column of air over each point: the pointer and the keyboard open the articles of a point without aiming at a line.
 * One stop for the Tab key; arrows move within.
 */
export function TrendPoints({
  overview,
  places,
  earlier,
  to,
  said,
  onNote,
}: {
  overview: Overview
  places: Places
  earlier: EarlierPoints | null
  to: (index: number) => string
  said: (iso: string) => string
  /** `n` at a point: it is annotated. */
  onNote: (index: number) => void
}) {
  const t = useWords(strings)
  const format = useFormat()
  const { trend } = overview
  const [active, setActive] = useState<number | null>(null)
  const [stop, setStop] = useState(trend.length - 1)
  const step = (places.points[1]?.x ?? places.width) - (places.points[0]?.x ?? 0)
  const labelOf = (point: Overview['trend'][number], index: number) => {
    const own = t('pointOf', {
      at: said(point.at),
      count: format.exact(point.count),
      negative: format.exact(point.negative),
    })
    const then = earlier?.points[index]
    return then
      ? t('pointCompared', { point: own, name: earlier.name, at: said(then.from), count: format.exact(then.count) })
      : own
  }
  const steer = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'n' && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault()
      event.stopPropagation()
      return onNote(stop)
    }
    const next = { ArrowLeft: stop - 1, ArrowRight: stop + 1, Home: 0, End: trend.length - 1 }[event.key]
    if (next === undefined || next < 0 || next >= trend.length) return
    event.preventDefault()
    setStop(next)
    event.currentTarget.querySelectorAll<HTMLElement>('a')[next]?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: points of a picture are no fieldset
    <div className={styles.points} role="group" aria-label={t('trendPoints')} onKeyDown={steer}>
      {trend.map((point, index) => (
        <Link
          key={point.at}
          className={styles.point}
          to={to(index)}
          tabIndex={index === Math.min(stop, trend.length - 1) ? 0 : -1}
          aria-label={labelOf(point, index)}
          style={{ left: (places.points[index]?.x ?? 0) - step / 2, width: step, height: places.floor }}
          onPointerEnter={() => setActive(index)}
          onPointerLeave={() => setActive(null)}
          onFocus={() => {
            setActive(index)
            setStop(index)
          }}
          onBlur={() => setActive(null)}
        />
      ))}
      {active !== null && <Tip {...{ overview, places, said, earlier }} index={active} />}
    </div>
  )
}

function Tip({
  overview,
  index,
  places,
  said,
  earlier,
}: {
  overview: Overview
  index: number
  places: Places
  said: (iso: string) => string
  earlier: EarlierPoints | null
}) {
  const t = useWords(strings)
  const format = useFormat()
  const then = earlier?.points[index]
  const point = overview.trend[index]
  const spot = places.points[index]
  if (!point || !spot) return null
  const onLeft = spot.x > places.width / 2
  return (
    <div
      className={`floating ${styles.tip}`}
      aria-hidden="true"
      style={onLeft ? { right: places.width - spot.x + 12 } : { left: spot.x + 12 }}
    >
      <b>{said(point.at)}</b>
      <dl>
        <dt>{t('legendVolume')}</dt>
        <dd>{format.exact(point.count)}</dd>
        <dt>{t('legendNegative')}</dt>
        <dd>{format.exact(point.negative)}</dd>
        {point.usual !== null && (
          <>
            <dt>{t('legendUsual')}</dt>
            <dd>{format.exact(point.usual)}</dd>
          </>
        )}
        {earlier && then && (
          <>
            <dt>
              {earlier.name} {said(then.from)}
            </dt>
            <dd>{format.exact(then.count)}</dd>
          </>
        )}
      </dl>
    </div>
  )
}
