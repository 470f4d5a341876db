/** The panels: each asks its question when it comes into view, and turns the answer into what is drawn. */
import type { Question } from '@guanlan/features/articles/articles/contract'
import { endsNow } from '@guanlan/features/articles/articles/web'
import type { Anomalies } from '@guanlan/features/charts/charts/contract'
import {
  AgainstButton,
  AnomaliesButton,
  type Compared,
  type Forecasted,
  ForecastNote,
  ForecastSwitch,
  HeatsButton,
  hatchedRows,
  useAgainst,
  useAnomalies,
  useAnomalyText,
  useDisturbances,
  useForecast,
  useNotes,
  useRegionNames,
} from '@guanlan/features/charts/charts/web'
import { deskAddress } from '@guanlan/features/desk/article-list/web'
import { Button, type Gathering, GatheringContext, useFormat, useSeen, useWords } from '@guanlan/platform/web'
import { type ReactNode, useCallback, useMemo } from 'react'
import { strings } from '../strings.ts'
import { listOf } from './address.ts'
import styles from './all-charts.module.css'
import { ChartPanel } from './ChartPanel.tsx'
import { type Drawn, withAnomalies, withBand, withHatched, withMarks } from './figures/drawn.ts'
import * as ofOthers from './figures/of-others.ts'
import * as ofOverview from './figures/of-overview.ts'
import { weekHours } from './figures/of-shapes.ts'
import { type FigureWords, useFigureWords } from './figures/words.ts'
import { NegativePanel } from './negative/NegativePanel.tsx'
import { OwnPartAround } from './own-part.ts'
import type { PanelProps } from './panel-props.ts'
import type { PanelName, PlacedPanel } from './panels.ts'
import { type Answers, type OtherName, useOther, useOverviewAnswer } from './queries.ts'
import { RegionsPanel } from './RegionsPanel.tsx'
import { SplitPanel } from './SplitPanel.tsx'
import { useAnalysisView } from './use-analysis-view.ts'
import { WordsPanel } from './WordsPanel.tsx'

export function PanelPlace({
  panel,
  into,
  isGathered,
  ...props
}: {
  panel: PlacedPanel
  /** Where its chart tells how it is drawn. */
  into: Gathering['into']
  /** It is wanted, though nobody came to it yet. */
  isGathered: boolean
} & Omit<PanelProps, 'wanted'>) {
  const { place, seen: isNear } = useSeen<HTMLDivElement>()
  const seen = isNear || isGathered
  const gathering = useMemo(() => ({ name: panel.name, into }), [panel.name, into])
  return (
    <div ref={place} className={styles.place} data-width={panel.width} data-panel={panel.name}>
      <GatheringContext value={gathering}>
        <OwnPartAround value={panel.part}>
          {panel.name === 'split' ? (
            <SplitPanel {...props} wanted={seen} />
          ) : panel.name === 'releaseHotZone' || panel.name === 'mentionHotZone' ? (
            <RegionsPanel {...props} of={panel.name === 'releaseHotZone' ? 'release' : 'mentioned'} wanted={seen} />
          ) : panel.name === 'negativeAnalysis' ? (
            <NegativePanel {...props} wanted={seen} />
          ) : isOther(panel.name) ? (
            panel.name === 'hotKeyWord' ? (
              <WordsPanel {...props} wanted={seen} />
            ) : (
              <OtherPanel name={panel.name} {...props} wanted={seen} />
            )
          ) : (
            <OverviewPanel name={panel.name} {...props} wanted={seen} />
          )}
        </OwnPartAround>
      </GatheringContext>
    </div>
  )
}

const otherNames: readonly string[] = [
  'hotSpot',
  'hotKeyWord',
  'accountType',
  'accountGender',
  'articleLocation',
  'touch',
  'weekHours',
] satisfies OtherName[]
const isOther = (name: PanelName): name is Exclude<OtherName, 'wordMoves' | 'negativeAnalysis'> =>
  otherNames.includes(name)

type PlainName = Exclude<PanelName, OtherName | 'split' | 'releaseHotZone' | 'mentionHotZone'>

const overTime: readonly PanelName[] = ['dataVolumeTrend', 'sentimentTrend']

function OverviewPanel(props: PanelProps & { name: PlainName }) {
  return overTime.includes(props.name) ? <CoursePanel {...props} /> : <PlainPanel {...props} />
}

/** Over time: with what was noted. */
function CoursePanel(props: Parameters<typeof PlainPanel>[0]) {
  const t = useWords(strings)
  const { asked, name } = props
  const { data } = useOverviewAnswer(asked, props.wanted)
  const from = data?.answer.trend[0]?.at ?? asked.from
  const notes = useNotes(t(name), { ...asked, from })
  const of = data?.asked ?? null
  const { view, change } = useAnalysisView()
  const hasVolume = name === 'dataVolumeTrend'
  const compared = useAgainst(hasVolume ? of : null, view.against)
  const anomalies = useAnomalies(hasVolume ? of : null)
  const moment = useFormat().moment
  const unit = data?.answer.unit
  const hasNext = hasVolume && endsNow(view.range)
  const forecast = useForecast(hasNext && view.forecast ? of : null, {
    unit,
    last: data?.answer.trend.at(-1)?.at,
    said: useCallback(iso => moment(iso).slice(5, unit === 'day' ? 10 : 16), [moment, unit]),
  })
  return (
    <>
      <PlainPanel
        {...props}
        notes={notes}
        anomalies={anomalies}
        compared={compared}
        forecast={forecast}
        tools={
          <>
            {hasVolume && of && (
              <AgainstButton against={view.against} asked={of} onChoose={against => change({ against })} />
            )}
            {hasNext && <ForecastSwitch on={view.forecast} onChange={on => change({ forecast: on })} />}
            {of && <AnomaliesButton anomalies={anomalies} question={of} to={articlesOf} />}
            {notes.button}
          </>
        }
      />
      {notes.drawer}
    </>
  )
}

