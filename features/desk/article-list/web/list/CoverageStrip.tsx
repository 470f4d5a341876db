import { type Moments, momentsOf, type TimeRange } from '@guanlan/features/articles/articles/web'
import { Disturbance, hatchesOver, useDisturbances } from '@guanlan/features/charts/charts/web'
import { ErrorOf, exact, percent, Row, Sentiment, useAppearance, useFormat, useWords } from '@guanlan/platform/web'
import { type KeyboardEvent, memo, type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { strings } from '../../strings.ts'
import type { View } from '../address.ts'
import { useTrend } from '../desk-queries.ts'
import styles from './CoverageStrip.module.css'
import { endsOf, type Point, rangeOf, sayOf, widthOf } from './coverage.ts'

const dayMs = 86_400_000
/** Pixels of the highest column. */
const tallest = 36

/** Articles over the time of the list: negative part red, the usual as a dashed line. A click on a column, or drawing over several, narrows the time. */
export const CoverageStrip = memo(function CoverageStrip({
  view,
  now,
  onNarrow,
}: {
  view: View
  now: number
  onNarrow: (range: TimeRange) => void
}) {
  const { monitor, monitors, range, filters, fold } = view
  const timeZone = useAppearance(state => state.timeZone)
  const requested = useMemo(
    () => ({ monitor, monitors, range, filters, fold }),
    [monitor, monitors, range, filters, fold],
  )
  const trend = useTrend(requested, now)
  if (trend.isError && !trend.data)
    return (
      <div className={styles.strip}>
        <ErrorOf error={trend.error} onRetry={() => void trend.refetch()} />
      </div>
    )
  return (
    <VolumeStrip
      points={trend.data ?? []}
      moments={momentsOf(range, now, timeZone)}
      busy={trend.isFetching}
      onNarrow={onNarrow}
    />
  )
})

/** Columns over a stretch of time and what they say in a sentence. */
export function VolumeStrip({
  points,
  moments,
  busy,
  said: reported,
  onNarrow,
}: {
  points: readonly Point[]
  moments: Moments
  busy: boolean
  /** What is said of the collection; absent: which sources were disturbed. */
  said?: ReactNode
  onNarrow: (range: TimeRange) => void
}) {
  const t = useWords(strings)
  const ends = endsOf(points)
  const disturbances = useDisturbances(points[0]?.at, points.at(-1)?.at)
  return (
    <section className={styles.strip} aria-busy={busy} aria-label={t('coverage')}>
      <Columns points={points} onPick={(...ends) => onNarrow(rangeOf(ends, widthOf(points), moments))}>
        {hatchesOver(disturbances, ends)}
      </Columns>
      <Ticks points={points} />
      <Sentence points={points}>{reported ?? <Disturbance of={disturbances} />}</Sentence>
    </section>
  )
}

function Columns({
  points,
  onPick,
  children,
}: {
  points: readonly Point[]
  onPick: (...ends: [Point, Point]) => void
  /** Over the columns. */
  children: ReactNode
}) {
  const t = useWords(strings)
  const label = useColumnLabel(points)
  const [at, setAt] = useState<number | null>(null)
  const brush = useBrush(points, onPick)
  const highest = Math.max(1, ...points.flatMap(point => [point.count, point.usual ?? 0]))
  const pixels = (value: number) => (value / highest) * tallest
  const usual = points.some(point => point.usual !== null)
    ? points
        .flatMap((point, index) =>
          point.usual === null ? [] : [`${((index + 0.5) / points.length) * 1000},${40 - pixels(point.usual)}`],
        )
        .join(' ')
    : ''
  // One stop of the Tab key; arrow keys walk along the columns, with Shift they draw over them.
  const steer = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    const columns = [...event.currentTarget.querySelectorAll('button')]
    const from = columns.indexOf(document.activeElement as HTMLButtonElement)
    if (!columns[from + step]) return
    columns[from + step]?.focus()
    if (event.shiftKey) brush.extend(from, from + step)
    else brush.forget()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of columns is no fieldset
    <Row role="group" aria-label={t('columns')} align="end" className={styles.columns} onKeyDown={steer}>
      {points.map((point, index) => (
        <button
          key={point.at}
          type="button"
          tabIndex={index === (at ?? points.length - 1) ? 0 : -1}
          className={styles.column}
          title={label(point)}
          aria-label={label(point)}
          data-drawn={brush.holds(index) || undefined}
          onFocus={() => setAt(index)}
          onPointerDown={event => {
            event.currentTarget.releasePointerCapture(event.pointerId)
            if (event.button === 0) brush.begin(index)
          }}
          onPointerEnter={() => brush.drawTo(index)}
          onClick={() => brush.pick(index)}
        >
          <i className={styles.rest} style={{ height: pixels(point.count - point.negative) }} />
          <i className={styles.negative} style={{ height: pixels(point.negative) }} />
        </button>
      ))}
      {children}
      {usual && (
        <svg className={styles.usual} viewBox="0 0 1000 40" preserveAspectRatio="none" aria-hidden="true">
          <polyline points={usual} vectorEffect="non-scaling-stroke" />
        </svg>
      )}
    </Row>
  )
}

