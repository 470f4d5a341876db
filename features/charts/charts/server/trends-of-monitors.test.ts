// How monitors stand: every number is the total of the list of its time.
import { Question } from '@guanlan/features/articles/articles/contract'
import { type CountOfDay, countOf, queryOfQuestion } from '@guanlan/features/articles/articles/server/questions'
import { withScope } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import type { MonitorTrends } from '../contract.ts'
import { chartServer } from './index.ts'
import { trendOfMonitor } from './trend-of-monitor.ts'

/** Of a day, before the clock of now. */
const day = (at: number, count: number, more: Partial<CountOfDay> = {}): CountOfDay => ({
  ...{ monitorId: 1, day: at, back: -at, count, negative: 0, untilNow: count },
  ...more,
})

describe('what the days of a monitor say', () => {
  test('seven times 24 hours up to now, beside the seven before those', () => {
    const late = (at: number, count: number) => day(at, count, { back: -at - 1, untilNow: 0 })
    const days = [
      day(0, 3),
      late(-1, 2),
      day(-6, 4, { negative: 2 }),
      late(-7, 4),
      day(-7, 5),
      day(-13, 7),
      day(-14, 100),
    ]
    expect(trendOfMonitor(1, days)).toMatchObject({
      ...{ days: [8, 0, 0, 0, 0, 0, 5], today: 3, count: 13, negative: 2, before: 12 },
    })
  })

  test.each([
    ['of two days says nothing', [day(-2, 5)], null],
    ['counts days without articles', [day(-4, 8)], 0],
    ['is the middle one', [day(-1, 1), day(-2, 7, { untilNow: 2 }), day(-3, 9)], 2],
    ['is between the middle two', [day(-1, 1), day(-2, 2), day(-3, 4), day(-4, 9)], 3],
  ])('what is usual %s', (_, days, usual) => expect(trendOfMonitor(1, days).usual).toBe(usual))
})

describe('asked', () => {
  const { as, databases } = openFeature([chartServer])

  beforeAll(async () => {
    await sql`insert into monitors (id, org_id, kind, name, rule, version) values (700, 7, 'item', '青麓', '甲', 1), (701, 7, 'item', '云桥', '甲', 1), (800, 8, 'item', '别家', '甲', 1)`.execute(
      databases().worker,
    )
    const articles = Array.from({ length: 120 }, (_, n) =>
      newArticle({
        title: `第${n + 1}条`,
        body: String.fromCodePoint(0x4e00 + n * 97).repeat(60),
        publishedAt: new Date(Date.now() - n * 5.3 * 3_600_000),
        sentiment: n % 3 === 0 ? -1 : 0,
        hits: [
          { orgId: 7, monitorId: n % 4 === 0 ? 701 : 700, version: 1 },
          ...(n % 9 === 0 ? [{ orgId: 8, monitorId: 800, version: 1 }] : []),
        ],
      }),
    )
    await databases()
      .worker.transaction()
      .execute(tx => storeArticles(tx, articles, new Map()))
  })

  test.each([7, 8] as const)('by organisation %i, each number is that of the list it opens', async orgId => {
    const data: MonitorTrends = (await as('member', orgId)('GET', '/inews/monitorChart/standings')).data
    expect(data.monitors.map(({ monitorId }) => monitorId).sort()).toEqual(orgId === 7 ? [700, 701] : [800])
    const listed = (monitorId: number, from: string, sentiment?: string) =>
      withScope(databases().app, { orgId, userId: orgId * 10 + 1 }, scope =>
        countOf(
          scope,
          queryOfQuestion(
            Question.parse({
              ...{ from, to: data.to },
              filters: sentiment ? [{ field: 'sentiment', is: 'is', values: [sentiment] }] : [],
            }),
            [monitorId],
          ),
        ),
      )
    for (const { monitorId, count, today, negative, usual } of data.monitors) {
      expect(await listed(monitorId, data.from)).toBe(count)
      expect(await listed(monitorId, data.today)).toBe(today)
      expect(await listed(monitorId, data.from, '-1')).toBe(negative)
      expect(usual).not.toBeNull()
    }
  })

  test('what is removed counts no more', async () => {
    const before: MonitorTrends = (await as()('GET', '/inews/monitorChart/standings')).data
    await sql`update hits set removed_at = now() where org_id = 7 and monitor_id = 701`.execute(databases().worker)
    const after: MonitorTrends = (await as()('GET', '/inews/monitorChart/standings')).data
    expect([before.monitors.length, after.monitors.length]).toEqual([2, 1])
  })

  test('nothing stands beside a week before that is not kept as a whole', async () => {
    const standings = async (): Promise<MonitorTrends> =>
      (await as('member', 8)('GET', '/inews/monitorChart/standings')).data
    expect((await standings()).monitors.map(({ before }) => before)).toEqual([expect.any(Number)])
    await sql`delete from org_articles where org_id = 8 and published_at < now() - interval '12 days'`.execute(
      databases().worker,
    )
    expect((await standings()).monitors.map(({ before }) => before)).toEqual([null])
  })
})
