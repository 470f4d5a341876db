import { Icon, useWords } from '@guanlan/platform/web'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react'
import { type Panel, type Shift, shifted } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { panelsAfterKey } from './keys.ts'
import styles from './panels.module.css'
import { placeStyle } from './sizes.ts'
import { usePanelName } from './use-panel-name.ts'

export interface Arranging {
  /** One step. @param from what the step goes back to; absent: what was there before */
  onChange: (panels: readonly Panel[], from?: readonly Panel[]) => void
  /** While a pointer drags. */
  onPreview: (panels: readonly Panel[]) => void
}

/** The place of a panel while its layout is arranged: moved and sized by keys where it has the focus, and by its two handles. */
export function ArrangedPlace({
  panel,
  panels,
  pitch,
  arranging: { onChange, onPreview },
  children,
}: {
  panel: Panel
  panels: readonly Panel[]
  /** Pixels from one row to the next. */
  pitch: number
  arranging: Arranging
  children: ReactNode
}) {
  const t = useWords(strings)
  const name = usePanelName()(panel)
  const place = useRef<HTMLElement>(null)
  const drag = useRef<{
    x: number
    y: number
    by: 'move' | 'size'
    from: readonly Panel[]
    last: readonly Panel[]
  } | null>(null)
  const { x, y, w, h } = panel.at
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    const next = panelsAfterKey(panels, panel.id, event)
    if (!next) return
    event.preventDefault()
    event.stopPropagation()
    if (next !== panels) onChange(next)
  }
  const handle = (by: 'move' | 'size') => ({
    onPointerDown: (event: PointerEvent) => {
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { x: event.clientX, y: event.clientY, by, from: panels, last: panels }
    },
    onPointerMove: (event: PointerEvent) => {
      const now = drag.current
      const grid = place.current?.parentElement
      if (!now || !grid) return
      const { width } = grid.getBoundingClientRect()
      const scale = width / grid.offsetWidth
      const columns = Math.round((event.clientX - now.x) / (width / 24))
      const rows = Math.round((event.clientY - now.y) / (pitch * scale))
      const shift: Shift = now.by === 'move' ? { x: columns, y: rows } : { w: columns, h: rows }
      now.last = shifted(now.from, panel.id, shift)
      onPreview(now.last)
    },
    onPointerUp: () => {
      if (drag.current && drag.current.last !== drag.current.from) onChange(drag.current.last, drag.current.from)
      drag.current = null
    },
    onPointerCancel: () => {
      if (drag.current) onPreview(drag.current.from)
      drag.current = null
    },
  })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the keys that move it
    <section
      ref={place}
      className={styles.place}
      style={placeStyle(panel.at)}
      data-arranged
      // biome-ignore lint/a11y/noNoninteractiveTabindex: as above
      tabIndex={0}
      aria-label={t('placeOf', { name, column: x + 1, row: y + 1, columns: w, rows: h })}
      aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown Shift+ArrowLeft Shift+ArrowRight Shift+ArrowUp Shift+ArrowDown d Delete"
      title={t('arrangeKeys')}
      onKeyDown={onKeyDown}
    >
      <span className={styles.move} title={t('movePanel', { name })} {...handle('move')}>
        <Icon name="drag" />
      </span>
      {children}
      <span className={styles.size} title={t('sizePanel', { name })} {...handle('size')} />
    </section>
  )
}
