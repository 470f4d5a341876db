// Indices: each day's amounts are those of its list, by the calendar of the organisation; what cannot be is refused by field.
import { Question } from '@guanlan/features/articles/articles/contract'
import { articleServer } from '@guanlan/features/articles/articles/server'
import { countOf, queryOfQuestion } from '@guanlan/features/articles/articles/server/questions'
import type { IndexData } from '@guanlan/features/boards/index-tasks/contract'
import { indexTasksServer, startDueCounting, storeNextStretch } from '@guanlan/features/boards/index-tasks/server'
import { withScope } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import { boardsServer } from './index.ts'

const { as, databases, undo } = openFeature([articleServer, boardsServer, indexTasksServer], ['index_tasks'])
const path = '/inews/indexTask'
const begin = Date.parse('2026-11-09T16:00:00.000Z')
const hourMs = 3_600_000

/** Thirty articles, each five hours after the one before; midnight of the organisation's day is 16:00 UTC. */
beforeAll(async () => {
  const { worker } = databases()
  await sql`insert into monitors (id, org_id, kind, name, rule, version) values (700, 7, 'item', '青麓', '甲', 1)`.execute(
    worker,
  )
  const articles = Array.from({ length: 30 }, (_, n) =>
    newArticle({
      title: `第${n + 1}条`,
      body: String.fromCodePoint(0x4e00 + n * 97).repeat(60),
      publishedAt: new Date(begin + n * 5 * hourMs),
      sentiment: n % 4 === 0 ? -1 : 0,
      hits: [{ orgId: 7, monitorId: 700, version: 1 }],
    }),
  )
  await worker.transaction().execute(tx => storeArticles(tx, articles, new Map()))
})

const draft = {
  ...{ name: '青麓指数', monitorId: 700, baseDay: '2026-11-10', smoothing: 1 },
  measures: [
    { measure: 'articles', weight: 3 },
    { measure: 'negativeShare', weight: -1 },
  ],
}
const counted = (from: number, to: number) =>
  withScope(databases().app, { orgId: 7, userId: 71 }, scope =>
    countOf(
      scope,
      queryOfQuestion(Question.parse({ from: new Date(from).toISOString(), to: new Date(to).toISOString() }), [700]),
    ),
  )

test('each day counts the articles of its list, and the base day is 100', async () => {
  const { id } = (await as()('POST', `${path}/add`, draft)).data
  const { data } = await as()('POST', `${path}/dataList`, {
    id,
    startTime: new Date(begin).toISOString(),
    endTime: new Date(begin + 5 * 24 * hourMs - 1).toISOString(),
  })
  const { list } = data as IndexData
  expect(list.map(({ day }) => day)).toEqual(['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13', '2026-11-14'])
  expect(list[0]?.value).toBe(100)
  for (const [n, { parts }] of list.entries())
    expect(parts[0]?.amount).toBe(await counted(begin + n * 24 * hourMs, begin + (n + 1) * 24 * hourMs - 1))
})

test('it is changed by version, refused in an older one, removed and brought back, and another organisation sees nothing', async () => {
  const made = (await as()('POST', `${path}/add`, draft)).data
  expect((await as()('GET', `${path}/getById?id=${made.id}`)).data).toMatchObject({ name: '青麓指数', status: 2 })
  const changed = await as()('PUT', `${path}/update`, { ...made, smoothing: 7 })
  expect(changed.data).toMatchObject({ smoothing: 7, version: 2 })
  expect((await as()('PUT', `${path}/update`, { ...made, smoothing: 3 })).http).toBe(409)
  expect((await as('member', 8)('GET', `${path}/getById?id=${made.id}`)).http).toBe(404)
  const removed = await as()('DELETE', `${path}/del?id=${made.id}`)
  expect(removed.data).toEqual({ changed: 1 })
  await undo(removed.operation)
  expect((await as()('POST', `${path}/list`, {})).data.total).toBe(1)
})

