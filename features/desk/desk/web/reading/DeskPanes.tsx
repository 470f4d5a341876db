import { type Pane, SplitPanes, StackedPanes } from '@guanlan/platform/web'
import { type ComponentProps, useState } from 'react'
import styles from './ReadingPane.module.css'
import { useReadingLook } from './reading-look.ts'

/** Narrower, a list and an article above each other are both too low to be of use. */
const leastWidth = 900

/** Where the article stands, and whether it has the screen for itself. */
export function useReadingPlace(
  { open }: { open: number | null },
  /** The pane at the right is to be seen; the reader folded the pane away. */
  pane: { shown: boolean; folded: boolean },
  change: (part: { open: null }, options: { replace: true }) => void,
) {
  const { place: chosen } = useReadingLook()
  const [full, setFull] = useState(false)
  const place = chosen === 'below' && window.innerWidth < leastWidth ? 'right' : chosen
  const isOpen = open !== null
  const isFull = isOpen && (full || place === 'off')
  return {
    place,
    isFull,
    /** Out of the full screen one comes back to the list, with the article beside it where it has a place there. */
    setFull(on: boolean) {
      setFull(on)
      if (!on && place === 'off') change({ open: null }, { replace: true })
    },
    /** An article is in front of the reader. */
    isReading: isOpen && (isFull || (place === 'below' ? !pane.folded : pane.shown)),
  }
}

/** A list with panes beside it; the article at its right, below it, or over everything. */
export function DeskPanes({
  place,
  isFull,
  middle,
  reading,
  ...panes
}: {
  place: 'right' | 'below' | 'off'
  isFull: boolean
  reading: Pane
} & Omit<ComponentProps<typeof SplitPanes>, 'end'>) {
  const isBelow = place === 'below' && !reading.folded && !reading.isEmpty && !isFull
  return (
    <div className={styles.room}>
      <div className={styles.behind} inert={isFull}>
        <SplitPanes
          {...panes}
          middle={{
            ...middle,
            content: (
              <StackedPanes
                name={panes.name}
                top={middle.content}
                bottom={isBelow ? { label: reading.label, content: reading.content } : null}
              />
            ),
          }}
          {...(place === 'right' && { end: isFull ? { ...reading, content: null } : reading })}
        />
      </div>
      {isFull && <div className={styles.full}>{reading.content}</div>}
    </div>
  )
}
