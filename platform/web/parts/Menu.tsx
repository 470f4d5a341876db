import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { ContextMenu, type Point } from './ContextMenu.tsx'
import { enterMenu, type MenuItem, MenuItems } from './MenuItems.tsx'
import { placeBeside } from './place-beside.ts'

/** A browser without it shows the list where it stands. */
const hasTopLayer = () => 'showPopover' in HTMLElement.prototype

/**
 * A button with a floating list. Arrow keys move, Home and End jump, Escape closes and returns the focus,
 * a click elsewhere closes. `label` names the button when its content is an icon alone.
 */
export function Menu({
  label,
  face,
  items,
  head,
  side = 'right',
  className,
  ofLine = false,
  find,
}: {
  label: string
  face: ReactNode
  items: readonly MenuItem[]
  head?: ReactNode
  side?: 'left' | 'right'
  className?: string
  /** A right click on the line it stands in (`data-menu-line`) opens it, too, where the pointer is. */
  ofLine?: boolean
  /** Of a long list: what the field is called that finds by a part of the name. Enter takes the first one found, the arrow goes into the list. */
  find?: string
}) {
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState<Point | null>(null)
  const [like, setLike] = useState('')
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  // In the top layer: a box that scrolls would cut it.
  useLayoutEffect(() => {
    if (!open || !panel.current || !button.current) return
    if (hasTopLayer()) panel.current.showPopover()
    placeBeside(panel.current, button.current, { side, height: panel.current.offsetHeight })
  }, [open, side])
  useEffect(() => {
    if (!open) return
    const field = panel.current?.querySelector('input')
    if (field) field.focus()
    else enterMenu(list.current)
    const outside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    // It goes where its button goes.
    const moved = (event: Event) => {
      if (panel.current && button.current && (event.target as Node).contains(button.current))
        placeBeside(panel.current, button.current, { side, height: panel.current.offsetHeight })
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('scroll', moved, true)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('scroll', moved, true)
    }
  }, [open, side])

  useEffect(() => {
    const line = ofLine ? root.current?.closest<HTMLElement>('[data-menu-line]') : null
    if (!line) return
    const openHere = (event: MouseEvent) => {
      // A field has the menu of the browser, with what can be pasted.
      if (event.target instanceof HTMLInputElement) return
      event.preventDefault()
      setOpen(false)
      setAt({ x: event.clientX, y: event.clientY })
    }
    line.addEventListener('contextmenu', openHere)
    return () => line.removeEventListener('contextmenu', openHere)
  }, [ofLine])

  const close = (back: boolean) => {
    setOpen(false)
    setLike('')
    if (back) button.current?.focus()
  }

  const part = like.trim().toLowerCase()
  const found = part === '' ? items : items.filter(({ label: name }) => name.toLowerCase().includes(part))
  const onFind = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const [first] = found.filter(({ disabled }) => !disabled)
    if (event.key === 'Escape') close(true)
    else if (event.key === 'ArrowDown') enterMenu(list.current)
    else if (event.key === 'Enter' && first) {
      close(true)
      first.run()
    } else if (event.key !== 'Enter') return
    // Nothing of it is meant for the form that the menu may stand in.
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className="menu" ref={root}>
      <button
        ref={button}
        type="button"
        className={className}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={label}
        title={label}
        onClick={() => setOpen(!open)}
      >
        {face}
      </button>
      {open && (
        <div ref={panel} popover={hasTopLayer() ? 'manual' : undefined} className="floating menu-list">
          {head}
          {find !== undefined && (
            <input
              type="search"
              className="field"
              aria-label={find}
              placeholder={find}
              value={like}
              onKeyDown={onFind}
              onChange={event => setLike(event.target.value)}
            />
          )}
          <MenuItems id={id} ref={list} label={label} items={found} close={close} />
        </div>
      )}
      {at &&
        createPortal(<ContextMenu label={label} at={at} items={items} onClose={() => setAt(null)} />, document.body)}
    </div>
  )
}
