import { isNamed, type Question } from '@guanlan/features/articles/articles/contract'
import type { ChartRequest } from '@guanlan/features/charts/charts/contract'
import { LazyEmbedDialog, useTaking } from '@guanlan/features/charts/charts/web'
import {
  BarChart,
  type ChartProps,
  CloudChart,
  copyText,
  EmptyState,
  ErrorOf,
  HeatChart,
  LineChart,
  MapChart,
  Outdated,
  Panel,
  ShareChart,
  SkeletonBlock,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { strings } from '../strings.ts'
import styles from './all-charts.module.css'
import type { Drawn, Shape } from './figures/drawn.ts'
import { reshaped } from './figures/reshaped.ts'
import { useOwnPart } from './own-part.ts'
import type { PanelProps } from './panel-props.ts'
import { useAnalysisView } from './use-analysis-view.ts'

/** Pixels of the picture; its skeleton, its error and its empty state are as high, so that nothing jumps. */
const height = 264
/** Of a line with its name. */
const lineHeight = 20

/** One chart with what it may be instead: on its way, refused, empty. */
export function ChartPanel({
  title: usualTitle,
  chart,
  drawn: asDrawn,
  wanted: requested,
  answer,
  asked: question,
  onOpen,
  nothing,
  tools,
  onNote,
  legendAt,
  foot,
  said: texts,
}: PanelProps & {
  title: string
  /** What it is, where it is taken away. */
  chart: Pick<ChartRequest, 'chart'> & Partial<ChartRequest>
  drawn: Drawn | null
  /** A placeholder is the answer to the question before, while this one is answered. */
  answer: Pick<
    UseQueryResult<{ asked: Question }>,
    'data' | 'error' | 'isPlaceholderData' | 'refetch' | 'dataUpdatedAt'
  >
  /** What is said when there is no article at all. */
  nothing?: string
  tools?: ReactNode
  /** `n` at a point. */
  onNote?: (row: number) => void
  /** Where the legend stands, other than is usual for the shape. */
  legendAt?: 'foot'
  /** A sentence beneath the picture. */
  foot?: ReactNode
  /** Beneath the picture and in saved ones: such as under which number a map was approved. */
  said?: readonly string[]
}) {
  const t = useWords(strings)
  const { data: answered, error, isPlaceholderData: busy, refetch } = answer
  const { view } = useAnalysisView()
  const may = useMay()
  const own = useOwnPart()
  const title = own.title || usualTitle
  const drawn = useMemo(() => asDrawn && reshaped(asDrawn, own.look, own.most), [asDrawn, own.look, own.most])
  const [isEmbedding, setEmbedding] = useState(false)
  const { chart: name, by, against, within } = chart
  const take = useTaking(answered?.asked ?? question, { ...chart, title: own.title }, title, [
    {
      key: 'link',
      label: t('copyLink'),
      icon: 'copy',
      begins: true,
      run: () => void copyText(location.href, t('linkCopied'), t('linkNotCopied')),
    },
    ...(may('charts.embed') && !within && name !== 'negativeAnalysis'
      ? [{ key: 'embed', label: t('embedThis'), icon: 'external' as const, run: () => setEmbedding(true) }]
      : []),
  ])
  if (error && !drawn)
    return (
      <Panel title={title}>
        <div className={styles.instead} style={{ height: height + 16 }}>
          <ErrorOf error={error} onRetry={() => void refetch()} />
        </div>
      </Panel>
    )
  if (!drawn)
    return (
      <Panel title={title}>
        <div className={styles.waiting} data-waiting="" style={{ height: height + 16 }}>
          {requested && (
            <>
              <span className="unseen" role="status">
                {t('loading', { title })}
              </span>
              <SkeletonBlock height={height - 24} />
            </>
          )}
        </div>
      </Panel>
    )
  const { shape, data, map, partAt, note, silent, beside } = drawn
  const open = (point: { row: number; series: number }) => {
    const part = partAt(point)
    if (part) onOpen(part, answered?.asked ?? question)
  }
  const props = {
    title,
    data,
    height: Math.max(height, shape === 'bars' ? data.rows.length * lineHeight + 52 : 0),
    startsAsTable: own.look === 'table',
    className: (busy && styles.busy) || '',
    note: (note || tools || error) && (
      <span className={styles.note}>
        <Outdated of={answer} />
        {note}
        {tools}
      </span>
    ),
    onOpen: open,
    ...(onNote && { onNote }),
    foot,
    ...(texts && texts.length > 0 && { caption: texts.join(' · ') }),
    take,
    legendAt: legendAt === 'foot' || shape === 'bars' || shape === 'pairs' ? ('foot' as const) : ('head' as const),
    empty: silent ? (
      <EmptyState title={silent} />
    ) : (
      <EmptyState title={nothing ?? t('nothing')}>{t('nothingHint')}</EmptyState>
    ),
  }
  return (
    <>
      {shape === 'map' && map ? <MapChart {...props} map={map} /> : drawnAs(shape, props, beside)}
      {isEmbedding && name !== 'negativeAnalysis' && (
        <Suspense>
          <LazyEmbedDialog
            of={{
              title,
              chart: name,
              ...(by && { by }),
              ...(against && { against }),
              asked: answered?.asked ?? question,
              range: isNamed(view.range) ? view.range : null,
            }}
            onClose={() => setEmbedding(false)}
          />
        </Suspense>
      )}
    </>
  )
}

function drawnAs(shape: Shape, props: ChartProps, beside = false) {
  const key = props.startsAsTable ? 'table' : shape
  if (shape === 'line') return <LineChart key={key} {...props} />
  if (shape === 'ring') return <ShareChart key={key} {...props} />
  if (shape === 'heat') return <HeatChart key={key} {...props} />
  if (shape === 'cloud') return <CloudChart key={key} {...props} />
  if (shape === 'pairs') return <BarChart key={key} {...props} horizontal />
  return (
    <BarChart key={key} {...props} horizontal={shape === 'bars'} stacked={!beside && props.data.series.length > 1} />
  )
}
