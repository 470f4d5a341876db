import type { Earlier, Overview } from '@guanlan/features/charts/charts/contract'
import {
  type Compared,
  hatchesOver,
  NoteMarks,
  pointOf,
  type useAnomalies,
  useAnomalyText,
  useAutomatic,
  useDisturbances,
  type useForecast,
  type useNotes,
} from '@guanlan/features/charts/charts/web'
import { IncidentMarks, useStartedIncidents } from '@guanlan/features/warnings/warnings/web'
import {
  Chart,
  type DrawnChart,
  sentimentColour,
  useColours,
  useExpected,
  useFormat,
  useWords,
} from '@guanlan/platform/web'
import { useMemo, useState } from 'react'
import { strings } from '../strings.ts'
import type { Behind } from './behind.ts'
import styles from './Overview.module.css'
import { TrendPeak } from './TrendPeak.tsx'
import { TrendPoints } from './TrendPoints.tsx'
import { optionOf, peakOf } from './trend.ts'
import { besidePoint, columnEnds, type Places, plotOf, type Spot } from './trend-places.ts'
import type { AnsweredOverview } from './use-overview.ts'

/** What each line is called. */
export interface TrendWords {
  volume: string
  negative: string
  usual: string
  earlier: string
}

/** The line, the negative part of it as columns, what is usual as a broken line, and what stands on it: the peak, notes, anomalies, disturbances. */
export function TrendPicture({
  overview,
  question,
  open,
  words,
  compared,
  earlier,
  band,
  anomalies,
  notes,
  onDrawn,
}: {
  overview: Overview
  question: AnsweredOverview['question']
  open: Behind
  words: TrendWords
  compared: Compared | null
  /** Drawn beside it; it has as many points. */
  earlier: Earlier | null
  band: NonNullable<ReturnType<typeof useForecast>>['band'] | null
  anomalies: ReturnType<typeof useAnomalies>
  notes: ReturnType<typeof useNotes>
  onDrawn: (chart: DrawnChart) => void
}) {
  const t = useWords(strings)
  const format = useFormat()
  const { colours, shared } = useColours()
  const [places, setPlaces] = useState<Places | null>(null)
  const { trend, unit, total } = overview
  const expectation = useExpected()
  const option = useMemo(
    () =>
      optionOf(
        overview,
        words,
        format.moment,
        {
          volume: colours.primary,
          negative: sentimentColour('negative', 'panel', shared),
          usual: colours.borderStrong,
          ground: colours.panelBg,
          earlier: colours.textSecondary,
        },
        earlier?.points.map(({ count }) => count),
        band,
      ),
    [overview, words, format, colours, shared, earlier, band],
  )
  const said = (iso: string) => format.moment(iso).slice(5, unit === 'day' ? 10 : 16)
  const peak = peakOf(overview)
  const to = (index: number) => open(pointOf(overview, index, question))
  const last = trend.at(-1)
  const started = useStartedIncidents(question.monitor, trend[0]?.at, question.to)
  const disturbances = useDisturbances(trend[0]?.at, last?.at)
  const automatic = useAutomatic()
  const anomalyText = useAnomalyText()
  return (
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
        onDrawn(chart)
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
            {automatic.shown && <IncidentMarks incidents={started} ends={columnEnds(trend)} />}
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
          {peak && <TrendPeak peak={peak} places={places} to={to(peak.index)} at={said(peak.point.at)} />}
          {last && peak?.index !== trend.length - 1 && (
            <span className={styles.running} style={besidePoint(places.points.at(-1) ?? { x: 0, y: 0 }, places)}>
              {t('stillRunning', { at: format.moment(question.to).slice(11, 16) })}
            </span>
          )}
        </>
      )}
    </Chart>
  )
}
