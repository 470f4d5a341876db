import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'

export interface MenuItem {
  key: string
  label: string
  icon?: IconName
  /** A swatch or any small mark in place of the icon. */
  mark?: ReactNode
  /** Set for choices: shown as chosen or not. */
  chosen?: boolean
  disabled?: boolean
  run: () => void
}

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
    const chosen = list.current?.querySelector<HTMLElement>('[aria-checked="true"]')
    const first = list.current?.querySelector<HTMLElement>('[role^="menuitem"]')
    ;(chosen ?? first)?.focus()
    const outside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [open])

  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const steer = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return close()
    if (event.key === 'Tab') return setOpen(false)
    const entries = [...(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])]
    const at = entries.indexOf(document.activeElement as HTMLElement)
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    entries.at(next >= entries.length ? 0 : next)?.focus()
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
          <div id={id} ref={list} role="menu" aria-label={label} tabIndex={-1} onKeyDown={steer}>
            {items.map(item => (
              // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the role is menuitemradio wherever a choice is shown
              <button
                key={item.key}
                type="button"
                tabIndex={-1}
                disabled={item.disabled}
                role={item.chosen === undefined ? 'menuitem' : 'menuitemradio'}
                aria-checked={item.chosen}
                onClick={() => {
                  close()
                  item.run()
                }}
              >
                {item.mark ?? (item.icon && <Icon name={item.icon} />)}
                <span>{item.label}</span>
                {item.chosen && <Icon name="check" size={14} className="chosen" />}
              </button>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}
