import type { Question } from '@guanlan/features/articles/articles/contract'
import { endsNow } from '@guanlan/features/articles/articles/web'
import { CoverageNote, SpreadOf } from '@guanlan/features/charts/charts/web'
import { FilterBar, useArrivals, VolumeStrip, WithQueries } from '@guanlan/features/desk/article-list/web'
import { Column, later, Row, toast, useListSettings, useSheet, useWords } from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { strings } from '../strings.ts'
import { Arrange } from './Arrange.tsx'
import { mostFilters, narrowed, storyOf } from './address.ts'
import styles from './all-charts.module.css'
import { Controls } from './Controls.tsx'
import { Embeds } from './Embeds.tsx'
import type { Part } from './figures/drawn.ts'
import { PanelPlace } from './Panels.tsx'
import { Publishers } from './Publishers.tsx'
import { type PlacedPanel, panelsAsColumns, placedPanels } from './panels.ts'
import { questionOfView, useOverviewAnswer } from './queries.ts'
import { SaveAll } from './SaveAll.tsx'
import { Standard } from './Standard.tsx'
import { useAnalysisView } from './use-analysis-view.ts'

const Behind = later(() => import('./Behind.tsx').then(({ Behind }) => ({ default: Behind })))

export default function AllChartsScreen() {
  return (
    <WithQueries>
      <Analysis />
    </WithQueries>
  )
}

/** All charts of one question; every figure opens its articles, narrows all charts or is left out of them. */
function Analysis() {
  const t = useWords(strings)
  const { view, change, changeView, brush } = useAnalysisView()
  const [opened, setOpened] = useState<{ part: Part; asked: Question } | null>(null)
  const isReading = useSearchParams()[0].has('open')
  const now = useMoving(endsNow(view.range), opened === null && !isReading)
  const question = useMemo(() => questionOfView(view, now), [view, now])
  const settings = useListSettings('allCharts')
  const { columns, parts, own, arrange } = settings
  const panels = useMemo(() => placedPanels(columns, parts), [columns, parts])
  const open = useCallback((part: Part, of: Question) => setOpened({ part, asked: of }), [])
  const sheet = useSheet()
  const story = storyOf(view.filters)
  const arrangePanels = (next: readonly PlacedPanel[]) => arrange({ columns: panelsAsColumns(next) })
  // Another question is another place: its figures are not those that were opened. Adjusted while drawing, so that a screen that was behind another keeps its drawer.
  const [shown, setShown] = useState(view)
  if (shown !== view) {
    setShown(view)
    setOpened(null)
  }
  const narrow = (part: Part, way: 'only' | 'without') => {
    const next = narrowed(view, part, way)
    if (!next) return null
    return () => {
      setOpened(null)
      if ((next.filters?.length ?? 0) > mostFilters) return void toast({ text: t('tooManyFilters') })
      change(next)
    }
  }
  const into = ({ inner }: Part) => {
    if (!inner) return null
    const { of, within } = inner
    return () => {
      setOpened(null)
      change({ regions: { ...view.regions, [of]: { ...view.regions[of], within } } })
    }
  }
  const behind = (part: Part, of: Question, onClose: () => void) => (
    <Suspense>
      <Behind
        key={`${part.name} ${JSON.stringify(part.filters)}`}
        part={part}
        asked={of}
        onOnly={narrow(part, 'only')}
        onWithout={narrow(part, 'without')}
        onOpen={other => setOpened({ part: other, asked: of })}
        onInto={into(part)}
        onClose={onClose}
      />
    </Suspense>
  )
  return (
    <Column fill>
      <Row as="header" gap={12} wrap={4} align="center" className={styles.head}>
        <h1>{t('title')}</h1>
        <Row gap={4} wrap align="center" className={styles.controls} role="group" aria-label={t('controls')}>
          <Controls view={view} change={change} />
        </Row>
        <span className="grow" />
        <Embeds />
        <SaveAll panels={panels} asked={question} view={view} sheet={sheet} />
        <Arrange
          panels={panels}
          onArrange={arrangePanels}
          onPart={(name, part) => arrange({ parts: { ...own.parts, [name]: part } })}
        >
          <Standard settings={settings} />
        </Arrange>
      </Row>
      <div className={styles.filters}>
        <FilterBar view={view} change={changeView} whole={view.whole} />
      </div>
      <Strip asked={question} onNarrow={brush} />
      <div className={styles.room}>
        {view.list ? (
          <Publishers
            asked={question}
            place={JSON.stringify([view.monitors, view.filters, view.range, view.fold])}
            behind={behind}
            onBack={() => change({ list: null })}
          />
        ) : (
          <div className={styles.scroll}>
            <div className={styles.panels}>
              {story !== null && (
                <div className={styles.place} data-width={3} data-panel="spread">
                  <SpreadOf
                    asked={question}
                    story={story}
                    onOpen={figure => open({ ...figure, own: null, unfolded: true }, question)}
                  />
                </div>
              )}
              {panels
                .filter(each => each.shown)
                .map(panel => (
                  <PanelPlace
                    key={panel.name}
                    {...{ panel, asked: question }}
                    into={sheet.into}
                    isGathered={sheet.isGathering}
                    onOpen={open}
                  />
                ))}
            </div>
          </div>
        )}
        {opened && behind(opened.part, opened.asked, () => setOpened(null))}
      </div>
    </Column>
  )
}

/** Volume over the whole time, to draw a stretch over it. */
function Strip({
  asked: question,
  onNarrow,
}: {
  asked: Question
  onNarrow: Parameters<typeof VolumeStrip>[0]['onNarrow']
}) {
  const { data, isFetching } = useOverviewAnswer(question, true)
  const of = data?.asked ?? question
  return (
    <div className={styles.strip}>
      <VolumeStrip
        points={data?.answer.trend ?? []}
        moments={of}
        busy={isFetching}
        said={<CoverageNote asked={of} />}
        onNarrow={onNarrow}
      />
    </div>
  )
}

/** Milliseconds between two looks at what arrived. */
const pauseMs = 15_000

/** The moment up to which all charts count. It moves on when articles arrive, never while somebody reads those behind a figure. */
function useMoving(live: boolean, calm: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  const [arrived, setArrived] = useState(false)
  const client = useQueryClient()
  useArrivals(
    () => true,
    () => setArrived(true),
  )
  useEffect(() => {
    if (!arrived || !calm) return
    const timer = setTimeout(
      () => {
        setArrived(false)
        setNow(Date.now())
        // What arrives late may belong to a time that is over.
        if (!live) void client.invalidateQueries({ queryKey: ['charts', 'analysis'] })
      },
      Math.max(0, now + pauseMs - Date.now()),
    )
    return () => clearTimeout(timer)
  }, [arrived, calm, live, now, client])
  return now
}
