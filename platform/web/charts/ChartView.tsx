/** What all charts share: sentence, picture, table, keyboard, PNG, legend, empty state. A chart adds how it is drawn. */

import type { ChartData } from '@guanlan/platform/contract'
import type { EChartsCoreOption, EChartsType } from 'echarts/core'
import { type KeyboardEvent, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { exact } from '../language/count.ts'
import { useWords } from '../language/words.ts'
import { IconButton } from '../parts/Button.tsx'
import { Chart, type ChartClick } from '../parts/Chart.tsx'
import { EmptyState } from '../parts/EmptyState.tsx'
import { Panel } from '../parts/Panel.tsx'
import type { ChartGround } from '../theme/echarts.ts'
import { type ChartPoint, figureAt, isEmpty, pointsOf, stepFrom } from './chart-data.ts'
import styles from './charts.module.css'
import { type ChartColours, useChartColours } from './colours.ts'
import { Figures } from './Figures.tsx'
import { drawnIn } from './picture.ts'
import { SaveMenu, type Taking } from './SaveMenu.tsx'
import { type ChartKind, sentenceOf } from './sentence.ts'
import { type DrawnPicture, GatheringContext } from './sheet.ts'
import { chartStrings } from './strings.ts'

export interface ChartProps {
  title: string
  /** Beside the title: what is counted, of which time. */
  note?: ReactNode
  /** Of the panel it stands in. */
  className?: string
  data: ChartData
  /** Opens the articles behind a figure; by click, and by Enter at the point reached with the arrows. */
  onOpen?: (point: ChartPoint) => void
  /** `rows`: what opens belongs to the row, not to its figure, which counts something else. */
  opens?: 'figures' | 'rows'
  /** `n` at a point reached with the arrows: something is noted there. */
  onNote?: (row: number) => void
  /** Where the legend stands: in the head, or below the picture where the head has no room. */
  legendAt?: 'head' | 'foot'
  /** A sentence below the picture and in saved ones: such as under which number a map was approved. */
  caption?: string
  /** What more can be taken away than the picture, and what stands beneath it. */
  take?: Taking
  /** Its figures are a table until the reader wants the picture. */
  startsAsTable?: boolean
  /** What stands in its place when there is nothing to draw; absent: that there is nothing in this period. */
  empty?: ReactNode
  /** A sentence beneath the picture or the table. */
  foot?: ReactNode
  /** Pixels. */
  height?: number
  ground?: ChartGround
}

/** How one kind of chart is drawn. */
export interface Drawing {
  kind: ChartKind
  option: (colours: ChartColours, say: (point: ChartPoint) => string) => EChartsCoreOption
  /** Which figure ECharts means. */
  pointAt: (part: ChartClick) => ChartPoint | null
  /** Where ECharts has a figure. */
  placeOf: (point: ChartPoint) => { seriesIndex: number; dataIndex: number }
  /** A figure in words; default: row, series, value. */
  say?: (point: ChartPoint) => string
  load?: Parameters<typeof Chart>[0]['load']
  /** What its series are called and coloured stands beside it. */
  legend?: boolean
  /** What its colours mean, where they are not those of its series; stands below the picture. */
  keys?: (colours: ChartColours) => readonly ChartKey[]
  /** Where an arrow leads, where that is not the next row; null: as usual. */
  step?: (from: ChartPoint, key: string) => ChartPoint | null
}

export interface ChartKey {
  name: string
  colour: string
}

export function ChartView({
  title,
  note,
  className,
  data,
  onOpen,
  opens = 'figures',
  onNote,
  take,
  empty,
  legendAt = 'head',
  foot,
  startsAsTable = false,
  height = 240,
  ground = 'panel',
  caption,
  beside,
  drawing,
}: ChartProps & {
  drawing: Drawing
  /** In the line of the caption. */
  beside?: ReactNode
}) {
  const t = useWords(chartStrings)
  const colours = useChartColours(ground)
  const chart = useRef<EChartsType | null>(null)
  const [isTable, setTable] = useState(startsAsTable)
  const say = useMemo(
    () => (point: ChartPoint) =>
      drawing.say?.(point) ??
      t('pointOf', {
        row: data.rows[point.row] ?? '',
        series: data.series[point.series]?.name ?? '',
        value: exact(figureAt(data, point) ?? 0),
      }),
    [drawing, data, t],
  )
  const option = useMemo(() => drawing.option(colours, say), [drawing, colours, say])
  const keysIn = (of: ChartColours): readonly ChartKey[] =>
    drawing.keys?.(of) ??
    (drawing.legend ? data.series.map((series, at) => ({ name: series.name, colour: of.of(series, at) })) : [])
  const hasFoot = drawing.keys !== undefined || (drawing.legend === true && legendAt === 'foot')
  const under = (beside || caption) && (
    <>
      {beside}
      {caption && <span>{caption}</span>}
    </>
  )
  const below = (hasFoot ? footHeight : 0) + (under ? footHeight : 0)
  useGathered(() => {
    const drawn = isTable || !chart.current ? null : drawnIn(chart.current)
    if (drawn === null || !chart.current) return null
    return {
      drawn,
      width: chart.current.getWidth(),
      height: chart.current.getHeight(),
      text: { title, legend: keysIn(colours), lines: caption ? [caption] : [] },
    }
  })
  const sentence = sentenceOf(t, title, drawing.kind, data)
  if (isEmpty(data))
    return (
      <Panel title={title} note={note} {...(className && { className })}>
        <div className={styles.empty} style={{ height }}>
          {empty ?? <EmptyState title={t('empty')} />}
        </div>
      </Panel>
    )
  return (
    <Panel
      title={title}
      note={note}
      {...(className && { className })}
      more={
        <span className={styles.tools}>
          {drawing.legend && legendAt === 'head' && <Legend keys={keysIn(colours)} />}
          <IconButton
            size="small"
            icon="rows"
            label={t('asTable', { title })}
            aria-pressed={isTable}
            onClick={() => setTable(!isTable)}
          />
          <SaveMenu
            title={title}
            isPicture={!isTable}
            chart={chart}
            legend={keysIn}
            caption={caption}
            ground={ground}
            take={take}
          />
        </span>
      }
    >
      <div className={styles.chart}>
        {isTable ? (
          <Figures {...{ title, data, height, onOpen, opens, say }} />
        ) : (
          <Chart
            label={sentence}
            option={option}
            height={height - below}
            ground={ground}
            {...(drawing.load && { load: drawing.load })}
            onPick={part => {
              const point = drawing.pointAt(part)
              if (point) onOpen?.(point)
            }}
            onReady={ready => {
              chart.current = ready
            }}
          >
            <Steer
              title={title}
              data={data}
              chart={chart}
              drawing={drawing}
              say={say}
              onOpen={onOpen}
              onNote={onNote}
            />
          </Chart>
        )}
        {hasFoot && !isTable && (
          <div className={styles.foot} style={{ minHeight: footHeight }}>
            <Legend keys={keysIn(colours)} />
          </div>
        )}
        {under && !isTable && (
          <div className={styles.under} style={{ height: footHeight }}>
            {under}
          </div>
        )}
      </div>
      {foot}
    </Panel>
  )
}

/** Tells whoever gathers charts how this one is drawn. */
function useGathered(picture: () => DrawnPicture | null) {
  const gathering = useContext(GatheringContext)
  const latest = useRef(picture)
  latest.current = picture
  useEffect(() => {
    if (!gathering) return
    const { name, into } = gathering
    into.set(name, () => latest.current())
    return () => void into.delete(name)
  }, [gathering])
}

/** Pixels of a line below the picture; the picture gives them up. Where a legend needs more lines, the panel grows. */
const footHeight = 20

function Legend({ keys }: { keys: readonly ChartKey[] }) {
  return (
    <ul className={styles.legend}>
      {keys.map(({ name, colour }) => (
        <li key={name}>
          <i style={{ background: colour }} />
          {name}
        </li>
      ))}
    </ul>
  )
}

/** One stop for the Tab key over the picture: the arrows go from point to point and each is said, Enter opens it. */
function Steer({
  title,
  data,
  chart,
  drawing,
  say,
  onOpen,
  onNote,
}: {
  title: string
  data: ChartData
  chart: { current: EChartsType | null }
  drawing: Drawing
  say: (point: ChartPoint) => string
  onOpen: ChartProps['onOpen']
  onNote: ChartProps['onNote']
}) {
  const t = useWords(chartStrings)
  const points = useMemo(() => pointsOf(data), [data])
  const [reached, setReached] = useState<ChartPoint | null>(null)
  const isThere = (point: ChartPoint) =>
    points.findIndex(each => each.row === point.row && each.series === point.series)
  const at = Math.max(0, reached ? isThere(reached) : 0)
  const here = points[at]
  const show = (point: ChartPoint | undefined, on: boolean) => {
    if (!point || !chart.current) return
    const place = drawing.placeOf(point)
    chart.current.dispatchAction({ type: on ? 'highlight' : 'downplay', ...place })
    chart.current.dispatchAction(on ? { type: 'showTip', ...place } : { type: 'hideTip' })
  }
  const steer = (event: KeyboardEvent) => {
    if (!here) return
    if (event.key === 'Enter') return onOpen?.(here)
    if (event.key === 'n' && onNote && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault()
      event.stopPropagation()
      return onNote(here.row)
    }
    const next = drawing.step?.(here, event.key) ?? stepFrom(data, here, event.key)
    if (!next) return
    event.preventDefault()
    event.stopPropagation()
    show(here, false)
    show(next, true)
    setReached(next)
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      className={styles.steer}
      aria-label={t(onOpen ? 'pointsToOpen' : 'points', { title })}
      aria-valuemin={0}
      aria-valuemax={points.length - 1}
      aria-valuenow={at}
      aria-valuetext={here ? say(here) : ''}
      onKeyDown={steer}
      onFocus={() => show(here, true)}
      onBlur={() => show(here, false)}
    />
  )
}
