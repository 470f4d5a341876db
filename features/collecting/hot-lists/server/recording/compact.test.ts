import { type Databases, openDatabases } from '@guanlan/platform/server'
import { migratedDatabase, type TestDatabase } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compactOldTopics } from './compact.ts'

let database: TestDatabase
let databases: Databases
beforeAll(async () => {
  database = await migratedDatabase()
  databases = openDatabases(database.url, { app: 1, worker: 1 })
})
afterAll(async () => {
  await databases.close()
  await database.drop()
})

const minute = 60_000
/** A topic with a change at each of these minutes; the first of its day is midnight. */
async function topic(
  daysAgo: number,
  changes: readonly (readonly [minute: number, rank: number | null, heat: number | null])[],
) {
  const db = databases.worker
  const begin = Math.floor((Date.now() - daysAgo * 86_400_000) / 86_400_000) * 86_400_000
  const at = (of: number) => new Date(begin + of * minute)
  const board = await db
    .insertInto('hot_boards')
    .values({ platform: `p${daysAgo}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  const event = await db.insertInto('hot_events').values({ title: '甲' }).returning('id').executeTakeFirstOrThrow()
  const seen = { first_seen: at(0), last_seen: at(changes.at(-1)?.[0] ?? 0), entered_at: at(0) }
  const { id } = await db
    .insertInto('hot_topics')
    .values({ board_id: board.id, event_id: event.id, key: '甲', title: '甲', ...seen, peak_rank: 2, peak_heat: 900 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('hot_changes')
    .values(changes.map(([of, rank, heat]) => ({ topic_id: id, at: at(of), rank, heat })))
    .execute()
  return async () => {
    const rows = await db.selectFrom('hot_changes').select('at').where('topic_id', '=', id).orderBy('at').execute()
    return rows.map(row => (row.at.getTime() - begin) / minute)
  }
}

test('of what is older than 30 days a change each ten minutes stays, and entries, exits and peaks', async () => {
  const course = [
    [0, 9, 100],
    [1, 8, 110],
    [2, 7, 120],
    [3, 2, 300],
    [4, 5, 900],
    [5, 5, 400],
    [6, null, null],
    [7, 6, 100],
    [8, 7, 90],
    [10, 8, 80],
    [11, 9, 70],
  ] as const
  const old = await topic(40, course)
  const young = await topic(3, course)
  expect(await compactOldTopics(databases.worker)).toBe(5)
  expect(await old()).toEqual([0, 3, 4, 6, 7, 10])
  expect(await young()).toEqual(course.map(([of]) => of))
  expect(await compactOldTopics(databases.worker)).toBe(0)
  expect(
    (await sql<{ n: number }>`select count(*)::int as n from hot_topics where thinned`.execute(databases.worker)).rows,
  ).toEqual([{ n: 1 }])
})
