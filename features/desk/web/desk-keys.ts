/** Keys of the desk. A key typed into a field belongs to the field; `g`, `u`, `?` and Ctrl+K are the frame's. */
import { useEffect, useRef } from 'react'

export type DeskKeys = Readonly<Record<string, () => void>>

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
/** Space and Enter press the button they stand on. */
const pressing = (target: EventTarget | null) => target instanceof HTMLElement && target.closest('button, a, summary')
const isBox = (target: EventTarget | null) => target instanceof HTMLInputElement && target.type === 'checkbox'

/** How long the frame waits for the letter after `g`. */
const goMs = 1_500

/** Keys by what the event calls them; with shift as `shift+x`. They work while the desk is in front. */
export function useDeskKeys(keys: DeskKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    let goUntil = 0
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return
      if (typing(event.target) && !isBox(event.target)) return
      if (document.querySelector('dialog[open], [role="menu"]')) return
      if (event.key === 'g') {
        goUntil = performance.now() + goMs
        return
      }
      if (performance.now() < goUntil) {
        goUntil = 0
        return
      }
      if (event.key === 'Enter' && pressing(event.target)) return
      const name = event.shiftKey && /^[a-z]$/i.test(event.key) ? `shift+${event.key.toLowerCase()}` : event.key
      const act = latest.current[name]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
