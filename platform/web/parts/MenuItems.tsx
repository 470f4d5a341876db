import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import { Kbd } from './Kbd.tsx'

export interface MenuItem {
  key: string
  label: string
  icon?: IconName
  /** A swatch or any small mark in place of the icon. */
  mark?: ReactNode
  /** The key that does the same without the menu, as it is shown. */
  shortcut?: string
  /** Set for choices: shown as chosen or not. */
  chosen?: boolean
  disabled?: boolean
  /** A line above: here begins another kind of acts. */
  begins?: boolean
  run: () => void
}

/** The list of a menu. Arrow keys move, Home and End jump; Escape, Tab and a choice close. */
export function MenuItems({
  id,
  ref,
  label,
  items,
  close,
}: {
  id?: string
  ref: Ref<HTMLDivElement>
  label: string
  items: readonly MenuItem[]
  /** `back`: the focus goes back to where it was. */
  close: (back: boolean) => void
}) {
  const steer = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      // Only the menu closes, and not what is behind it.
      event.preventDefault()
      event.stopPropagation()
      return close(true)
    }
    if (event.key === 'Tab') return close(false)
    const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]:not(:disabled)')]
    const at = entries.indexOf(document.activeElement as HTMLElement)
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    entries.at(next >= entries.length ? 0 : next)?.focus()
  }
  // Names stand below each other, those of acts without an icon, too.
  const hasIcons = items.some(({ icon, mark }) => icon || mark)
  return (
    <div id={id} ref={ref} role="menu" aria-label={label} tabIndex={-1} onKeyDown={steer}>
      {items.map(item => (
        // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the role is menuitemradio wherever a choice is shown
        <button
          key={item.key}
          type="button"
          tabIndex={-1}
          disabled={item.disabled}
          role={item.chosen === undefined ? 'menuitem' : 'menuitemradio'}
          aria-checked={item.chosen}
          data-begins={item.begins || undefined}
          onClick={() => {
            close(true)
            item.run()
          }}
        >
          {item.mark ?? (item.icon ? <Icon name={item.icon} /> : hasIcons && <i className="icon-room" />)}
          <span>{item.label}</span>
          {item.shortcut && (
            <span className="shortcut" aria-hidden="true">
              <Kbd>{item.shortcut}</Kbd>
            </span>
          )}
          {item.chosen && <Icon name="check" size={14} className="chosen" />}
        </button>
      ))}
    </div>
  )
}

/** Puts the focus where a menu begins: on what is chosen, else on the first. */
export function enterMenu(menu: HTMLElement | null): void {
  const chosen = menu?.querySelector<HTMLElement>('[aria-checked="true"]')
  const first = menu?.querySelector<HTMLElement>('[role^="menuitem"]:not(:disabled)')
  ;(chosen ?? first)?.focus()
}