function PlainPanel({
  name,
  asked: question,
  wanted: requested,
  onOpen,
  notes,
  anomalies = noAnomalies,
  compared = null,
  forecast = null,
  tools,
}: PanelProps & {
  name: PlainName
  notes?: ReturnType<typeof useNotes>
  anomalies?: Anomalies
  compared?: Compared | null
  forecast?: Forecasted | null
  tools?: ReactNode
}) {
  const t = useWords(strings)
  const names = useRegionNames()
  const w = useFigureWords(names)
  const answer = useOverviewAnswer(question, requested)
  const { data } = answer
  const trend = data?.answer.trend ?? []
  const disturbances = useDisturbances(trend[0]?.at, trend.at(-1)?.at)
  const marks = notes?.marks ?? noMarks
  const anomalyText = useAnomalyText()
  // biome-ignore lint/correctness/useExhaustiveDependencies: words change with the language and the names of regions alone
  const drawn = useMemo<Drawn | null>(() => {
    if (!data) return null
    const { answer, asked: of } = data
    const hatched = hatchedRows(
      disturbances,
      answer.trend.map(({ at }) => at),
    )
    const noted = (drawn: Drawn) =>
      withMarks(
        withHatched(drawn, hatched),
        marks,
        answer.trend.map(({ at }) => at),
      )
    if (name === 'dataVolumeTrend')
      return withBand(
        withAnomalies(noted(ofOverview.volumeTrend(answer, of, w, compared)), anomalies, answer.trend, anomalyText),
        forecast?.band ?? null,
      )
    if (name === 'sentimentShares') return ofOverview.sentimentShares(answer, w)
    if (name === 'sentimentTrend') return noted(ofOverview.sentimentTrend(answer, of, w))
    if (name === 'mediaTypes') return ofOverview.mediaTypes(answer, w)
    if (name === 'activeMedia') return ofOverview.activeMedia(answer, w)
    return ofOverview.popularAccounts(answer, w)
  }, [data, disturbances, marks, anomalies, compared?.earlier, forecast?.band, name, names, t])
  return (
    <ChartPanel
      title={t(name)}
      chart={{ chart: name, ...(compared && { against: compared.against }) }}
      drawn={drawn}
      {...{ asked: question, wanted: requested, answer, onOpen }}
      {...(name === 'dataVolumeTrend' && { legendAt: 'foot' as const })}
      foot={forecast && <ForecastNote sentence={forecast.sentence} />}
      tools={tools ?? ((name === 'activeMedia' || name === 'popularAccount') && <AllOf name={name} />)}
      {...(notes && { onNote: (row: number) => notes.open({ from: trend[row]?.at ?? question.to, until: null }) })}
    />
  )
}

const noAnomalies: Anomalies = []
const articlesOf = ({ monitor, monitors, from, to, filters, fold }: Question): string =>
  deskAddress({ monitor: monitor ?? null, monitors: monitors ?? [], range: { from, to }, filters, fold })

const noMarks: ReturnType<typeof useNotes>['marks'] = []

const allOf = { activeMedia: { all: 'media' }, popularAccount: { all: 'accounts', sort: 'interactions' } } as const

/** From the first ten to all of them. */
function AllOf({ name }: { name: keyof typeof allOf }) {
  const t = useWords(strings)
  const { change } = useAnalysisView()
  return (
    <Button size="small" kind="quiet" onClick={() => change({ list: listOf(allOf[name]) })}>
      {t(name === 'activeMedia' ? 'allMedia' : 'allAccounts')}
    </Button>
  )
}

type Drawers = {
  [N in Exclude<OtherName, 'hotKeyWord' | 'wordMoves' | 'negativeAnalysis'>]: (
    answer: Answers[N],
    w: FigureWords,
  ) => Drawn
}
const drawers: Drawers = {
  hotSpot: ofOthers.hotSpots,
  accountType: (answer, w) =>
    ofOthers.senderGroups(
      'accountType',
      answer.map(each => ({ ...each, value: each.accountType })),
      w,
    ),
  accountGender: (answer, w) =>
    ofOthers.senderGroups(
      'gender',
      answer.map(each => ({ ...each, value: each.gender })),
      w,
    ),
  articleLocation: (answer, w) =>
    ofOthers.senderGroups(
      'position',
      answer.map(each => ({ ...each, value: each.position })),
      w,
    ),
  touch: ofOthers.touch,
  weekHours,
}

const Heats = ({ spots }: { spots: Answers['hotSpot'] }) => (
  <HeatsButton stories={spots.map(spot => ({ ...spot, articles: spot.count, media: spot.mediaCount }))} />
)

function OtherPanel<N extends keyof Drawers>({
  name,
  asked: question,
  wanted: requested,
  onOpen,
}: PanelProps & { name: N }) {
  const t = useWords(strings)
  const names = useRegionNames()
  const w = useFigureWords(names)
  const answer = useOther(name, question, requested)
  const { data } = answer
  // biome-ignore lint/correctness/useExhaustiveDependencies: words change with the language and the names of regions alone
  const drawn = useMemo(() => data && drawers[name](data.answer, w), [data, name, names, t])
  return (
    <ChartPanel
      title={t(name)}
      chart={{ chart: name }}
      drawn={drawn ?? null}
      {...{ asked: question, wanted: requested, answer, onOpen }}
      tools={name === 'hotSpot' && <Heats spots={(data as { answer: Answers['hotSpot'] } | undefined)?.answer ?? []} />}
    />
  )
}
