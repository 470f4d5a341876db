import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useWords } from '../language/words.ts'
import { remember, remembered } from '../theme/remembered.ts'
import { partStrings } from './strings.ts'

/** Pixels that each of the two keeps. */
const least = 160

/**
 * A pane above another one, which may be absent. The lower one has a height, remembered under `name` as a share of both; the handle
 * between them moves with the pointer and with arrow keys, five hundredths at a time.
 */
export function StackedPanes({
  name,
  top,
  bottom,
}: {
  name: string
  top: ReactNode
  /** Null: the upper one takes all of the room, and stays as it is. */
  bottom: { label: string; content: ReactNode } | null
}) {
  const t = useWords(partStrings)
  const [share, setShare] = useState(() => shareOf(remembered(`stack.${name}`)))
  const room = useRef<HTMLDivElement>(null)
  const set = (next: number) => {
    const stored = Math.min(Math.max(next, 0.2), 0.8)
    setShare(stored)
    remember(`stack.${name}`, String(stored))
  }
  const steer = (event: KeyboardEvent) => {
    const by = { ArrowUp: 0.05, ArrowDown: -0.05 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    set(share + by)
  }
  return (
    <div
      ref={room}
      className="stack"
      style={{
        gridTemplateRows: bottom ? `minmax(${least}px, 1fr) minmax(${least}px, ${share * 100}%)` : 'minmax(0, 1fr)',
      }}
    >
      <div className="pane">{top}</div>
      {bottom && (
        <div className="pane middle">
          {/* biome-ignore lint/a11y/useSemanticElements: a separator that moves is not an hr */}
          <div
            className="stack-handle"
            role="separator"
            aria-orientation="horizontal"
            aria-label={t('resize', { pane: bottom.label })}
            aria-valuenow={Math.round(share * 100)}
            tabIndex={0}
            onKeyDown={steer}
            onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={event => {
              const box = room.current?.getBoundingClientRect()
              if (box && event.currentTarget.hasPointerCapture(event.pointerId))
                set((box.bottom - event.clientY) / box.height)
            }}
          />
          {bottom.content}
        </div>
      )}
    </div>
  )
}

function shareOf(text: string | null): number {
  const share = Number(text)
  return share >= 0.2 && share <= 0.8 ? share : 0.5
}
