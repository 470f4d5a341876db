// An act while something is being asked for the first time: the answer of before the act is not shown.
import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { useAppearance } from '../theme/appearance.ts'
import { Answers } from './answers.ts'
import { RefusalError } from './errors.ts'

test.each([true, false])('what was being asked first is asked again (it is aborted: %s)', async isAborted => {
  const client = new Answers()
  const answers: ((value: string) => void)[] = []
  const observer = new QueryObserver(client, {
    queryKey: ['dangers'],
    queryFn: ({ signal }) =>
      new Promise<string>((resolve, reject) => {
        answers.push(resolve)
        if (isAborted) signal.addEventListener('abort', () => reject(new Error('aborted')))
      }),
    retry: false,
  })
  const seen = new Set<unknown>()
  const stop = observer.subscribe(({ data, error }) => void seen.add(error ?? data))
  const invalidated = client.invalidateQueries({ queryKey: ['dangers'] })
  expect(answers).toHaveLength(2)
  answers[0]?.('before the act')
  answers[1]?.('after it')
  await invalidated
  expect(observer.getCurrentResult()).toMatchObject({ data: 'after it', fetchStatus: 'idle', isError: false })
  expect([...seen]).toEqual([undefined, 'after it'])
  stop()
})

test('what nobody looks at, or is not meant, goes on', async () => {
  const client = new Answers()
  let answer: (value: string) => void = () => undefined
  const fetched = client.fetchQuery({
    queryKey: ['a'],
    queryFn: () => new Promise<string>(resolve => (answer = resolve)),
  })
  await client.invalidateQueries({ queryKey: ['b'] })
  await client.invalidateQueries({ queryKey: ['a'] })
  answer('once')
  expect(await fetched).toBe('once')
})

test('in another language all is asked again while the store is in use', async () => {
  useAppearance.setState({ locale: 'zh' })
  const client = new Answers()
  client.mount()
  const observer = new QueryObserver(client, {
    queryKey: ['levels'],
    queryFn: async () => useAppearance.getState().locale,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const stop = observer.subscribe(() => undefined)
  const answered = () => observer.getCurrentResult().data
  await expect.poll(answered).toBe('zh')
  useAppearance.setState({ locale: 'en' })
  await expect.poll(answered).toBe('en')
  client.unmount()
  useAppearance.setState({ locale: 'zh' })
  expect(observer.getCurrentResult()).toMatchObject({ data: 'en', fetchStatus: 'idle' })
  stop()
})

test.each([
  ['unavailable', '18 rows'],
  ['missing', undefined],
] as const)('of another moment that is refused as %s, what was shown is %s', async (kind, shown) => {
  const client = new Answers()
  client.mount()
  const of = (view: string, moment: number, queryFn: () => Promise<string>) =>
    client.fetchQuery({ queryKey: ['list', view, moment], queryFn, meta: { shows: 2 }, retry: false })
  await of('all', 1, async () => '18 rows')
  await of('others', 1, async () => '3 rows')
  await expect(of('all', 2, () => Promise.reject(new RefusalError(kind, {})))).rejects.toThrow()
  const state = client.getQueryState(['list', 'all', 2])
  expect(state).toMatchObject({ status: 'error', data: shown })
  if (shown) expect(state?.dataUpdatedAt).toBe(client.getQueryState(['list', 'all', 1])?.dataUpdatedAt)
  client.unmount()
})

test('what failed without a network is asked again when it is back, also where nothing else asks again', async () => {
  const window = new EventTarget()
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
  const client = new Answers()
  client.mount()
  let isThere = false
  const observer = new QueryObserver(client, {
    queryKey: ['board'],
    queryFn: () => (isThere ? Promise.resolve('board') : Promise.reject(new RefusalError('unreachable', {}))),
    ...{ retry: false, refetchOnReconnect: false, staleTime: Number.POSITIVE_INFINITY },
  })
  const stop = observer.subscribe(() => undefined)
  await expect.poll(() => observer.getCurrentResult().isError).toBe(true)
  isThere = true
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => observer.getCurrentResult().data).toBe('board')
  stop()
  client.unmount()
  vi.unstubAllGlobals()
})

test('what failed while the server was away comes by itself when it is back', async () => {
  vi.useFakeTimers()
  const client = new Answers()
  client.mount()
  let isThere = false
  let calls = 0
  const observer = new QueryObserver(client, {
    queryKey: ['board'],
    queryFn: () => {
      calls++
      return isThere ? Promise.resolve('board') : Promise.reject(new RefusalError('unreachable', {}))
    },
    retry: false,
  })
  const stop = observer.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(5_100)
  expect(calls).toBe(2)
  isThere = true
  await vi.advanceTimersByTimeAsync(15_100)
  expect(observer.getCurrentResult().data).toBe('board')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls).toBe(3)
  stop()
  client.unmount()
  vi.useRealTimers()
})
