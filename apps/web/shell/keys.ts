/** Keys of the frame. A key typed into a field belongs to the field. */
import { belongsToScreen } from '@guanlan/platform/web'
import { useEffect, useRef } from 'react'

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
      if (!belongsToScreen(event)) return
      const going = performance.now() < goUntil
      goUntil = 0
      const act = going ? go[event.key] : { '?': help, u: undo }[event.key]
      if (act) {
        event.preventDefault()
        // `g` and then a letter is not also the letter of the screen.
        event.stopImmediatePropagation()
        act()
      } else if (event.key === 'g') goUntil = performance.now() + waitMs
    }
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [])
}

/** Letters after `g`, by area of the rail. */
export const goLetters: Readonly<Record<string, string>> = {
  k: 'workbench',
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
