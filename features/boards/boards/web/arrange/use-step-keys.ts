import { useEffect, useRef } from 'react'

/** Which way Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y) lead; null: the key means nothing here. Pure. */
export function stepOfKey({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): 'back' | 'forth' | null {
  if (!(ctrlKey || metaKey) || altKey) return null
  if (key.toLowerCase() === 'z') return shiftKey ? 'forth' : 'back'
  return key.toLowerCase() === 'y' && !shiftKey ? 'forth' : null
}

/** While a layout is arranged; what is typed into a field belongs to the field, and a dialog has its own keys. */
export function useStepKeys(steps: { back: () => void; forth: () => void }): void {
  const latest = useRef(steps)
  useEffect(() => {
    latest.current = steps
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = stepOfKey(event)
      const { target } = event
      const isTyped = target instanceof HTMLElement && target.closest('input, textarea, [contenteditable], dialog')
      if (!step || isTyped) return
      event.preventDefault()
      latest.current[step]()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
