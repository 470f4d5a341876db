import { ChartOfShape } from '@guanlan/features/charts/charts/web'
import { type ChartData, type ChartPoint, Panel as Framed, SkeletonBlock, useWords } from '@guanlan/platform/web'
import { useNavigate } from 'react-router'
import { type Opens, type Panel, type PanelFigure, questionAt } from '../../contract.ts'
import { panelStrings } from '../../strings/panels.ts'
import { Figure } from './Figure.tsx'
import { firstRows } from './first-rows.ts'
import { addressOf, type Opened } from './opening.ts'
import { PanelActs } from './PanelActs.tsx'
import styles from './panels.module.css'
import { type Ground, sizes } from './sizes.ts'
import { usePanelName } from './use-panel-name.ts'

/** Names of a legend that stand beside the title on a wall. */
const mostInHead = 4
/** Pixels of what more of them take below the chart. */
const secondLine = 24

/** One panel with what it shows now; from its head one opens the list that it counts. */
export function PanelView({
  panel,
  figure,
  on,
  age,
  onOpen,
  onEdit,
  onRemove,
}: {
  panel: Panel
  figure: PanelFigure | null
  on: Ground
  /** In minutes; null: it is of now. */
  age: number | null
  onOpen?: ((opened: Opened) => void) | undefined
  onEdit?: (() => void) | undefined
  onRemove?: (() => void) | undefined
}) {
  const name = usePanelName()(panel)
  const navigate = useNavigate()
  const { h } = panel.at
  const { row, gap, aroundChart, underChart } = sizes[on]
  const t = useWords(panelStrings)
  const acts = (
    <>
      {age !== null && <span className={styles.age}>{t('minutesAgo', { minutes: age })}</span>}
      <PanelActs name={name} opens={figure?.opens ?? null} {...{ onOpen, onEdit, onRemove }} />
    </>
  )
  const message = figure?.message && <p className={styles.message}>{figure.message}</p>
  const opens = figure?.opens
  const openAs = (to: Opens, called = name) => {
    if (onOpen && 'question' in to) onOpen({ name: called, question: to.question })
    else void navigate(addressOf(to))
  }
  const open = () => opens && openAs(opens)
  if (figure?.of.drawn === 'chart') {
    const { shape, note } = figure.of
    const { of } = figure
    const data = of.data as ChartData
    const openAt = (point: ChartPoint) => {
      if (!opens || !('question' in opens)) return open()
      const part = of.rowsOf ? data.rows[point.row] : undefined
      openAs({ question: questionAt(opens.question, of, point) }, part ? `${name} · ${part}` : name)
    }
    const legendAt = on === 'wall' && data.series.length <= mostInHead ? 'head' : undefined
    const under = (figure.message || note ? underChart : 0) + (on === 'wall' && !legendAt ? secondLine : 0)
    const height = h * (row + gap) - gap - aroundChart - under
    return (
      <ChartOfShape
        title={name}
        note={acts}
        className={styles.panel ?? ''}
        shape={shape}
        data={on === 'wall' && shape === 'bars' ? firstRows(data, height) : data}
        height={height}
        ground={on === 'wall' ? 'wall' : 'panel'}
        foot={message || (note && <p className={styles.note}>{note}</p>)}
        {...(legendAt && { legendAt })}
        {...(opens && { onOpen: openAt })}
      />
    )
  }
  return (
    <Framed title={name} className={styles.panel ?? ''} more={acts}>
      <div className={styles.body}>
        {figure?.of.drawn !== 'number' && message}
        {figure ? (
          <Figure
            panel={panel}
            of={figure.of}
            hasMessage={!!message}
            onOpen={onOpen}
            onNumber={opens ? open : undefined}
          />
        ) : (
          <SkeletonBlock />
        )}
        {figure?.of.drawn === 'number' && message}
      </div>
    </Framed>
  )
}
