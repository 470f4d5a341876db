import { expect, onTestFinished, test, vi } from 'vitest'
import { givingWay } from './give-way.ts'

/** Calls that begin and end when the test says so. */
function callsOfTest() {
  let under = 0
  const waits: number[] = []
  return {
    waits,
    begin: () => void under++,
    end: () => void under--,
    isQuiet: () => under === 0,
    quiet: async (mostMs: number) => void waits.push(mostMs),
  }
}

test('each piece asks for quiet, for so long at most', async () => {
  const calls = callsOfTest()
  const { piece } = givingWay(calls)
  await piece()
  await piece()
  expect(calls.waits).toEqual([100, 100])
})

test('while a call is under way one batch at a time is written, small ones first', async () => {
  const calls = callsOfTest()
  calls.begin()
  const { writing } = givingWay(calls)
  const order: string[] = []
  const write = async (name: string, articles: number) => {
    const leave = await writing(articles)
    order.push(`${name} begins`)
    await new Promise(setImmediate)
    order.push(`${name} ends`)
    leave()
  }
  await Promise.all([write('first', 200), write('large', 200), write('small', 1)])
  expect(order).toEqual(['first', 'small', 'large'].flatMap(name => [`${name} begins`, `${name} ends`]))
})

test('without calls they are written beside each other', async () => {
  const { writing } = givingWay(callsOfTest())
  const leave = await writing(200)
  const leaveSecond = await writing(200)
  leave()
  leaveSecond()
})

test('nobody waits for ever: while one is not written, the next one passes after a second', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const calls = callsOfTest()
  calls.begin()
  const { writing } = givingWay(calls)
  await writing(200)
  let isWritten = false
  const second = writing(1).then(() => {
    isWritten = true
  })
  await new Promise(setImmediate)
  await vi.advanceTimersByTimeAsync(900)
  expect(isWritten).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  await second
})
