/** Short notes about what was just done, with a way back. Errors are shown in place, not here. */
import { create } from 'zustand'

export interface ToastNote {
  text: string
  /** What was done, what should be looked at, or what somebody else did. */
  tone?: 'done' | 'warning' | 'notice'
  /** How many things the act changed: an act of the same kind soon after joins this note, which then says the sum. */
  sum?: { count: number; textOf: (count: number) => string }
  /** Offers "undo"; called at most once, with the text of what it takes back. */
  onUndo?: (what: string) => void
  /** What is undone is a draft on the screen, which goes on: it can be undone while the note stands, not later by `u`. */
  isDraft?: boolean
  /** What an act led to, said by itself: it joins the note of an act that still stands, whose undo stays. */
  follows?: boolean
  /** Another offer, e.g. a refresh; the note then stays until it is used or closed. */
  action?: { label: string; run: () => void }
  /** Milliseconds; default 6 s, and 10 s when something can be undone. `null` stays until closed. */
  lasts?: number | null
}
/** What stands on the screen: acts of one kind, the newest last. */
export interface ShownToast {
  id: number
  notes: readonly [ToastNote, ...ToastNote[]]
}

/** More than these would lie over what the reader is at. */
const mostShown = 2

/** How long an act whose note is gone can be taken back by `u`. */
const undoableMs = 10 * 60_000

interface Toasts {
  shown: readonly ShownToast[]
  /** What can be undone, also of notes that are gone; the newest last. */
  acts: readonly { note: ToastNote; at: number }[]
}

export const useToasts = create<Toasts>(() => ({ shown: [], acts: [] }))
let last = 0
const timers = new Map<number, ReturnType<typeof setTimeout>>()

export const newestOf = ({ notes }: ShownToast): ToastNote => notes[notes.length - 1] ?? notes[0]

/** Of all its acts. */
export function textOf({ notes }: ShownToast): string {
  const [{ sum, text }] = notes
  return sum && notes.length > 1 ? sum.textOf(notes.reduce((all, note) => all + (note.sum?.count ?? 0), 0)) : text
}

/** Notes of one kind differ in their count alone. */
const kindOf = ({ text, tone = 'done', sum, action, onUndo }: ToastNote): string =>
  JSON.stringify([sum ? sum.textOf(0) : text, tone, action?.label, Boolean(onUndo)])

/** Shows a note and returns what takes it away. One of the same kind is joined: of acts that sum up all can be undone, others are said once. */
export function toast(note: ToastNote): () => void {
  const { shown } = useToasts.getState()
  const joined = note.follows && !note.onUndo && joinActOf(note, shown)
  if (joined) return () => dismissToast(joined)
  const same = shown.find(({ notes }) => kindOf(notes[0]) === kindOf(note))
  const id = same?.id ?? ++last
  const notes: ShownToast['notes'] = same && note.sum ? [...same.notes, note] : [note]
  const others = shown.filter(each => each.id !== id)
  for (const gone of others.slice(0, -(mostShown - 1))) stopTimer(gone.id)
  show([...others.slice(-(mostShown - 1)), { id, notes }])
  if (note.onUndo && !note.isDraft) keepActs([...useToasts.getState().acts, { note, at: Date.now() }])
  startTimer(id, note)
  return () => dismissToast(id)
}

/** @returns the id of the note that says it now, too; null: no act stands that it could follow from */
function joinActOf(note: ToastNote, shown: readonly ShownToast[]): number | null {
  const act = shown.findLast(({ notes: [{ onUndo, action, sum, tone = 'done' }] }) => {
    return onUndo && !action && !sum && tone === (note.tone ?? 'done')
  })
  if (!act) return null
  const [first] = act.notes
  const both = { ...first, text: `${first.text} · ${note.text}`, ...(note.action && { action: note.action }) }
  // What is taken back is called as the act was.
  const whole: ToastNote = { ...both, onUndo: () => first.onUndo?.(first.text) }
  useToasts.setState(({ acts }) => ({
    shown: shown.map(each => (each === act ? { id: act.id, notes: [whole] } : each)),
    acts: acts.map(each => (each.note === first ? { ...each, note: whole } : each)),
  }))
  startTimer(act.id, { ...whole, lasts: 10_000 })
  return act.id
}

const keepActs = (acts: Toasts['acts']) =>
  useToasts.setState({ acts: acts.filter(({ at }) => Date.now() - at < undoableMs) })
/** Acts of another session or organisation are not undone in this one. */
export const forgetActs = (): void => keepActs([])

const show = (shown: readonly ShownToast[]) => useToasts.setState({ shown })

function startTimer(id: number, { lasts, action, onUndo }: ToastNote): void {
  stopTimer(id)
  const stays = lasts === undefined ? (action ? null : onUndo ? 10_000 : 6_000) : lasts
  if (stays !== null) timers.set(id, setTimeout(dismissToast, stays, id))
}
function stopTimer(id: number): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
}

export function dismissToast(id: number): void {
  stopTimer(id)
  show(useToasts.getState().shown.filter(each => each.id !== id))
}

/** Undoes the newest act of a note; the others of it stay. */
export function undoToast(id: number): void {
  const { shown } = useToasts.getState()
  const toastOf = shown.find(each => each.id === id)
  if (!toastOf) return
  const newest = newestOf(toastOf)
  const [first, ...more] = toastOf.notes.slice(0, -1)
  if (first) show(shown.map(each => (each.id === id ? { id, notes: [first, ...more] } : each)))
  else dismissToast(id)
  keepActs(useToasts.getState().acts.filter(({ note }) => note !== newest))
  newest.onUndo?.(newest.text)
}

/** `u` on the keyboard: undoes the newest thing that can be undone, in sight or not. False: there is none. */
export function undoNewest(): boolean {
  const { shown, acts } = useToasts.getState()
  const newest = shown.findLast(({ notes }) => notes[0].onUndo)
  if (newest) {
    undoToast(newest.id)
    return true
  }
  keepActs(acts)
  const last = useToasts.getState().acts.at(-1)?.note
  if (!last) return false
  keepActs(useToasts.getState().acts.slice(0, -1))
  last.onUndo?.(last.text)
  return true
}
