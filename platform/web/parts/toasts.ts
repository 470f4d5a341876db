/** Short notes about what was just done, with a way back. Errors are shown in place, not here. */
import { create } from 'zustand'

export interface ToastNote {
  text: string
  /** What was done, what should be looked at, or what somebody else did. */
  tone?: 'done' | 'warning' | 'notice'
  /** Offers "undo"; called at most once. */
  onUndo?: () => void
  /** Another offer, e.g. a refresh; the note then stays until it is used or closed. */
  action?: { label: string; run: () => void }
  /** Milliseconds; default 6 s, and 10 s when something can be undone. `null` stays until closed. */
  lasts?: number | null
}
export interface ShownToast extends ToastNote {
  id: number
}

export const useToasts = create<{ shown: readonly ShownToast[] }>(() => ({ shown: [] }))
let last = 0

/** Shows a note and returns what takes it away. At most three stand at once. */
export function toast(note: ToastNote): () => void {
  const id = ++last
  const dismiss = () => useToasts.setState(({ shown }) => ({ shown: shown.filter(each => each.id !== id) }))
  useToasts.setState(({ shown }) => ({ shown: [...shown.slice(-2), { ...note, id }] }))
  const lasts = note.lasts === undefined ? (note.action ? null : note.onUndo ? 10_000 : 6_000) : note.lasts
  if (lasts !== null) setTimeout(dismiss, lasts)
  return dismiss
}

export const dismissToast = (id: number): void =>
  useToasts.setState(({ shown }) => ({ shown: shown.filter(each => each.id !== id) }))

/** `u` on the keyboard: undoes the newest thing that can be undone. */
export function undoNewest(): boolean {
  const newest = useToasts.getState().shown.findLast(each => each.onUndo)
  if (!newest) return false
  dismissToast(newest.id)
  newest.onUndo?.()
  return true
}