test.each([
  [
    'weights that add up to 0',
    {
      measures: [
        { measure: 'articles', weight: 1 },
        { measure: 'stories', weight: -1 },
      ],
    },
    'measures',
  ],
  ['one measure', { measures: [{ measure: 'articles', weight: 1 }] }, 'measures'],
  [
    'the same measure twice',
    {
      measures: [
        { measure: 'articles', weight: 1 },
        { measure: 'articles', weight: 2 },
      ],
    },
    'measures',
  ],
  ['a day that is none', { baseDay: '2026-02-30' }, 'baseDay'],
  ['a monitor and a brand', { brand: '青禾' }, 'monitorId'],
  ['a monitor that is not there', { monitorId: 799 }, 'monitorId'],
  ['a month of smoothing', { smoothing: 30 }, 'smoothing'],
])('refused: %s', async (_, more, field) => {
  const { http, problems } = await as()('POST', `${path}/add`, { ...draft, ...more })
  expect([http, problems?.[0]?.field]).toEqual([400, field])
})

test('90 days, smoothed over 28, are asked piece by piece, each day once and in order', async () => {
  const { id } = (await as()('POST', `${path}/add`, { ...draft, smoothing: 28 })).data
  const { data, msg } = await as()('POST', `${path}/dataList`, {
    id,
    startTime: new Date(begin - 80 * 24 * hourMs).toISOString(),
    endTime: new Date(begin + 9 * 24 * hourMs).toISOString(),
  })
  expect(msg).toBe('')
  const days = (data as IndexData).list.map(({ day }) => day)
  expect(days).toEqual([...new Set(days)].toSorted())
  expect(days.length).toBe(90)
  // Days without any article are gaps, and lower no mean: thirty articles lie on seven days.
  const { list } = data as IndexData
  expect(list.at(-1)?.value).toBeNull()
  const last = list.findLast(({ value }) => value !== null)
  expect(last?.day).toBe('2026-11-16')
  expect((last?.parts[0]?.amount ?? 0) * 7).toBeCloseTo(await counted(begin, begin + 7 * 24 * hourMs))
})

test('a time of more than 13 months, and one that ends before it begins, are refused', async () => {
  const { id } = (await as()('POST', `${path}/add`, draft)).data
  const at = (startTime: string, endTime: string) => as()('POST', `${path}/dataList`, { id, startTime, endTime })
  expect((await at('2025-09-01T00:00:00Z', '2026-11-01T00:00:00Z')).msg).toBe('所选时间超过 13 个月')
  expect((await at('2026-11-02T00:00:00Z', '2026-11-01T00:00:00Z')).msg).toBe('结束时间早于开始时间')
})

test('days that are over are stored by night and shown from there, and counted anew when the subject changes', async () => {
  const made = (await as()('POST', `${path}/add`, { ...draft, smoothing: 3 })).data
  const time = { startTime: new Date(begin).toISOString(), endTime: new Date(begin + 8 * 24 * hourMs).toISOString() }
  const ask = async () => ((await as()('POST', `${path}/dataList`, { id: made.id, ...time })).data as IndexData).list
  const live = await ask()
  const { app, worker } = databases()
  const night = new Date(begin + 10 * 24 * hourMs)
  const store = async (now: Date) => {
    let stretches = 0
    while (await withScope(app, { orgId: 7, now }, storeNextStretch)) stretches++
    return stretches
  }
  expect(await startDueCounting(worker, night)).toBe(1)
  expect(await store(night)).toBeGreaterThan(0)
  expect([await store(night), await startDueCounting(worker, night)]).toEqual([0, 0])
  expect(await ask()).toEqual(live)
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from index_days where org_id = 7 and index_id = ${made.id}`.execute(worker)
  expect(rows[0]?.n).toBe(397)
  // What is stored is what is shown; the next midnight counts the last weeks once more.
  await sql`
    update index_days set amounts = jsonb_set(amounts, '{count}', '400') where org_id = 7 and index_id = ${made.id} and day = '2026-11-12'`.execute(
    worker,
  )
  const amountOf12 = async () => (await ask()).find(({ day }) => day === '2026-11-12')?.parts[0]?.amount
  expect(await amountOf12()).toBeGreaterThan(100)
  expect(await store(new Date(night.getTime() + 24 * hourMs))).toBeGreaterThan(0)
  expect(await ask()).toEqual(live)
  expect((await as()('PUT', `${path}/update`, { ...made, monitorId: null, brand: '无此品牌' })).http).toBe(200)
  expect((await ask()).every(({ parts }) => (parts[0]?.amount ?? 0) === 0)).toBe(true)
})
