/** Keys of the frame. A key typed into a field belongs to the field. */
import { useEffect, useRef } from 'react'

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** How long `g` waits for its letter. */
const waitMs = 1_500

export interface FrameKeys {
  palette: () => void
  help: () => void
  undo: () => void
  /** `g` and then a letter. */
  go: Readonly<Record<string, () => void>>
}

export function useFrameKeys(keys: FrameKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    let goUntil = 0
    const onKey = (event: KeyboardEvent) => {
      const { palette, help, undo, go } = latest.current
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        return palette()
      }
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || typing(event.target)) return
      if (document.querySelector('dialog[open]')) return
      const going = performance.now() < goUntil
      goUntil = 0
      const act = going ? go[event.key] : { '?': help, u: undo }[event.key]
      if (act) {
        event.preventDefault()
        act()
      } else if (event.key === 'g') goUntil = performance.now() + waitMs
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

/** Letters after `g`, by area of the rail. */
export const goLetters: Readonly<Record<string, string>> = {
  o: 'overview',
  a: 'articles',
  w: 'warnings',
  n: 'analysis',
  e: 'events',
  c: 'crisis',
  h: 'hot',
  r: 'reports',
  m: 'media',
  b: 'screens',
  i: 'assistant',
  s: 'settings',
}
