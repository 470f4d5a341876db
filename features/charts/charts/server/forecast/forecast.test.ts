// A band for what comes, and what is printed beside it: how such bands did.
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { newArticle } from '../../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../../articles/articles/server/testing/store-articles.ts'
import type { Forecast } from '../../contract.ts'
import { chartServer } from '../index.ts'
import { bandOf, type Known } from './bands.ts'
import { disturbedShare } from './forecast.ts'

const { as, databases } = openFeature([chartServer])
const [hourMs, dayMs] = [3_600_000, 86_400_000]
/** A Friday, at midnight in Shanghai; the range ends with it. */
const friday = Date.parse('2026-03-05T16:00:00Z')
const days = (count: number) => ({
  from: new Date(friday - (count - 1) * dayMs).toISOString(),
  to: new Date(friday + dayMs - 1).toISOString(),
})

beforeAll(async () => {
  await sql`insert into monitors (id, org_id, kind, name, rule, version) values (700, 7, 'item', '青麓', '甲', 1), (701, 7, 'item', '新设', '甲', 1), (800, 8, 'item', '别家', '甲', 1)`.execute(
    databases().worker,
  )
  const article = (at: number, monitorId: number) =>
    newArticle({ publishedAt: new Date(at), hits: [{ orgId: 7, monitorId, version: 1 }] })
  // Nine at ten in the morning of each workday, one on the others; of the last Wednesday nineteen.
  const usual = Array.from({ length: 63 }, (_, n) => friday - n * dayMs).flatMap(day => {
    const isWeekend = [0, 6].includes(new Date(day + 8 * hourMs).getUTCDay())
    const count = isWeekend ? 1 : day === friday - 2 * dayMs ? 19 : 9
    return Array.from({ length: count }, (_, n) => article(day + 10 * hourMs + n * 60_000, 700))
  })
  const young = Array.from({ length: 16 }, (_, n) => article(friday - n * dayMs + hourMs, 701))
  await databases()
    .worker.transaction()
    .execute(tx => storeArticles(tx, [...usual, ...young], new Map()))
})

async function ask(more: object, org: 7 | 8 = 7): Promise<Forecast> {
  const { data, msg } = await as('reader', org)('POST', '/inews/monitorChart/forecast', more)
  expect(data, msg).toBeTruthy()
  return data
}

test('the week after a range of days: workdays like workdays, the weekend like weekends, and how that did before', async () => {
  const { state, unit, points, backtest } = await ask({ ...days(14), monitor: 700 })
  expect([state, unit]).toEqual(['known', 'day'])
  expect(points[0]?.from).toBe(new Date(friday + dayMs).toISOString())
  expect(points.map(({ middle }) => middle)).toEqual([1, 1, 9, 9, 9, 9, 9])
  // The one that had nineteen is out of its band, ten articles beside its middle.
  expect(backtest).toMatchObject({ points: 27, inside: 26 / 27, meanError: 10 / 27 })
})

test('the day after a range of hours', async () => {
  const { unit, points } = await ask({ ...days(2), monitor: 700 })
  expect([unit, points.length]).toEqual(['hour', 24])
  expect(points.map(({ middle }) => middle)).toEqual(Array.from({ length: 24 }, (_, hour) => (hour === 10 ? 1 : 0)))
})

test('fewer than three weeks, or the articles of another organisation, give no band', async () => {
  const none = { state: 'tooShort', points: [], backtest: null }
  expect(await ask({ ...days(14), monitor: 701 })).toMatchObject(none)
  expect(await ask(days(14), 8)).toMatchObject(none)
})

test('no band where the installation stood still for much of the four weeks', async () => {
  const stretch = (from: number, to: number) =>
    sql`insert into running_stretches (begun_at, beaten_at) values (${new Date(from)}, ${new Date(to)})`.execute(
      databases().worker,
    )
  await stretch(friday - 60 * dayMs, friday - 20 * dayMs)
  await stretch(friday - 12 * dayMs, friday + dayMs)
  await stretch(friday + dayMs, Date.now())
  expect(await ask({ ...days(14), monitor: 700 })).toMatchObject({ state: 'disturbed', points: [] })
  await sql`delete from running_stretches`.execute(databases().worker)
})

describe('peers', () => {
  const known = (counts: Record<number, number>, more: Partial<Known> = {}): Known => ({
    countAt: new Map(Object.entries(counts).map(([day, n]) => [Number(day) * dayMs, n])),
    oldest: 0,
    isDisturbed: () => false,
    pointAt: moment => {
      const at = Math.floor(moment / dayMs) * dayMs
      return { at, until: at + dayMs - 1 }
    },
    ...more,
  })
  const day = (n: number) => ({ at: n * dayMs, until: (n + 1) * dayMs - 1 })
  const counts = { 7: 1, 14: 2, 21: 3, 28: 4, 35: 50 }
  test.each([
    ['the four weeks before', known(counts), 42, 3.5],
    ['a week that is not over is replaced by one before', known(counts), 35.5, 2.5],
    ['a disturbed week, too', known(counts, { isDisturbed: ({ at }) => at === 35 * dayMs }), 42, 2.5],
    ['weeks before the first are none', known(counts, { oldest: 21 * dayMs }), 42, 4],
    ['two weeks are too few', known(counts, { oldest: 28 * dayMs }), 42, undefined],
  ])('%s', (_, its, now, middle) => {
    expect(bandOf(day(42), its, now * dayMs)?.middle).toBe(middle)
  })
})

test('what overlaps is lost once, and only what lies within counts', () => {
  const outage = (from: number, to: number) => ({ from: new Date(from), to: new Date(to) })
  expect(disturbedShare([outage(50, 70), outage(-5, 10), outage(60, 80), outage(90, 200)], 0, 100)).toBeCloseTo(0.5)
  expect(disturbedShare([], 0, 100)).toBe(0)
})
