import type { ComponentProps } from 'react'
import type { Panel, PanelFigure } from '../../contract.ts'
import { ArrangedPlace, type Arranging } from './ArrangedPlace.tsx'
import { PanelView } from './PanelView.tsx'
import styles from './panels.module.css'
import { type Ground, placeStyle, sizes } from './sizes.ts'

/** Panels where they stand; those without a figure yet show their place. */
export function PanelGrid({
  panels,
  figures,
  on = 'page',
  arranging,
}: {
  panels: readonly Panel[]
  figures: readonly PanelFigure[]
  /** A wall is read from across a room. */
  on?: Ground
  /** Absent: nothing is changed. */
  arranging?: Arranging | undefined
}) {
  const figureOf = new Map(figures.map(figure => [figure.id, figure]))
  const { row, gap } = sizes[on]
  return (
    <div className={styles.grid} data-on={on} data-wide>
      {panels.map(panel => (
        <Place key={panel.id} {...{ panel, panels, arranging }} pitch={row + gap}>
          <PanelView
            panel={panel}
            figure={figureOf.get(panel.id) ?? null}
            on={on}
            onRemove={arranging && (() => arranging.onChange(panels.filter(({ id }) => id !== panel.id)))}
          />
        </Place>
      ))}
    </div>
  )
}

function Place({
  arranging,
  ...place
}: Omit<ComponentProps<typeof ArrangedPlace>, 'arranging'> & { arranging: Arranging | undefined }) {
  if (arranging) return <ArrangedPlace {...place} arranging={arranging} />
  return (
    <div className={styles.place} style={placeStyle(place.panel.at)}>
      {place.children}
    </div>
  )
}
