import type { KeyboardEvent } from 'react'
import type { Choice } from './choice.ts'

const compared = (text: string): string => text.normalize('NFKC').trim().toLowerCase()

/** What Enter takes when no line of the list is in view: the one whose name was typed, else the only one found; null: none can be told. Pure. */
export function enterTakes(found: readonly Choice[], typed: string): Choice | null {
  const text = compared(typed)
  if (text === '') return null
  const named = found.filter(({ name }) => compared(name) === text)
  if (named.length > 0) return named.length === 1 ? (named[0] ?? null) : null
  const [only, ...others] = found
  return only && others.length === 0 ? only : null
}

/** For the capture of keys around the input of a field; the key is used up when something is taken. @param found without what is chosen already */
export function takeByEnter(
  event: KeyboardEvent<HTMLElement>,
  found: readonly Choice[],
  take: (id: Choice['id']) => void,
): void {
  const input = event.target
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(input instanceof HTMLInputElement)) return
  // The line in view is what Enter means: the list takes it by itself.
  if (input.getAttribute('aria-activedescendant')) return
  const taken = enterTakes(found, input.value)
  if (!taken) return
  event.preventDefault()
  event.stopPropagation()
  take(taken.id)
}
