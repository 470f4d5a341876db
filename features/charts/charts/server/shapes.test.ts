// The week and the split volume: every number is the total of the list narrowed to it, folded and not.
import { type Filter, Question } from '@guanlan/features/articles/articles/contract'
import { countOf, queryOfQuestion } from '@guanlan/features/articles/articles/server/questions'
import { withScope } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import { type SplitVolume, splitFields, type WeekHours } from '../contract.ts'
import { chartServer } from './index.ts'
import { partsOf } from './split.ts'

const { as, databases } = openFeature([chartServer])
const hourMs = 3_600_000
const range = { from: '2026-11-16T00:00:00.000Z', to: '2026-11-20T23:59:59.000Z' }
const mediaTypes = ['web', 'weixin', 'weibo', 'press', 'app', 'fmn', 'bbs', 'program', 'comment', 'broadcast'] as const
const provinces = [110000, 310000, 440300, 440100, 330000, 320000, 510000, 420000, 430000, 370000, undefined] as const

beforeAll(async () => {
  await sql`insert into monitors (id, org_id, kind, name, rule, version) values (700, 7, 'item', '青麓', '甲', 1), (701, 7, 'item', '另一', '甲', 1), (800, 8, 'item', '别家', '甲', 1)`.execute(
    databases().worker,
  )
  const hit = (monitorId: number, orgId = 7) => ({ orgId, monitorId, version: 1 })
  const articles = Array.from({ length: 44 }, (_, n) =>
    newArticle({
      title: `第${n + 1}条`,
      // Copies of each other, four by four, and a day and an hour apart.
      body: String.fromCodePoint(0x4e00 + (n % 11) * 97).repeat(60),
      publishedAt: new Date(Date.parse(range.from) + Math.floor(n / 11) * 25 * hourMs + (n % 11) * hourMs),
      mediaType: mediaTypes[n % mediaTypes.length] ?? 'web',
      ...(provinces[n % 11] !== undefined && { region: provinces[n % 11] }),
      sentiment: ([-1, 0, 1] as const)[n % 3],
      language: n % 5 === 0 ? 'en' : 'zh-CN',
      media: `媒体${n % 6}`,
      hits: n % 2 ? [hit(700)] : [hit(700), hit(701)],
    } as Parameters<typeof newArticle>[0]),
  )
  const others = [newArticle({ title: '别家的', publishedAt: new Date(range.from), hits: [hit(800, 8)] })]
  await databases()
    .worker.transaction()
    .execute(tx => storeArticles(tx, [...articles, ...others], new Map()))
})

const ask = async (chart: string, more: object = {}, org: 7 | 8 = 7) =>
  (await as('member', org)('POST', `/inews/monitorChart/${chart}`, { ...range, ...more })).data
const listed = (filters: Filter[], more: object = {}) =>
  withScope(databases().app, { orgId: 7, userId: 71 }, scope =>
    countOf(scope, queryOfQuestion(Question.parse({ ...range, filters, ...more }), null)),
  )
const is = (field: Filter['field'], ...values: string[]): Filter => ({ field, is: 'is', values })

describe.each([false, true])('folded: %s', fold => {
  test('hours of the week are the lists they open', async () => {
    const cells: WeekHours = await ask('weekdayHour', { fold })
    expect(cells.length).toBeGreaterThan(20)
    for (const { weekday, hour, count, negative } of cells) {
      const own = [is('weekday', String(weekday)), is('hour', String(hour))]
      expect(await listed(own, { fold })).toBe(count)
      expect(await listed([...own, is('sentiment', '-1')], { fold })).toBe(negative)
    }
    if (!fold) expect(cells.reduce((sum, { count }) => sum + count, 0)).toBe(44)
  })

  test.each(splitFields)('parts by %s are the lists they open', async by => {
    const { points, parts, unit }: SplitVolume = await ask('split', { by, fold })
    expect(unit).toBe('day')
    expect(parts.length).toBeLessThanOrEqual(9)
    const top = parts.flatMap(({ value }) => value ?? [])
    for (const { value, counts } of parts)
      for (const [at, count] of counts.entries()) {
        const next = points[at + 1]
        const own = value === null ? (top.length ? [{ ...is(by, ...top), is: 'isNot' as const }] : []) : [is(by, value)]
        const times = {
          from: (points[at] ?? '') > range.from ? points[at] : range.from,
          to: next ? new Date(Date.parse(next) - 1).toISOString() : range.to,
        }
        expect(await listed(own, { fold, ...times }), `${by} ${value} ${times.from}`).toBe(count)
      }
  })
})

test('says nothing of another organisation, and refuses what is no field', async () => {
  expect((await ask('weekdayHour', {}, 8)).map(({ count }: { count: number }) => count)).toEqual([1])
  expect(
    (await as('member', 8)('POST', '/inews/monitorChart/split', { ...range, by: 'monitor', monitor: 700 })).http,
  ).toBe(404)
  const refused = await as()('POST', '/inews/monitorChart/split', { ...range, by: 'author' })
  expect(refused).toMatchObject({ http: 400, problems: [{ field: 'by' }] })
})

test('scales keep their order, the rest is last', () => {
  const at = new Date(0)
  const cells = [null, '-1', '1'].map((value, count) => ({ at, value, count }))
  expect(partsOf('sentiment', cells, [0]).map(({ value }) => value)).toEqual(['1', '-1', null])
  expect(partsOf('language', cells, [0]).map(({ value }) => value)).toEqual(['1', '-1', null])
})
