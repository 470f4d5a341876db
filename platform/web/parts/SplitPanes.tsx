import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useWords } from '../language/words.ts'
import { remember, remembered } from '../theme/remembered.ts'
import { type PaneName, paneWidths } from './pane-widths.ts'
import { Segmented } from './Segmented.tsx'
import { partStrings } from './strings.ts'

export interface Pane {
  /** Names the pane for screen readers, for the handle's tip and where one switches between panes. */
  label: string
  content: ReactNode
  /** Pixels at first, by window width. */
  width: number
  least?: number
  /** It has nothing to show, and yields its room sooner. */
  isEmpty?: boolean
  folded?: boolean
  onFold?: (folded: boolean) => void
}

interface Widths {
  start: number
  end: number
}

/**
 * A list with a pane at one or both sides. The sides have a width, fold to 0 and come back as they were; the middle takes the rest.
 * Widths are remembered under `name`. Handles move with the pointer, with arrow keys (16 px), and fold on Enter or a double click.
 * Where there is too little room, panes yield by the rule of `paneWidths`, down to one at a time with a switch above.
 */
export function SplitPanes({
  name,
  start,
  middle,
  end,
  front,
  onFront,
  onShown,
}: {
  name: string
  start?: Pane
  middle: Pick<Pane, 'label' | 'content'>
  end?: Pane
  /** The pane asked for last. */
  front: PaneName
  /** The reader switched to another pane. */
  onFront: (pane: PaneName) => void
  /** Told which sides are to be seen; give the same function each time. */
  onShown?: (sides: { start: boolean; end: boolean }) => void
}) {
  const t = useWords(partStrings)
  const [stored, setStored] = useState<Widths>(
    () => readWidths(name) ?? { start: start?.width ?? 0, end: end?.width ?? 0 },
  )
  const [panes, room] = useRoom()
  const side = (pane: Pane | undefined, width: number) =>
    pane ? { width, least: leastOf(pane), folded: pane.folded ?? false, empty: pane.isEmpty ?? false } : null
  const widths = paneWidths(room, side(start, stored.start), side(end, stored.end), front)
  const shown = { start: widths.start > 0, middle: widths.middle > 0, end: widths.end > 0 }
  useEffect(() => onShown?.({ start: shown.start, end: shown.end }), [onShown, shown.start, shown.end])

  const set = (which: keyof Widths, pane: Pane, width: number) => {
    const least = leastOf(pane)
    const next = { ...stored, [which]: Math.min(Math.max(width, least), Math.max(least, room * 0.6)) }
    setStored(next)
    remember(`panes.${name}`, JSON.stringify(next))
  }
  const choices: { value: PaneName; label: string }[] = [
    ...(start ? [{ value: 'start' as const, label: start.label }] : []),
    { value: 'middle', label: middle.label },
    ...(end && !end.isEmpty ? [{ value: 'end' as const, label: end.label }] : []),
  ]
  const handle = (which: keyof Widths, pane: Pane | undefined) =>
    pane?.onFold && (
      <Handle
        side={which}
        pane={pane}
        width={widths[which]}
        onWidth={width => set(which, pane, width)}
        onFold={pane.onFold}
      />
    )
  const columns = widths.single ? undefined : `${widths.start}px minmax(0, 1fr) ${widths.end}px`
  return (
    <div
      ref={panes}
      className="panes"
      data-single={widths.single || undefined}
      style={{ gridTemplateColumns: columns }}
    >
      {widths.single && (
        <div className="pane-switch">
          <Segmented
            label={t('panes')}
            options={choices}
            value={choices.find(({ value }) => shown[value])?.value ?? 'middle'}
            onChange={onFront}
          />
        </div>
      )}
      <div className="pane" inert={!shown.start}>
        {start?.content}
      </div>
      <div className="pane middle" inert={!shown.middle}>
        {!widths.single && handle('start', start)}
        {middle.content}
        {!widths.single && handle('end', end)}
      </div>
      <div className="pane" inert={!shown.end}>
        {end?.content}
      </div>
    </div>
  )
}

const leastOf = (pane: Pane): number => pane.least ?? 200

/** The element's own width, followed. */
function useRoom() {
  const element = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(() => window.innerWidth)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    // A screen that is hidden behind another has no width; it keeps the one it had.
    const measure = () => current.clientWidth > 0 && setRoom(current.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return [element, room] as const
}

function Handle({
  side,
  pane,
  width,
  onWidth,
  onFold,
}: {
  side: 'start' | 'end'
  pane: Pane
  /** 0: not shown. */
  width: number
  onWidth: (width: number) => void
  onFold: (folded: boolean) => void
}) {
  const t = useWords(partStrings)
  const from = useRef<{ x: number; width: number } | null>(null)
  const folded = width === 0
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
      aria-valuenow={Math.round(width)}
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
