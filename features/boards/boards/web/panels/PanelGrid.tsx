import { type Gathering, GatheringContext, later } from '@guanlan/platform/web'
import { type ComponentProps, type ReactNode, Suspense, useMemo, useState } from 'react'
import type { Panel, PanelFigure } from '../../contract.ts'
import type { ArrangedPlace as Arranged, Arranging } from './ArrangedPlace.tsx'
import type { Opened } from './opening.ts'
import { PanelView } from './PanelView.tsx'
import styles from './panels.module.css'
import { type Ground, placeStyle, sizes } from './sizes.ts'
import { usePanelName } from './use-panel-name.ts'

const ArrangedPlace = later(() => import('./ArrangedPlace.tsx').then(({ ArrangedPlace: one }) => ({ default: one })))
const EditPanel = later(() => import('../arrange/EditPanel.tsx'))

/** Panels where they stand; those without a figure yet show their place. */
export function PanelGrid({
  panels,
  figures,
  on = 'page',
  arranging,
  ageOf,
  onOpen,
  into,
}: {
  panels: readonly Panel[]
  figures: readonly PanelFigure[]
  /** A wall is read from across a room. */
  on?: Ground
  /** Absent: nothing is changed. */
  arranging?: Arranging | undefined
  /** Minutes of a figure that is not of now. */
  ageOf?: ((figure: PanelFigure) => number | null) | undefined
  /** Opens articles beside; absent: where they are listed. */
  onOpen?: ((opened: Opened) => void) | undefined
  /** Where charts tell how they are drawn, each by the id of its panel. */
  into?: Gathering['into'] | undefined
}) {
  const nameOf = usePanelName()
  const [editing, setEditing] = useState<string | null>(null)
  const edited = panels.find(({ id }) => id === editing)
  const figureOf = new Map(figures.map(figure => [figure.id, figure]))
  const { row, gap } = sizes[on]
  return (
    <div className={styles.grid} data-on={on} data-wide>
      {panels.map(panel => (
        <Place key={panel.id} {...{ panel, panels, arranging }} pitch={row + gap}>
          <Gathered name={panel.id} into={into}>
            <PanelView
              panel={panel}
              figure={figureOf.get(panel.id) ?? null}
              on={on}
              age={ageOf ? ageOfFigure(figureOf.get(panel.id), ageOf) : null}
              onOpen={onOpen}
              onEdit={arranging && (() => setEditing(panel.id))}
              onRemove={arranging && (() => arranging.onChange(panels.filter(({ id }) => id !== panel.id)))}
            />
          </Gathered>
        </Place>
      ))}
      {arranging && edited && (
        <Suspense>
          <EditPanel
            panel={edited}
            name={nameOf(edited)}
            onChange={next => {
              arranging.onChange(panels.map(each => (each.id === next.id ? next : each)))
              setEditing(null)
            }}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
    </div>
  )
}

const ageOfFigure = (figure: PanelFigure | undefined, ageOf: (figure: PanelFigure) => number | null) =>
  figure ? ageOf(figure) : null

function Gathered({
  name,
  into,
  children,
}: {
  name: string
  into: Gathering['into'] | undefined
  children: ReactNode
}) {
  const gathering = useMemo(() => into && { name, into }, [name, into])
  return gathering ? <GatheringContext value={gathering}>{children}</GatheringContext> : children
}

function Place({
  arranging,
  ...place
}: Omit<ComponentProps<typeof Arranged>, 'arranging'> & { arranging: Arranging | undefined }) {
  const still = (
    <div className={styles.place} style={placeStyle(place.panel.at)}>
      {place.children}
    </div>
  )
  if (!arranging) return still
  return (
    <Suspense fallback={still}>
      <ArrangedPlace {...place} arranging={arranging} />
    </Suspense>
  )
}
