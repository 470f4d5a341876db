import type { Question } from '@guanlan/features/articles/articles/contract'
import type { Against, Overview } from '@guanlan/features/charts/charts/contract'
import {
  AgainstButton,
  AnomaliesButton,
  type Compared,
  CoverageNote,
  ForecastNote,
  ForecastSwitch,
  useAnomalies,
  useForecast,
  useNotes,
  useTaking,
} from '@guanlan/features/charts/charts/web'
import {
  type DrawnChart,
  Panel,
  Row,
  SaveMenu,
  sentimentColour,
  useColours,
  useFormat,
  useWords,
} from '@guanlan/platform/web'
import { useMemo, useRef } from 'react'
import { strings } from '../strings.ts'
import type { Behind } from './behind.ts'
import styles from './Overview.module.css'
import { TrendLegend } from './TrendLegend.tsx'
import { TrendPicture } from './TrendPicture.tsx'
import type { AnsweredOverview } from './use-overview.ts'

/** Volume over time with its tools: what it is compared with, the band for what comes, anomalies, notes, and what is taken away. */
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
  const { colours, shared } = useColours()
  const drawn = useRef<DrawnChart | null>(null)
  const take = useTaking(question, { chart: 'dataVolumeTrend', ...(against && { against }) }, t('trend'))
  const { trend, unit } = overview
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
  // Point by point, or not at all: a range that moved on may have one more.
  const earlier = compared?.earlier.points.length === trend.length ? compared.earlier : null
  const notes = useNotes(t('trend'), { ...question, from: trend[0]?.at ?? question.from })
  const anomalies = useAnomalies(counted)
  return (
    <Panel
      title={t('trend')}
      note={t(unit === 'hour' ? 'hourly' : 'daily')}
      more={
        <Row as="span" gap={8} wrap={0} align="center" to="end">
          <TrendLegend
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
              { name: words.volume, colour: colours.primary },
              { name: words.negative, colour: sentimentColour('negative', 'panel', shared) },
              { name: words.usual, colour: colours.borderStrong },
              ...(earlier ? [{ name: compared?.line ?? '', colour: colours.textSecondary }] : []),
              ...(band ? [{ name: band.name, colour: colours.primary }] : []),
            ]}
            take={take}
          />
        </Row>
      }
      className={styles.trend ?? ''}
    >
      <TrendPicture
        overview={overview}
        question={question}
        open={open}
        words={words}
        compared={compared}
        earlier={earlier}
        band={band}
        anomalies={anomalies}
        notes={notes}
        onDrawn={chart => {
          drawn.current = chart
        }}
      />
      <p className={styles.lacks}>
        <CoverageNote asked={question} saysRunning={false} />
      </p>
      {expected && <ForecastNote sentence={expected.sentence} />}
      {notes.drawer}
    </Panel>
  )
}
