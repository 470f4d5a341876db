// Turns at the pages of Chromium, with pages that print until a test ends them.
import { expect, test } from 'vitest'
import type { Printer } from './browser.ts'
import { openPages, type PrintedFor, pagesFor } from './pages.ts'

/** Pages whose work ends when a test says so; `started` in the order in which it began. */
function open(count: number) {
  const used = new Set<Printer>()
  let most = 0
  const printer = (): Printer => ({
    pdf: async () => Buffer.of(),
    pictures: async () => [],
    page: async () => Buffer.of(),
    close: async () => {},
  })
  const pages = openPages(Array.from({ length: count }, printer))
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const print = (name: string, by: PrintedFor) =>
    pages.print(by, async page => {
      expect(used.has(page)).toBe(false)
      used.add(page)
      most = Math.max(most, used.size)
      started.push(name)
      await new Promise<void>(resolve => ends.set(name, resolve))
      used.delete(page)
      return name
    })
  const settled = () => new Promise(resolve => setImmediate(resolve))
  const end = async (name: string) => {
    await settled()
    expect(started).toContain(name)
    ends.get(name)?.()
    await settled()
  }
  return { print, started, end, settled, most: () => most }
}
const of = (orgId: number, userId: number | null) => ({ orgId, userId })

test('of a person one is printed and one waits, and a third is refused with a sentence', async () => {
  const { print, started, end, settled } = open(2)
  const first = print('first', of(7, 71))
  const second = print('second', of(7, 71))
  await expect(print('third', of(7, 71))).rejects.toMatchObject({ kind: 'tooMany', key: 'platform.documentWaits' })
  await settled()
  expect(started).toEqual(['first'])
  await end('first')
  await end('second')
  expect(await Promise.all([first, second])).toEqual(['first', 'second'])
  const again = print('again', of(7, 71))
  await end('again')
  expect(await again).toBe('again')
})

test('beside six of one organisation, another organisation’s begins at once', async () => {
  const { print, started, settled, most } = open(2)
  for (const userId of [71, 72, 73, 74, 75, 76]) void print(`seven ${userId}`, of(7, userId))
  void print('eight', of(8, 81))
  await settled()
  expect(started).toEqual(['seven 71', 'eight'])
  expect(most()).toBe(2)
})

test('at one page organisations take turns, and people within them', async () => {
  const { print, started, end, settled } = open(1)
  for (const [name, by] of [
    ['a', of(7, 71)],
    ['b', of(7, 71)],
    ['c', of(7, 72)],
    ['d', of(8, 81)],
    ['task', of(7, null)],
  ] as const)
    void print(name, by)
  await settled()
  for (let n = 0; n < 5; n++) await end(started[n] ?? '')
  expect(started).toEqual(['a', 'b', 'd', 'c', 'task'])
})

test('who has left while waiting is not printed, and what fails gives its page back', async () => {
  const { print, started, end, settled } = open(1)
  const leaving = new AbortController()
  const first = print('first', of(7, 71))
  const gone = print('gone', { ...of(7, 72), signal: leaving.signal })
  const third = print('third', of(7, 73))
  leaving.abort(new Error('left'))
  await expect(gone).rejects.toThrow('left')
  await end('first')
  await settled()
  expect(started).toEqual(['first', 'third'])
  await end('third')
  await Promise.all([first, third])
})

test('a second page where memory allows', () => {
  expect([512, 2_047, 2_048, 20_000].map(megabytes => pagesFor(megabytes * 1024 ** 2))).toEqual([1, 1, 2, 2])
})
