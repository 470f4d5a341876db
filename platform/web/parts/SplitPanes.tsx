import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { useWords } from '../language/words.ts'
import { remember, remembered } from '../theme/remembered.ts'
import { partStrings } from './strings.ts'

export interface Pane {
  /** Names the pane for screen readers and for the handle's tip. */
  label: string
  content: ReactNode
  /** Pixels at first, by window width. */
  width: number
  least?: number
}

interface Widths {
  start: number
  end: number
}

/**
 * Three panes: the outer two have a width, fold to 0 and come back as they were; the middle takes the rest.
 * Widths are remembered under `name`. Handles move with the pointer, with arrow keys (16 px), and fold on Enter or a double click.
 */
export function SplitPanes({
  name,
  start,
  middle,
  end,
  startFolded,
  endFolded,
  onFoldStart,
  onFoldEnd,
}: {
  name: string
  start: Pane
  middle: ReactNode
  end: Pane
  startFolded: boolean
  endFolded: boolean
  onFoldStart: (folded: boolean) => void
  onFoldEnd: (folded: boolean) => void
}) {
  const [widths, setWidths] = useState<Widths>(() => readWidths(name) ?? { start: start.width, end: end.width })
  const set = (side: keyof Widths, width: number) => {
    const least = (side === 'start' ? start.least : end.least) ?? 200
    const next = { ...widths, [side]: Math.min(Math.max(width, least), Math.max(least, window.innerWidth * 0.6)) }
    setWidths(next)
    remember(`panes.${name}`, JSON.stringify(next))
  }
  const columns = `${startFolded ? 0 : widths.start}px minmax(0, 1fr) ${endFolded ? 0 : widths.end}px`
  return (
    <div className="panes" style={{ gridTemplateColumns: columns }}>
      <div className="pane" inert={startFolded}>
        {start.content}
      </div>
      <div className="pane middle">
        <Handle
          side="start"
          pane={start}
          width={widths.start}
          folded={startFolded}
          onWidth={width => set('start', width)}
          onFold={onFoldStart}
        />
        {middle}
        <Handle
          side="end"
          pane={end}
          width={widths.end}
          folded={endFolded}
          onWidth={width => set('end', width)}
          onFold={onFoldEnd}
        />
      </div>
      <div className="pane" inert={endFolded}>
        {end.content}
      </div>
    </div>
  )
}

function Handle({
  side,
  pane,
  width,
  folded,
  onWidth,
  onFold,
}: {
  side: 'start' | 'end'
  pane: Pane
  width: number
  folded: boolean
  onWidth: (width: number) => void
  onFold: (folded: boolean) => void
}) {
  const t = useWords(partStrings)
  const from = useRef<{ x: number; width: number } | null>(null)
  const away = side === 'start' ? 1 : -1
  const steer = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onFold(!folded)
    else if (event.key === 'ArrowRight') onWidth(width + 16 * away)
    else if (event.key === 'ArrowLeft') onWidth(width - 16 * away)
    else return
    event.preventDefault()
  }
  const drag = (event: PointerEvent) => {
    if (from.current) onWidth(from.current.width + (event.clientX - from.current.x) * away)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that moves is not an hr
    <div
      className={`pane-handle ${side}`}
      role="separator"
      aria-orientation="vertical"
      aria-label={t(folded ? 'unfoldPane' : 'resize', { pane: pane.label })}
      aria-valuenow={folded ? 0 : Math.round(width)}
      tabIndex={0}
      onKeyDown={steer}
      onDoubleClick={() => onFold(!folded)}
      onPointerDown={event => {
        if (folded) return
        from.current = { x: event.clientX, width }
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        from.current = null
      }}
    />
  )
}

function readWidths(name: string): Widths | null {
  try {
    const stored = JSON.parse(remembered(`panes.${name}`) ?? 'null') as Partial<Widths> | null
    return typeof stored?.start === 'number' && typeof stored.end === 'number'
      ? { start: stored.start, end: stored.end }
      : null
  } catch {
    return null
  }
}
