import type { Question } from '@guanlan/features/articles/contract'
import type { Against, Overview } from '@guanlan/features/charts/contract'
import { strings as chartStrings } from '@guanlan/features/charts/strings'
import {
  AgainstButton,
  AnomaliesButton,
  type Compared,
  CoverageNote,
  ForecastNote,
  ForecastSwitch,
  hatchesOver,
  NoteMarks,
  pointOf,
  useAnomalies,
  useAnomalyText,
  useAutomatic,
  useDisturbances,
  useForecast,
  useNotes,
  useTaking,
} from '@guanlan/features/charts/web'
import { BegunMarks, useBegun } from '@guanlan/features/warnings/web'
import {
  Chart,
  type DrawnChart,
  Panel,
  percent,
  SaveMenu,
  sentimentColour,
  themes,
  useAppearance,
  useExpected,
  useFormat,
  useWords,
} from '@guanlan/platform/web'
import { useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { strings } from '../strings.ts'
import type { Behind } from './behind.ts'
import styles from './Overview.module.css'
import { TrendPoints } from './TrendPoints.tsx'
import { optionOf, type Peak, peakOf } from './trend.ts'
import type { AnsweredOverview } from './use-overview.ts'

interface Spot {
  x: number
  y: number
}
/** Where the points stand in the picture, in pixels. */
export interface Places {
  points: readonly Spot[]
  width: number
  /** Bottom of the plot. */
  floor: number
}

/** Volume over time: the line, the negative part of it as columns, what is usual as a broken line, the peak in words. */
export function Trend({
  overview,
  question,
  open,
  against,
  compared,
  onAgainst,
  forecast,
  onForecast,
}: {
  overview: Overview
  question: AnsweredOverview['question']
  open: Behind
  against: Against | null
  compared: Compared | null
  onAgainst: (against: Against | null) => void
  /** Whether the band for what comes is drawn; null: the range has an end of its own, and nothing comes after it. */
  forecast: boolean | null
  onForecast: (on: boolean) => void
}) {
  const t = useWords(strings)
  const format = useFormat()
  const theme = useAppearance(state => state.theme)
  const [places, setPlaces] = useState<Places | null>(null)
  const drawn = useRef<DrawnChart | null>(null)
  const take = useTaking(question, { chart: 'dataVolumeTrend', ...(against && { against }) }, t('trend'))
  const { trend, unit, total } = overview
  const words = useMemo(
    () => ({
      ...{ volume: t('legendVolume'), negative: t('legendNegative'), usual: t('legendUsual') },
      earlier: compared?.name ?? '',
    }),
    [t, compared?.name],
  )
  const counted = useMemo<Question>(() => ({ ...question, place: 'desk', fold: false }), [question])
  const expected = useForecast(forecast ? counted : null, { unit, last: trend.at(-1)?.at, said: format.moment })
  const band = expected?.band ?? null
  const expectation = useExpected()
  // Point by point, or not at all: a range that moved on may have one more.
  const earlier = compared?.earlier.points.length === trend.length ? compared.earlier : null
  const option = useMemo(
    () =>
      optionOf(
        overview,
        words,
        format.moment,
        {
          volume: themes[theme].primary,
          negative: sentimentColour('negative'),
          usual: themes[theme].borderStrong,
          ground: themes[theme].panelBg,
          earlier: themes[theme].textSecondary,
        },
        earlier?.points.map(({ count }) => count),
        band,
      ),
    [overview, words, format, theme, earlier, band],
  )
  const said = (iso: string) => format.moment(iso).slice(5, unit === 'day' ? 10 : 16)
  const peak = peakOf(overview)
  const to = (index: number) => open(pointOf(overview, index, question))
  const last = trend.at(-1)
  const begun = useBegun(question.monitor, trend[0]?.at, question.to)
  const disturbances = useDisturbances(trend[0]?.at, last?.at)
  const notes = useNotes(t('trend'), { ...question, from: trend[0]?.at ?? question.from })
  const automatic = useAutomatic()
  const anomalies = useAnomalies(counted)
  const anomalyText = useAnomalyText()
  return (
    <Panel
      title={t('trend')}
      note={t(unit === 'hour' ? 'hourly' : 'daily')}
      more={
        <span className={styles.more}>
          <Legend
            words={words}
            hasUsual={trend.some(point => point.usual !== null)}
            earlier={compared && { line: compared.silent ?? compared.line, to: open(compared.earlier) }}
          />
          <AgainstButton against={against} asked={question} onChoose={onAgainst} />
          {forecast !== null && <ForecastSwitch on={forecast} onChange={onForecast} />}
          <AnomaliesButton
            anomalies={anomalies}
            question={counted}
            to={({ from, to: until, filters }) => open({ from, to: until, filters })}
          />
          {notes.button}
          <SaveMenu
            title={t('trend')}
            isPicture
            chart={drawn}
            legend={() => [
              { name: words.volume, colour: themes[theme].primary },
              { name: words.negative, colour: sentimentColour('negative') },
              { name: words.usual, colour: themes[theme].borderStrong },
              ...(earlier ? [{ name: compared?.line ?? '', colour: themes[theme].textSecondary }] : []),
              ...(band ? [{ name: band.name, colour: themes[theme].primary }] : []),
            ]}
            take={take}
          />
        </span>
      }
      className={styles.trend ?? ''}
    >
      <Chart
        label={`${t('trendSentence', {
          from: said(question.from),
          to: said(question.to),
          count: format.exact(total.count),
          peakAt: peak ? said(peak.point.at) : '',
          peak: format.exact(peak?.point.count ?? 0),
        })}${compared ? ` ${compared.silent ?? compared.line}` : ''}${band ? ` ${expectation.sentence(band)}` : ''}`}
        height="var(--plot)"
        option={option}
        table={{
          head: [
            t('columnTime'),
            words.volume,
            words.negative,
            words.usual,
            ...(earlier ? [t('columnTime'), words.earlier] : []),
            ...(band ? [band.name] : []),
          ],
          rows: [
            ...trend.map((point, index) => {
              const then = earlier?.points[index]
              return [
                ...[format.moment(point.at), point.count, point.negative, point.usual ?? '—'],
                ...(then ? [format.moment(then.from), then.count] : []),
                ...(band ? ['—'] : []),
              ]
            }),
            ...(band?.rows ?? []).map((moment, row) => [
              ...[moment, '—', '—', '—', ...(earlier ? ['—', '—'] : [])],
              band ? expectation.at(band, row) : '',
            ]),
          ],
        }}
        onReady={chart => {
          drawn.current = chart
          // The first word of its size comes before the first picture.
          if (!chart.getOption()) return
          const at = (index: number, value: number): Spot => {
            const [x = 0, y = 0] = chart.convertToPixel({ xAxisIndex: 0, yAxisIndex: 0 }, [index, value]) as number[]
            return { x, y }
          }
          setPlaces({
            points: trend.map((point, index) => at(index, point.count)),
            width: chart.getWidth(),
            floor: at(0, 0).y,
          })
        }}
      >
        {places && places.points.length === trend.length && (
          <>
            <div className={styles.hatches} style={plotOf(places)}>
              {hatchesOver(disturbances, columnEnds(trend))}
            </div>
            <TrendPoints
              overview={overview}
              places={places}
              earlier={earlier && { name: words.earlier, points: earlier.points }}
              to={to}
              said={said}
              onNote={index => notes.open({ from: trend[index]?.at ?? question.to, until: null })}
            />
            <div className={styles.hatches} style={plotOf(places)}>
              {automatic.shown && <BegunMarks incidents={begun} ends={columnEnds(trend)} />}
              <NoteMarks
                marks={notes.marks.filter(({ kind }) => kind !== 'warning')}
                ends={columnEnds(trend)}
                onOpen={notes.open}
              />
            </div>
            {anomalies.map(anomaly => {
              const spot = places.points[trend.findIndex(({ at }) => at === anomaly.at)]
              return (
                spot && (
                  <i
                    key={anomaly.at}
                    className={styles.odd}
                    style={{ left: spot.x, top: spot.y }}
                    title={anomalyText(anomaly)}
                  />
                )
              )
            })}
            {peak && <PeakNote peak={peak} places={places} to={to(peak.index)} at={said(peak.point.at)} />}
            {last && peak?.index !== trend.length - 1 && (
              <span className={styles.running} style={besidePoint(places.points.at(-1) ?? { x: 0, y: 0 }, places)}>
                {t('stillRunning', { at: format.moment(question.to).slice(11, 16) })}
              </span>
            )}
          </>
        )}
      </Chart>
      <p className={styles.lacks}>
        <CoverageNote asked={question} saysRunning={false} />
      </p>
      {expected && <ForecastNote sentence={expected.sentence} />}
      {notes.drawer}
    </Panel>
  )
}

/** From the first point to the last: a point stands in the middle of its column. */
const plotOf = ({ points, floor }: Places) => {
  const [first, last] = [points[0]?.x ?? 0, points.at(-1)?.x ?? 0]
  const half = points.length > 1 ? (last - first) / (points.length - 1) / 2 : 0
  return { left: first - half, width: last - first + 2 * half, height: floor }
}

/** Where each column begins, and where the last ends. */
function columnEnds(trend: Overview['trend']): number[] {
  const begins = trend.map(({ at }) => Date.parse(at))
  const last = begins.at(-1) ?? 0
  return [...begins, last + (last - (begins.at(-2) ?? last))]
}

/** Where the note of the last point has room: to its right, but not on the axis, else above it. */
function besidePoint({ x, y }: Spot, { width, floor }: Places) {
  const noteWidth = 76
  return width - x > noteWidth
    ? { left: x + 6, top: Math.min(y - 9, floor - 20) }
    : { right: width - x - 12, top: Math.max(4, y - 28) }
}

function Legend({
  words,
  hasUsual,
  earlier,
}: {
  words: { volume: string; negative: string; usual: string }
  hasUsual: boolean
  /** In words, with the address of its articles. */
  earlier: { line: string; to: string } | null
}) {
  const t = useWords(strings)
  const c = useWords(chartStrings)
  return (
    <span className={styles.legend}>
      <span>
        <i className={styles.lineKey} />
        {words.volume}
      </span>
      <span>
        <i className={styles.columnKey} />
        {words.negative}
      </span>
      {hasUsual && (
        <span title={t('usualMeaning')}>
          <i className={styles.usualKey} />
          {words.usual}
        </span>
      )}
      {earlier && (
        <span title={c('againstMeaning')}>
          <i className={styles.earlierKey} />
          <Link to={earlier.to}>{earlier.line}</Link>
        </span>
      )}
    </span>
  )
}

/** Beside the highest point, on the side where there is room. */
function PeakNote({ peak, places, to, at }: { peak: Peak; places: Places; to: string; at: string }) {
  const t = useWords(strings)
  const format = useFormat()
  const spot = places.points[peak.index] ?? { x: 0, y: 0 }
  const onLeft = spot.x > places.width / 2
  const count = format.exact(peak.point.count)
  const more = peak.negativeShare > peak.usualShare + 0.005
  return (
    <Link
      className={styles.peak}
      data-side={onLeft ? 'left' : 'right'}
      to={to}
      style={{
        // Above the line, so that it covers nothing of it.
        top: Math.max(0, spot.y - 40),
        ...(onLeft ? { right: places.width - spot.x + 10 } : { left: spot.x + 10 }),
      }}
    >
      <b>{peak.times ? t('peakUsual', { at, count, times: peak.times.toFixed(1) }) : t('peakPlain', { at, count })}</b>
      <br />
      {t(more ? 'peakMoreNegative' : 'peakLessNegative', {
        share: percent(peak.negativeShare, 0),
        usual: percent(peak.usualShare, 0),
      })}
    </Link>
  )
}
