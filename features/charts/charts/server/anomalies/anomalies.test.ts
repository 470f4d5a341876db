// What is out of the usual, what brought it, and that each number is the total of its list.
import { Question } from '@guanlan/features/articles/articles/contract'
import { countOf, queryOfQuestion } from '@guanlan/features/articles/articles/server/questions'
import { withScope } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newArticle } from '../../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../../articles/articles/server/testing/store-articles.ts'
import type { Anomalies, Why } from '../../contract.ts'
import { chartServer } from '../index.ts'
import { anomaliesAmong } from './points.ts'

const { as, databases } = openFeature([chartServer])
const dayMs = 86_400_000
/** A Friday, at midnight in Shanghai. */
const friday = Date.parse('2026-03-05T16:00:00Z')
const range = { from: new Date(friday - 6 * dayMs).toISOString(), to: new Date(friday + dayMs - 1).toISOString() }

let made = 0
const articleAt = (at: number, media: string, keyword: string, region: number, body?: string, monitorId = 700) => {
  made++
  return newArticle({
    title: `第 ${made} 条消息`,
    body:
      body ?? String.fromCodePoint(0x4e00 + made * 7).repeat(80) + String.fromCodePoint(0x5e00 + made * 11).repeat(80),
    ...{ media, region, keywords: [keyword] },
    publishedAt: new Date(at),
    hits: [{ orgId: 7, monitorId, version: 1 }],
  })
}

beforeAll(async () => {
  await sql`insert into monitors (id, org_id, kind, name, rule, version) values (700, 7, 'item', '青麓', '甲', 1), (701, 7, 'item', '停更', '甲', 1), (800, 8, 'item', '别家', '甲', 1)`.execute(
    databases().worker,
  )
  const usual = Array.from({ length: 35 }, (_, day) => day - 34).flatMap(day =>
    Array.from({ length: 4 }, (_, n) =>
      articleAt(friday + day * dayMs + (n + 1) * 3_600_000, `常报${n}`, '日常', 110000),
    ),
  )
  const release = '新车发布会在今晚举行，多家媒体到场，价格与配置一并公布，交付从下月开始，官方称订单超出预期。'.repeat(
    4,
  )
  const more = Array.from({ length: 20 }, (_, n) =>
    articleAt(friday + (n % 20) * 1_800_000 + 1_000, '新报', '发布会', 440000, n < 8 ? release : undefined),
  )
  // A medium that told of it every Friday, and not on the last one.
  const missing = [4, 3, 2, 1].flatMap(week =>
    Array.from({ length: 15 }, (_, n) =>
      articleAt(friday - week * 7 * dayMs + n * 3_600_000, '停更报', '专栏', 310000, undefined, 701),
    ),
  )
  const left = [4, 3, 2, 1, 0].flatMap(week =>
    Array.from({ length: 5 }, (_, n) =>
      articleAt(friday - week * 7 * dayMs + n * 3_600_000, '常在报', '日常', 110000, undefined, 701),
    ),
  )
  await databases()
    .worker.transaction()
    .execute(tx => storeArticles(tx, [...usual, ...more, ...missing, ...left], new Map()))
})

const ask = async (path: 'anomalies' | 'why', more: object = {}, org: 7 | 8 = 7) => {
  const { data, msg } = await as('reader', org)('POST', `/inews/monitorChart/${path}`, { ...range, ...more })
  expect(data, msg).toBeTruthy()
  return data
}

test('a day with many more than on the same weekdays before is out of the usual, and the others are not', async () => {
  const found: Anomalies = await ask('anomalies', { monitor: 700 })
  expect(found).toMatchObject([{ at: new Date(friday).toISOString(), kind: 'rise', count: 24, usual: 4 }])
  expect(await ask('anomalies', {}, 8)).toEqual([])
})

test.each([false, true])('what brought it, each the total of its list (folded: %s)', async fold => {
  const stretch = { from: new Date(friday).toISOString(), to: range.to, monitor: 700, fold }
  const why: Why = await ask('why', stretch)
  const listed = (more: object) =>
    withScope(databases().app, { orgId: 7, userId: 71 }, scope =>
      countOf(scope, queryOfQuestion(Question.parse({ ...stretch, ...more }), [700])),
    )
  expect(why.count).toBe(await listed({}))
  expect(why.before).toBe(4)
  expect(why.causes.map(({ kind, before }) => [kind, before])).toEqual([
    ['story', 0],
    ['media', 0],
    ['region', 0],
    ['word', 0],
  ])
  for (const { kind, value, count } of why.causes) {
    const field = kind === 'word' ? 'keyword' : kind
    const filters = [{ field, is: 'is', values: [value] }]
    expect(count, kind).toBe(await listed({ filters, ...(kind === 'story' && { fold: false }) }))
    expect(count).toBeGreaterThan(1)
  }
  expect(why.causes[1]?.name).toBe('新报')
  expect(why.causes[3]?.value).toBe('发布会')
})

test.each([false, true])(
  'what is missing most in a dip, with what there was a week before (folded: %s)',
  async fold => {
    const found: Anomalies = await ask('anomalies', { monitor: 701, fold })
    expect(found).toMatchObject([{ at: new Date(friday).toISOString(), kind: 'dip', count: 5, usual: 20 }])
    const stretch = { from: new Date(friday).toISOString(), to: range.to, monitor: 701, fold }
    const why: Why = await ask('why', stretch)
    expect(why).toMatchObject({ count: 5, before: 20 })
    expect(why.causes).toMatchObject([
      { kind: 'media', name: '停更报', count: 0, before: 15, lastWeek: 15 },
      { kind: 'region', value: '310000', count: 0, before: 15, lastWeek: 15 },
      { kind: 'word', value: '专栏', count: 0, before: 15, lastWeek: 15 },
    ])
    for (const { kind, value, lastWeek } of why.causes) {
      const filters = [{ field: kind === 'word' ? ('keyword' as const) : kind, is: 'is' as const, values: [value] }]
      const moments = {
        from: new Date(friday - 7 * dayMs).toISOString(),
        to: new Date(friday - 6 * dayMs - 1).toISOString(),
      }
      const listed = await withScope(databases().app, { orgId: 7, userId: 71 }, scope =>
        countOf(scope, queryOfQuestion(Question.parse({ ...stretch, ...moments, filters }), [701])),
      )
      expect(lastWeek, kind).toBe(listed)
    }
  },
)

test('weeks before the first article of all are none, and the most unusual are told in order of time', () => {
  const point = (day: number) => ({ at: day * dayMs, until: (day + 1) * dayMs - 1 })
  const startAt = (at: number) => Math.floor(at / dayMs) * dayMs
  const counts = (days: Record<number, number>) =>
    Object.entries(days).map(([day, n]) => ({ at: new Date(Number(day) * dayMs), n }))
  expect(anomaliesAmong([point(28)], counts({ 14: 4, 21: 4, 28: 90 }), startAt)).toEqual([])
  expect(anomaliesAmong([point(28)], counts({ 1: 1, 28: 90 }), startAt)).toMatchObject([{ count: 90, usual: 0 }])
  expect(
    anomaliesAmong([point(28), point(29)], counts({ 0: 50, 1: 2, 7: 50, 14: 50, 21: 50, 29: 30 }), startAt),
  ).toMatchObject([
    { kind: 'dip', count: 0, usual: 50 },
    { kind: 'rise', count: 30, usual: 0 },
  ])
})
