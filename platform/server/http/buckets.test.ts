import { expect, test } from 'vitest'
import { Buckets } from './buckets.ts'

function bucketsOfTest() {
  let now = 0
  const buckets = new Buckets({ perSecond: 10, burst: 100 }, () => now)
  return { buckets, wait: (seconds: number) => (now += seconds * 1_000) }
}

test('a burst is taken at once, what is beyond it waits until it has filled again', () => {
  const { buckets, wait } = bucketsOfTest()
  expect(buckets.take('one', 100)).toEqual({ isTaken: true, left: 0, seconds: 0 })
  expect(buckets.take('one', 25)).toEqual({ isTaken: false, left: 0, seconds: 3 })
  wait(2.5)
  expect(buckets.take('one', 25)).toEqual({ isTaken: true, left: 0, seconds: 0 })
})

test('what is refused takes nothing, and one name is not another’s wait', () => {
  const { buckets } = bucketsOfTest()
  buckets.take('one', 90)
  expect(buckets.take('one', 11).isTaken).toBe(false)
  expect(buckets.take('one', 10)).toMatchObject({ isTaken: true, left: 0 })
  expect(buckets.take('two', 100).isTaken).toBe(true)
})

test('it never holds more than a burst', () => {
  const { buckets, wait } = bucketsOfTest()
  buckets.take('one', 1)
  wait(3_600)
  expect(buckets.take('one', 101).isTaken).toBe(false)
  expect(buckets.take('one', 100).isTaken).toBe(true)
})
