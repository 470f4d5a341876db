import type { Panel, PanelFigure } from '../../contract.ts'
import { PanelView } from './PanelView.tsx'
import styles from './panels.module.css'

/** Panels where they stand; those without a figure yet show their place. */
export function PanelGrid({
  panels,
  figures,
  on = 'page',
  onRemove,
}: {
  panels: readonly Panel[]
  figures: readonly PanelFigure[]
  /** A wall is read from across a room. */
  on?: 'page' | 'wall'
  /** Absent: nothing is changed. */
  onRemove?: ((id: string) => void) | undefined
}) {
  const figureOf = new Map(figures.map(figure => [figure.id, figure]))
  return (
    <div className={styles.grid} data-on={on}>
      {panels.map(panel => (
        <PanelView
          key={panel.id}
          panel={panel}
          figure={figureOf.get(panel.id) ?? null}
          on={on}
          onRemove={onRemove && (() => onRemove(panel.id))}
        />
      ))}
    </div>
  )
}
