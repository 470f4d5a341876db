/** Keys of a screen: what they do and what the `?` sheet says about them, in one declaration. */
import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { create } from 'zustand'

export interface KeyBinding {
  /** As `KeyboardEvent.key` says it: `j`, `X` for shift+x, `#`, `Enter`. */
  key: string
  /** On the sheet, when it differs: `['Shift', 'X']`. */
  shown?: readonly string[]
  /** What it does, in the reader's language. */
  text: string
  run: (event: KeyboardEvent) => void
}

export interface KeyGroup {
  title: string
  bindings: readonly KeyBinding[]
}

const useGroups = create<{ groups: ReadonlyMap<string, KeyGroup> }>(() => ({ groups: new Map() }))
export const useShownKeys = (): readonly KeyGroup[] => [...useGroups(state => state.groups).values()]

/** A key typed into a field belongs to the field; with Ctrl, Alt or ⌘ to the browser; under a dialog or menu to nobody. */
export function belongsToScreen(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false
  const { target } = event
  if (target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)))
    return target instanceof HTMLInputElement && target.type === 'checkbox'
  // Enter and space press the button they stand on.
  if (/^(Enter| )$/.test(event.key) && target instanceof HTMLElement && target.closest('button, a, summary'))
    return false
  // The browser closes a panel with it, unless somebody else takes it.
  if (event.key === 'Escape' && document.querySelector('[popover][data-open]')) return false
  return !document.querySelector('dialog[open], [role="menu"]')
}

/** While the screen is in front, its keys act and stand on the sheet. Give the list anew when it changes; nothing is bound twice. */
export function useKeys(title: string, bindings: readonly KeyBinding[]): void {
  const id = useId()
  const latest = useRef(bindings)
  useLayoutEffect(() => {
    latest.current = bindings
  })
  const texts = bindings.map(binding => `${binding.key} ${binding.text}`).join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sheet changes with the words, not with every new function
  useEffect(() => {
    // Whoever runs one from the list runs what it does now, not what it did when the words last changed.
    const shown = latest.current.map(binding => ({
      ...binding,
      run: (event: KeyboardEvent) => latest.current.find(({ key }) => key === binding.key)?.run(event),
    }))
    change(groups => groups.set(id, { title, bindings: shown }))
    return () => change(groups => groups.delete(id))
  }, [id, title, texts])
  // Before it is painted: a key pressed as soon as the screen is seen finds it listening.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!belongsToScreen(event)) return
      const binding = latest.current.find(each => each.key === event.key)
      if (!binding) return
      event.preventDefault()
      binding.run(event)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

function change(act: (groups: Map<string, KeyGroup>) => void): void {
  const groups = new Map(useGroups.getState().groups)
  act(groups)
  useGroups.setState({ groups })
}
