import { ChartOfShape } from '@guanlan/features/charts/charts/web'
import { Panel as Framed, SkeletonBlock } from '@guanlan/platform/web'
import { useNavigate } from 'react-router'
import type { Panel, PanelFigure } from '../../contract.ts'
import { Figure } from './Figure.tsx'
import { addressOf } from './opening.ts'
import { PanelActs } from './PanelActs.tsx'
import styles from './panels.module.css'
import { usePanelName } from './use-panel-name.ts'

/** Pixels, as in the style sheet: a row, what is between rows, head and foot of a chart. */
const sizes = {
  page: { row: 32, gap: 12, aroundChart: 96 },
  wall: { row: 28, gap: 16, aroundChart: 112 },
} as const

/** One panel with what it shows now; from its head one opens the list that it counts. */
export function PanelView({
  panel,
  figure,
  on,
  onRemove,
}: {
  panel: Panel
  figure: PanelFigure | null
  on: keyof typeof sizes
  onRemove?: (() => void) | undefined
}) {
  const name = usePanelName()(panel)
  const navigate = useNavigate()
  const { x, y, w, h } = panel.at
  const { row, gap, aroundChart } = sizes[on]
  const acts = <PanelActs name={name} opens={figure?.opens ?? null} onRemove={onRemove} />
  const message = figure?.message && <p className={styles.message}>{figure.message}</p>
  const opens = figure?.opens
  return (
    <div className={styles.place} style={{ gridColumn: `${x + 1} / span ${w}`, gridRow: `${y + 1} / span ${h}` }}>
      {figure?.of.drawn === 'chart' ? (
        <ChartOfShape
          title={name}
          note={acts}
          className={styles.panel ?? ''}
          shape={figure.of.shape}
          data={figure.of.data as Parameters<typeof ChartOfShape>[0]['data']}
          height={h * (row + gap) - gap - aroundChart}
          ground={on === 'wall' ? 'wall' : 'panel'}
          foot={message || figure.of.note}
          {...(opens && { onOpen: () => void navigate(addressOf(opens)) })}
        />
      ) : (
        <Framed title={name} className={styles.panel ?? ''} more={acts}>
          <div className={styles.body}>
            {message}
            {figure ? <Figure panel={panel} of={figure.of} /> : <SkeletonBlock />}
          </div>
        </Framed>
      )}
    </div>
  )
}
