import { threadId } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { openThreads, type ThreadOptions } from './threads.ts'

const open = (options?: ThreadOptions) =>
  openThreads<string, { asked: string; threadId: number }>(
    new URL('./testing/echo.thread.ts', import.meta.url),
    options,
  )

test('work is done in another thread, one ask after the other, by the same one', async () => {
  const threads = open()
  const answers = await Promise.all(['a', 'b', 'c'].map(threads.ask))
  expect(answers.map(({ asked: requested }) => requested)).toEqual(['a', 'b', 'c'])
  expect(new Set(answers.map(answer => answer.threadId)).size).toBe(1)
  expect(answers[0]?.threadId).not.toBe(threadId)
})

test('who comes when too many wait is told to come back', async () => {
  const threads = open({ waiting: 2 })
  const taken = ['a', 'b', 'c'].map(threads.ask)
  await expect(threads.ask('d')).rejects.toMatchObject({ kind: 'tooMany', values: { seconds: 5 } })
  expect(await Promise.all(taken)).toHaveLength(3)
  expect(await threads.ask('d')).toMatchObject({ asked: 'd' })
})

test.each([
  ['throw', { message: 'as told' }, 30_000],
  ['leave', { message: 'A thread ended by itself with 3' }, 30_000],
  // Longer than a thread takes to begin on a busy machine.
  ['never', { kind: 'unavailable' }, 2_500],
  ['grow', { kind: 'unavailable' }, 30_000],
])('a thread that is told "%s" fails that ask alone', async (reported, error, longestMs) => {
  const threads = open({ longestMs, mostMb: 64 })
  const requested = [threads.ask('before'), threads.ask(reported), threads.ask('after')]
  const [before, failed, after] = await Promise.allSettled(requested)
  expect(before).toMatchObject({ status: 'fulfilled' })
  expect(failed).toMatchObject({ status: 'rejected', reason: error })
  expect(after).toMatchObject({ status: 'fulfilled', value: { asked: 'after' } })
})

test('a thread without work is ended, and the next ask begins another one', async () => {
  const threads = open({ idleMs: 1 })
  const first = await threads.ask('a')
  await expect.poll(async () => (await threads.ask('b')).threadId, { timeout: 10_000 }).not.toBe(first.threadId)
})
