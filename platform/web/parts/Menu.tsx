import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { enterMenu, type MenuItem, MenuItems } from './MenuItems.tsx'

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
}: {
  label: string
  face: ReactNode
  items: readonly MenuItem[]
  head?: ReactNode
  side?: 'left' | 'right'
  className?: string
}) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    enterMenu(list.current)
    const outside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [open])

  const close = (back: boolean) => {
    setOpen(false)
    if (back) button.current?.focus()
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
        <div className={`floating menu-list ${side}`}>
          {head}
          <MenuItems id={id} ref={list} label={label} items={items} close={close} />
        </div>
      )}
    </div>
  )
}
