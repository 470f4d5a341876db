// An act while something is being asked for the first time: the answer of before the act is not shown.
import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { Answers } from './answers.ts'

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
