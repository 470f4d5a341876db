import { migratedDatabase, type TestDatabase } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Databases, openDatabases } from '../database.ts'
import { type BucketLimit, Buckets, purgeBucketLevels } from './buckets.ts'

function bucketsOfTest(limit: BucketLimit = { perSecond: 10, burst: 100 }) {
  let now = 0
  const buckets = new Buckets(limit, () => now)
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

test('a reserve stays, and what is drawn without asking leaves nothing below zero', () => {
  const { buckets } = bucketsOfTest()
  expect(buckets.take('one', 91, 10)).toEqual({ isTaken: false, left: 100, seconds: 1 })
  expect(buckets.take('one', 90, 10)).toMatchObject({ isTaken: true, left: 10 })
  buckets.draw('one', 50)
  expect(buckets.level('one')).toBe(0)
})

describe('at several processes', () => {
  /** Seconds of the database are real ones: in a minute between two statements less than one fills up. */
  const slow = { perSecond: 0.01, burst: 100 }
  let database: TestDatabase
  let databases: Databases
  beforeAll(async () => {
    database = await migratedDatabase()
    databases = openDatabases(database.url, { app: 1, worker: 2 })
  })
  beforeEach(() => sql`delete from bucket_levels`.execute(databases.worker))
  afterAll(async () => {
    await databases.close()
    await database.drop()
  })
  /** Seconds pass there as well. */
  const pass = (seconds: number) =>
    sql`update bucket_levels set at = at - ${seconds} * interval '1 second', full_at = full_at - ${seconds} * interval '1 second'`.execute(
      databases.worker,
    )
  const rows = async () => (await sql`select from bucket_levels`.execute(databases.worker)).rows.length
  const process = () => {
    const { buckets, wait } = bucketsOfTest(slow)
    return {
      buckets,
      wait,
      take: (amount: number, name = 'one') => buckets.take(name, amount),
      exchange: () => buckets.exchange(databases.worker, 'test'),
    }
  }
  /** With what has filled up since another statement. */
  const near = (level: number) => (left: number) => left >= level && left < level + 1

  test('what both gave is one number, also of a name that the other was never asked for', async () => {
    const [one, other] = [process(), process()]
    one.take(30)
    other.take(40)
    other.take(60, 'two')
    for (const each of [one, other, one]) await each.exchange()
    for (const each of [one, other]) {
      expect(each.buckets.level('one')).toSatisfy(near(30))
      expect(each.buckets.level('two')).toSatisfy(near(40))
    }
    // Told once more, nothing is taken twice.
    for (const each of [other, one, other]) await each.exchange()
    expect(one.buckets.level('one')).toSatisfy(near(30))
    expect(one.take(20).isTaken).toBe(true)
    await one.exchange()
    await other.exchange()
    expect(other.buckets.level('one')).toSatisfy(near(10))
  })

  test('what both gave beyond a burst is waited for by both, so that no more comes in over time', async () => {
    const [one, other] = [process(), process()]
    expect([one.take(100).isTaken, other.take(100).isTaken]).toEqual([true, true])
    for (const each of [one, other, one]) await each.exchange()
    for (const each of [one, other]) {
      const { seconds, ...refused } = each.take(1)
      expect(refused).toEqual({ isTaken: false, left: 0 })
      // A hundred and one, less what has filled up.
      expect(seconds).toBeGreaterThan(10_000)
      expect(seconds).toBeLessThanOrEqual(10_100)
    }
    await pass(11_000)
    for (const each of [one, other]) await each.exchange()
    expect(one.take(10).isTaken).toBe(true)
  })

  test('what is taken while the database answers is told the next time', async () => {
    const [one, other] = [process(), process()]
    one.take(30)
    const exchanged = one.exchange()
    one.take(20)
    await exchanged
    expect(one.buckets.level('one')).toSatisfy(near(50))
    await one.exchange()
    await other.exchange()
    expect(other.buckets.level('one')).toSatisfy(near(50))
  })

  test('alone for long, only what is missing now is told; who took little is not told of', async () => {
    const [one, other] = [process(), process()]
    for (let n = 0; n < 20; n++) {
      one.take(50)
      one.wait(5_000)
    }
    one.take(20)
    one.take(4, 'little')
    await one.exchange()
    await other.exchange()
    expect(other.buckets.level('one')).toSatisfy(near(80))
    expect(await rows()).toBe(1)
  })

  test('what is full again is forgotten, and is full for the others', async () => {
    const [one, other] = [process(), process()]
    one.take(30)
    for (const each of [one, other]) await each.exchange()
    await purgeBucketLevels(databases.worker)
    expect(await rows()).toBe(1)
    await pass(3_500)
    await purgeBucketLevels(databases.worker)
    expect(await rows()).toBe(0)
    other.wait(3_500)
    expect(other.buckets.level('one')).toBe(100)
  })
})
