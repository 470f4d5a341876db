// What somebody asks is counted over all web processes, at the cost of a statement about those who ask much.
import { randomUUID } from 'node:crypto'
import { migratedDatabase, type TestDatabase } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Databases, openDatabases } from '../database.ts'
import { CallCounts, purgeCallCounts } from './call-counts.ts'

let database: TestDatabase
let databases: Databases
beforeAll(async () => {
  database = await migratedDatabase()
  databases = openDatabases(database.url, { app: 2, worker: 2 })
})
beforeEach(() => sql`delete from call_counts`.execute(databases.worker))
afterAll(async () => {
  await databases.close()
  await database.drop()
})

const most = 100
function web() {
  const [counts, id] = [new CallCounts(), randomUUID()]
  return {
    counts,
    ask(times: number, who = 'person 1', kind = 'read', now?: number): number {
      let current = 0
      for (let n = 0; n < times; n++) current = counts.count(kind, who, most, now).current
      return current
    },
    exchange: (now?: number) => counts.exchange(databases.worker, id, now),
  }
}

test('calls at two processes are one number, of each kind and person for itself', async () => {
  const [one, other] = [web(), web()]
  one.ask(30)
  other.ask(40)
  other.ask(50, 'person 2')
  other.ask(60, 'person 1', 'write')
  await one.exchange()
  await other.exchange()
  await one.exchange()
  expect([one.ask(1), other.ask(1)]).toEqual([71, 71])
  expect(one.ask(1, 'person 2')).toBe(1)
  // Told again: what was told before is not added.
  for (const each of [other, one, other]) await each.exchange()
  expect([one.ask(1), other.ask(1)]).toEqual([73, 73])
})

test('who asks little is not told of', async () => {
  const one = web()
  one.ask(4)
  await one.exchange()
  expect((await sql`select from call_counts`.execute(databases.worker)).rows).toEqual([])
  one.ask(1)
  await one.exchange()
  expect((await sql`select from call_counts`.execute(databases.worker)).rows).toHaveLength(1)
})

test('a minute later the count begins anew, also of what another process told', async () => {
  const [one, other] = [web(), web()]
  const started = Date.now() - 40_000
  other.ask(40, 'person 1', 'read', started)
  one.ask(30)
  await other.exchange()
  await one.exchange()
  expect(one.ask(1)).toBe(71)
  await sql`update call_counts set until = now() - interval '1 ms' where calls = 40`.execute(databases.worker)
  await one.exchange()
  expect(one.ask(1)).toBe(32)
  await one.exchange()
  await purgeCallCounts(databases.worker)
  expect((await sql`select calls from call_counts`.execute(databases.worker)).rows).toEqual([{ calls: 32 }])
  expect(one.ask(1, 'person 1', 'read', Date.now() + 60_001)).toBe(1)
})

test('lines that no longer count are forgotten, of whichever process', async () => {
  const [one, other] = [web(), web()]
  one.ask(30)
  other.ask(40)
  await one.exchange()
  await other.exchange()
  await sql`update call_counts set until = now() - interval '1 ms' where calls = 40`.execute(databases.worker)
  await purgeCallCounts(databases.worker)
  expect((await sql`select calls from call_counts`.execute(databases.worker)).rows).toEqual([{ calls: 30 }])
})

test('of too many people who was not seen for longest is forgotten', () => {
  const { counts } = web()
  for (let n = 0; n < 10_001; n++) {
    counts.count('read', `person ${n}`, most)
    counts.count('read', 'always there', most)
  }
  expect(counts.count('read', 'person 1', most).current).toBe(1)
  expect(counts.count('read', 'person 10000', most).current).toBe(2)
  expect(counts.count('read', 'always there', most).current).toBe(10_002)
})
