// An earlier stretch beside a question: its points are those of the question, moved back, and each is the total of its list.
import { Question } from '@guanlan/features/articles/articles/contract'
import { countOf, queryOfQuestion } from '@guanlan/features/articles/articles/server/questions'
import { withScope } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import type { Against, Earlier } from '../contract.ts'
import { earlierPoints, isDisturbed } from './against.ts'
import { chartServer } from './index.ts'
import { sameClock } from './zone.ts'

const { as, databases } = openFeature([chartServer])
const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Midnight in Shanghai. */
const day0 = Date.parse('2026-03-05T16:00:00Z')
const at = (days: number, ms = 0) => new Date(day0 + days * dayMs + ms).toISOString()

beforeAll(async () => {
  await sql`insert into monitors (id, org_id, kind, name, rule, version, created_at) values (700, 7, 'item', '青麓', '甲', 1, ${at(-400)}), (701, 7, 'item', '新项', '甲', 1, ${at(0)}), (800, 8, 'item', '别家', '甲', 1, ${at(-400)})`.execute(
    databases().worker,
  )
  const body = '新车发布会在今晚举行，多家媒体到场，价格与配置一并公布，交付从下月开始，官方称订单超出预期。'.repeat(4)
  const articles = Array.from({ length: 60 }, (_, n) =>
    newArticle({
      title: `第 ${n} 条`,
      body:
        n % 3 === 0
          ? body
          : String.fromCodePoint(0x4e00 + n * 7).repeat(80) + String.fromCodePoint(0x5e00 + n * 11).repeat(80),
      publishedAt: new Date(day0 - 20 * dayMs + n * 7 * hourMs),
      hits: [{ orgId: 7, monitorId: 700, version: 1 }],
    }),
  )
  await databases()
    .worker.transaction()
    .execute(tx => storeArticles(tx, articles, new Map()))
})

const ask = async (against: Against, more: object = {}, org: 7 | 8 = 7) =>
  as('reader', org)('POST', '/inews/monitorChart/against', { from: at(-7), to: at(-1, 9.5 * hourMs), ...more, against })

test.each([
  ['before', false],
  ['before', true],
  ['lastWeek', false],
  [{ since: at(-18, hourMs) }, true],
] as const)('%s (folded: %s): each point is the total of its list', async (against, fold) => {
  const question = { monitor: 700, fold }
  const earlier: Earlier = (await ask(against, question)).data
  const listed = ({ from, to }: { from: string; to: string }) =>
    withScope(databases().app, { orgId: 7, userId: 71 }, scope =>
      countOf(scope, queryOfQuestion(Question.parse({ from, to, ...question }), [700])),
    )
  expect(earlier.state).toBe('known')
  expect(earlier.points).toHaveLength(7)
  expect(earlier.total.count).toBe(await listed(earlier))
  expect(earlier.total.count).toBeGreaterThan(10)
  for (const point of earlier.points) expect(point.count, point.from).toBe(await listed(point))
  // The last point covers nine and a half hours, as that of the question does.
  const last = earlier.points.at(-1)
  expect(Date.parse(last?.to ?? '') - Date.parse(last?.from ?? '')).toBeCloseTo(9.5 * hourMs, -2)
})

test('what is not known says so, of another organisation nothing is told, and a later stretch is refused', async () => {
  expect((await ask('lastYear', { monitor: 700 })).data).toMatchObject({ state: 'notKept', total: { count: 0 } })
  expect((await ask('before', { monitor: 701 })).data.state).toBe('beforeMonitor')
  expect(
    (await ask('before', { monitor: 700, filters: [{ field: 'author', is: 'is', values: ['无人'] }] })).data.state,
  ).toBe('nothing')
  expect((await ask('before', {}, 8)).data).toMatchObject({ state: 'notKept', total: { count: 0 } })
  expect((await ask('before', { monitor: 700 }, 8)).code).not.toBe(0)
  const later = await ask({ since: at(-7) }, { monitor: 700 })
  expect(later.msg).toContain('早于')
  expect((await ask('yesterday' as 'before', { monitor: 700 })).data ?? null).toBeNull()
})

test('disturbed is a fiftieth of the time or of what usually comes', () => {
  const outage = (kind: 'ours' | 'source' | 'stood', hours: number) => ({
    ...{ kind, name: null, from: new Date(day0), to: new Date(day0 + hours * hourMs) },
  })
  expect(isDisturbed([], 7 * dayMs, 0)).toBe(false)
  expect(isDisturbed([outage('stood', 1)], 7 * dayMs, 0)).toBe(false)
  expect(isDisturbed([outage('stood', 4)], 7 * dayMs, 0)).toBe(true)
  expect(isDisturbed([outage('source', 100)], 7 * dayMs, 0.01)).toBe(false)
  expect(isDisturbed([outage('source', 1)], 7 * dayMs, 0.1)).toBe(true)
})

test.each([
  ['2026-11-24T05:00:00Z', { years: 1 }, 'Asia/Shanghai', '2025-11-24T05:00:00Z'],
  ['2024-02-29T04:00:00Z', { years: 1 }, 'Asia/Shanghai', '2023-02-28T04:00:00Z'],
  ['2026-03-01T04:00:00Z', { years: 1 }, 'Asia/Shanghai', '2025-03-01T04:00:00Z'],
  // Noon in Berlin, a week before the clock was changed.
  ['2026-03-31T10:00:00Z', { days: 7 }, 'Europe/Berlin', '2026-03-24T11:00:00Z'],
])('the clock of %s, %o before in %s, is %s', (moment, back, zone, expected) => {
  expect(new Date(sameClock(Date.parse(moment), back, zone)).toISOString()).toBe(new Date(expected).toISOString())
})

test('of today, which still runs, the hours of the stretch before are as long as those of today', () => {
  const today = { from: new Date(day0), to: new Date(day0 + 3 * hourMs + 20 * 60_000) }
  const points = earlierPoints(today, 'lastWeek', 'Asia/Shanghai')
  expect(points.map(({ from, to }) => Math.round((to - from) / 60_000))).toEqual([60, 60, 60, 20])
  expect(points[0]?.from).toBe(day0 - 7 * dayMs)
  const before = earlierPoints(today, 'before', 'Asia/Shanghai')
  expect(before.at(-1)?.to).toBe(day0 - 1)
})
