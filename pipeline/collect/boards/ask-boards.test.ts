import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Database, openDatabases } from '@guanlan/platform/server'
import { migratedDatabase } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { askNextBoard } from './ask-boards.ts'
import { readAnswer } from './instances.ts'

const minute = Date.parse('2026-11-20T08:00:00Z')
let db: Database
let base: string
let answers: Record<string, unknown> = {}
beforeAll(async () => {
  const database = await migratedDatabase()
  const databases = openDatabases(database.url, { app: 1, worker: 2 })
  db = databases.worker
  const server = createServer((request, reply) => {
    const answer = answers[request.url ?? '']
    reply.writeHead(answer === undefined ? 404 : 200).end(typeof answer === 'string' ? answer : JSON.stringify(answer))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return async () => {
    server.close()
    await databases.close()
    await database.drop()
  }
})

const requested = (at: number) => askNextBoard(db, { newsnow: base, dailyhot: base }, new Date(minute + at * 60_000))
const topics = async (platform: string) =>
  (
    await sql<{ title: string; rank: number | null; peak_heat: number | null; minutes_on: number; entries: number }>`
      select t.title, t.rank, t.peak_heat, t.minutes_on, t.entries from hot_topics t join hot_boards b on b.id = t.board_id
      where b.platform = ${platform} order by t.id`.execute(db)
  ).rows

test('an own newsnow is asked; what it says from before is no observation; failures wait longer', async () => {
  await db
    .insertInto('hot_boards')
    .values({ platform: 'weibo', instance: 'newsnow', route: 'weibo', next_at: new Date(minute) })
    .execute()
  const answer = (updatedTime: number, ...titles: string[]) => ({
    status: 'success',
    updatedTime,
    items: titles.map(title => ({ title, url: 'https://a.example/', extra: { info: '1.2万' } })),
  })
  answers = { '/api/s?id=weibo': answer(minute, '甲事件', '乙事件') }
  expect([await requested(0), await requested(0)]).toEqual([true, false])
  answers = { '/api/s?id=weibo': { ...answer(minute, '乙事件'), status: 'cache' } }
  await requested(2)
  expect(await topics('weibo')).toMatchObject([{ title: '甲事件', rank: 1, peak_heat: 12_000 }, { rank: 2 }])
  answers = { '/api/s?id=weibo': answer(minute + 240_000, '乙事件') }
  await requested(4)
  expect(await topics('weibo')).toMatchObject([
    { rank: null, minutes_on: 4 },
    { rank: 1, minutes_on: 4, entries: 1 },
  ])
  answers = {}
  await requested(6)
  expect(await requested(8)).toBe(false)
  const [board] = await db.selectFrom('hot_boards').select(['failures', 'last_error']).execute()
  expect(board).toEqual({ failures: 1, last_error: 'answered 404' })
})

test('an own DailyHotApi is asked by route', async () => {
  await db.deleteFrom('hot_boards').execute()
  await db
    .insertInto('hot_boards')
    .values({ platform: 'zhihu', instance: 'dailyhot', route: 'zhihu', next_at: new Date(minute) })
    .execute()
  answers = {
    '/zhihu': {
      code: 200,
      updateTime: new Date(minute).toISOString(),
      fromCache: false,
      data: [{ title: '丙事件', hot: 3210000 }, null, 5],
    },
  }
  await requested(0)
  expect(await topics('zhihu')).toMatchObject([{ title: '丙事件', rank: 1, peak_heat: 3_210_000 }])
})

test.each([
  ['an error page', '<html>', 'no JSON'],
  ['a refusal', '{"code":500,"message":"Invalid source id"}', 'Invalid source id'],
  ['a list alone', '[]', 'no object'],
])('%s with 200 is no list', (_, body, problem) => expect(() => readAnswer('newsnow', body)).toThrow(problem))
