import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetActs, textOf, toast, undoNewest, useToasts } from './toasts.ts'

beforeEach(() => {
  vi.useFakeTimers()
  useToasts.setState({ shown: [], acts: [] })
})
afterEach(() => vi.useRealTimers())

const shown = () => useToasts.getState().shown.map(textOf)
const undone: string[] = []
const read = (count: number) => {
  const textOf = (sum: number) => `${sum} read`
  return toast({ text: textOf(count), sum: { count, textOf }, onUndo: what => undone.push(what) })
}

test('at most two stand at once, the newest', () => {
  for (const text of ['one', 'two', 'three']) toast({ text })
  expect(shown()).toEqual(['two', 'three'])
})

test('an act of the same kind joins the earlier, wherever that stands, and is the newest then', () => {
  read(1)
  toast({ text: 'saved' })
  read(3)
  expect(shown()).toEqual(['saved', '4 read'])
})

test('what is said again stands once', () => {
  toast({ text: 'saved' })
  toast({ text: 'saved' })
  toast({ text: 'saved', tone: 'warning' })
  expect(shown()).toEqual(['saved', 'saved'])
})

test('undo takes back the newest act, says which, and leaves the others', () => {
  undone.length = 0
  read(2)
  read(3)
  toast({ text: 'cannot be undone' })
  expect(undoNewest()).toBe(true)
  expect([undone, shown()]).toEqual([['3 read'], ['2 read', 'cannot be undone']])
  expect(undoNewest()).toBe(true)
  expect([undone, shown()]).toEqual([['3 read', '2 read'], ['cannot be undone']])
  expect(undoNewest()).toBe(false)
})

test('a note that is joined stays its time again', () => {
  read(1)
  vi.advanceTimersByTime(9_000)
  read(1)
  vi.advanceTimersByTime(9_000)
  expect(shown()).toEqual(['2 read'])
  vi.advanceTimersByTime(1_000)
  expect(shown()).toEqual([])
})

test('an act whose note is gone is undone for ten minutes, the newest first and each once; a draft is not', () => {
  undone.length = 0
  const note = (text: string, isDraft = false) => toast({ text, isDraft, onUndo: what => undone.push(what) })
  for (const text of ['old', 'first', 'second']) {
    if (text === 'first') vi.advanceTimersByTime(8 * 60_000)
    note(text)
  }
  note('draft', true)
  vi.advanceTimersByTime(3 * 60_000)
  expect(shown()).toEqual([])
  expect([undoNewest(), undoNewest(), undoNewest()]).toEqual([true, true, false])
  expect(undone).toEqual(['second', 'first'])
  note('third')
  vi.advanceTimersByTime(15_000)
  forgetActs()
  expect(undoNewest()).toBe(false)
})

test('what an act led to joins its note, which is undone once and by its own name', () => {
  undone.length = 0
  toast({ text: 'saved', onUndo: what => undone.push(what) })
  toast({ text: 'sorted anew', follows: true })
  expect(shown()).toEqual(['saved · sorted anew'])
  expect([undoNewest(), undoNewest()]).toEqual([true, false])
  expect([undone, shown()]).toEqual([['saved'], []])
  toast({ text: 'exported', follows: true })
  expect(shown()).toEqual(['exported'])
})
