import { RefusalError } from '@guanlan/platform/web'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Block, type Changes, merge, type Report } from '../../contract.ts'
import { openEditing, type StoredEditing } from './editing.ts'

const heading = (id: string, text = id): Block => ({ id, kind: 'heading', level: 1, text })
const reportOf = (...blocks: Block[]) =>
  ({
    id: 1,
    version: 1,
    reportName: '周报',
    edits: {},
    document: {
      title: '周报',
      subtitle: '',
      look: {},
      language: 'zh',
      zone: 'Asia/Shanghai',
      madeAt: '',
      period: { from: '', to: '' },
      blocks,
    },
  }) as unknown as Report

/** The server, with the same rules. */
let server: Report
let isDown = false
let stored: StoredEditing | null = null
const open = () =>
  openEditing({
    report: server,
    kept: structuredClone(stored),
    load: async () => server,
    keep: now => {
      stored = structuredClone(now)
    },
    save: async (version: number, changes: Changes) => {
      if (isDown) throw new RefusalError('unreachable', { msg: '连不上' })
      const { clashes, ...written } = merge(server, changes)
      if (clashes.length > 0) throw new RefusalError('conflict', { key: 'reports.blockChanged' })
      const isAlone = server.version === version
      server = { ...server, ...written, version: server.version + 1 }
      return { version: server.version, report: isAlone ? null : server }
    },
  })
const texts = ({ document }: { document: Report['document'] }) =>
  document.blocks.map(block => (block.kind === 'heading' ? block.text : ''))

beforeEach(() => {
  vi.useFakeTimers()
  server = reportOf(heading('a'), heading('b'))
  isDown = false
  stored = null
})
afterEach(() => vi.useRealTimers())
const pause = (ms = 1_100) => vi.advanceTimersByTimeAsync(ms)

test('it is saved after a pause, and what another saved meanwhile is shown beside it', async () => {
  const [one, two] = [open(), open()]
  one.changeBlock(heading('a', '甲'))
  two.changeBlock(heading('b', '乙'))
  expect(one.get().state).toBe('writing')
  await pause()
  expect([texts(server), one.get().state, two.get().state]).toEqual([['甲', '乙'], 'saved', 'saved'])
  expect([texts(one.get().written), texts(two.get().written)]).toEqual([
    ['甲', 'b'],
    ['甲', '乙'],
  ])
  await one.catchUp(server.version)
  expect(texts(one.get().written)).toEqual(['甲', '乙'])
})

test.each([
  ['mine', '乙'],
  ['theirs', '甲'],
] as const)('the same block waits for a choice: %s', async (which, reported) => {
  const [one, two] = [open(), open()]
  one.changeBlock(heading('a', '甲'))
  await one.save()
  two.changeBlock(heading('a', '乙'))
  await pause()
  expect(two.get().clashes).toMatchObject([{ id: 'a', theirs: { text: '甲' }, mine: { text: '乙' } }])
  await pause(10_000)
  expect(texts(server)).toEqual(['甲', 'b'])
  two.choose('a', which)
  await pause()
  expect([texts(server), two.get().state]).toEqual([[reported, 'b'], 'saved'])
})

test('steps go back and forth, also after a reload, and leave what others wrote', async () => {
  const one = open()
  one.changeBlock(heading('a', '甲'))
  one.changeBlock(heading('a', '甲甲'))
  await pause(2_000)
  one.changeBlock(heading('a', '甲甲乙'))
  await pause()
  const again = open()
  const other = open()
  other.changeBlock(heading('b', '丙'))
  await pause()
  await again.catchUp(server.version)
  again.undo()
  expect(texts(again.get().written)).toEqual(['甲甲', '丙'])
  again.undo()
  expect([texts(again.get().written), again.get().hasBack]).toEqual([['a', '丙'], false])
  again.redo()
  await pause()
  expect(texts(server)).toEqual(['甲甲', '丙'])
})

test('what cannot be saved is said, kept over a reload, and sent when the server answers again', async () => {
  const one = open()
  isDown = true
  one.changeBlock(heading('a', '甲'))
  await pause()
  expect(one.get()).toMatchObject({ state: 'failed', fault: '连不上' })
  const again = open()
  expect(texts(again.get().written)).toEqual(['甲', 'b'])
  isDown = false
  await pause(6_000)
  expect([texts(server), again.get().state]).toEqual([['甲', 'b'], 'saved'])
})