/** Several columns at once: by drawing over them with the pointer, or by Shift and the arrow keys and then Enter. */
function useBrush(points: readonly Point[], onPick: (...ends: [Point, Point]) => void) {
  const [drawn, setDrawn] = useState<{ from: number; to: number; held: boolean } | null>(null)
  const pick = (from: number, to: number) => {
    setDrawn(null)
    const [first, last] = [points[from], points[to]]
    if (first && last) onPick(first, last)
  }
  const stored = drawn?.held ? drawn : null
  const finish = useEffectEvent(() => {
    if (!stored) return
    // Within one column it is a click, which the column tells itself.
    if (stored.from === stored.to) setDrawn(null)
    else pick(stored.from, stored.to)
  })
  const isStored = stored !== null
  useEffect(() => {
    if (!isStored) return
    const done = () => finish()
    const stop = () => setDrawn(null)
    window.addEventListener('pointerup', done)
    window.addEventListener('pointercancel', stop)
    return () => {
      window.removeEventListener('pointerup', done)
      window.removeEventListener('pointercancel', stop)
    }
  }, [isStored])
  return {
    holds: (index: number) =>
      drawn !== null && index >= Math.min(drawn.from, drawn.to) && index <= Math.max(drawn.from, drawn.to),
    begin: (index: number) => setDrawn({ from: index, to: index, held: true }),
    drawTo: (index: number) => stored && setDrawn({ ...stored, to: index }),
    extend: (from: number, to: number) => setDrawn(now => ({ from: now?.from ?? from, to, held: false })),
    forget: () => setDrawn(null),
    pick: (index: number) => pick(drawn?.from ?? index, drawn?.to ?? index),
  }
}

function useColumnLabel(points: readonly Point[]): (point: Point) => string {
  const t = useWords(strings)
  const format = useFormat()
  const daily = widthOf(points) > dayMs / 2
  return point => {
    const at = format.moment(point.at)
    const values = {
      at: daily ? at.slice(5, 10) : at.slice(5, 16),
      count: exact(point.count),
      negative: exact(point.negative),
    }
    return point.usual === null ? t('column', values) : t('columnUsual', { ...values, usual: exact(point.usual) })
  }
}

/** About seven moments along the way. */
function Ticks({ points }: { points: readonly Point[] }) {
  const format = useFormat()
  const every = Math.max(1, Math.ceil(points.length / 7))
  const daily = widthOf(points) > dayMs / 2
  const marked = points.flatMap((point, index) => (index % every === 0 ? [{ point, index }] : []))
  return (
    <div className={styles.ticks} aria-hidden="true">
      {marked.map(({ point, index }) => {
        const at = format.moment(point.at)
        const midnight = at.slice(11, 16) === '00:00'
        return (
          <span key={point.at} style={{ left: `${(index / points.length) * 100}%` }}>
            {daily || midnight ? at.slice(5, 10) : at.slice(11, 16)}
          </span>
        )
      })}
    </div>
  )
}

function Sentence({ points, children }: { points: readonly Point[]; children: ReactNode }) {
  const t = useWords(strings)
  const format = useFormat()
  const { total, negative, peak, times } = sayOf(points)
  const daily = widthOf(points) > dayMs / 2
  if (points.length === 0) return <p className={styles.sentence} />
  if (!peak)
    return (
      <p className={styles.sentence}>
        {t('silent')} {children}
      </p>
    )
  const at = format.moment(peak.at)
  const values = { at: daily ? at.slice(5, 10) : at.slice(5, 16), count: exact(peak.count) }
  return (
    <p className={styles.sentence}>
      <span className="cut">
        {times === null ? t('peak', values) : t('peakTimes', { ...values, times: times.toFixed(1) })}
      </span>
      <span className={styles.share}>
        <Sentiment value="negative" /> <b>{exact(negative)}</b> · {percent(negative / total)}
      </span>
      {points.some(point => point.usual !== null) && <span>{t('dashed')}</span>}
      {children}
    </p>
  )
}
