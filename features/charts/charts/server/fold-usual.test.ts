// What is usual is counted as the trend beside it: folded with folded, over stored articles.
import { type Databases, withScope } from '@guanlan/platform/server'
import { beforeAll, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { openWithOrganisations } from '../../../articles/articles/server/testing/organisations.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import { overviewOf } from './overview.ts'

const hourMs = 3_600_000
const zone = 'Asia/Shanghai'
const to = new Date('2026-11-20T04:00:00Z')
const from = new Date(to.getTime() - 24 * hourMs)

let databases: Databases
beforeAll(async () => {
  const opened = await openWithOrganisations(7)
  databases = opened.databases
  await databases.worker.transaction().execute(tx => storeArticles(tx, planted(), new Map()))
  return opened.close
})

const notice =
  '青麓河水位通报：今日八时水位与昨日持平，各闸口照常启闭，过往船只按规定航道行驶，遇有变化另行通知，请沿岸居民留意。'

/** One notice, printed anew at every hour of ten days: one story, of which a day has 24 copies. */
function planted() {
  return Array.from({ length: 240 }, (_, n) =>
    newArticle({
      title: `水位通报 ${n}`,
      body: notice,
      publishedAt: new Date(to.getTime() - (240 - n) * hourMs + 60_000),
      hits: [{ orgId: 7, monitorId: 700, version: 1 }],
    }),
  )
}

const trendOf = (fold: boolean, monitorIds: number[] | null = [700]) =>
  withScope(databases.app, { orgId: 7, userId: 1 }, async scope => {
    const { trend } = await overviewOf(scope, { monitorIds, from, to, filters: [], fold }, zone)
    return trend.map(({ count, usual }) => ({ count, usual }))
  })

// Folded, an hour counts the stories told in it, as its list has them: this one is told at every hour.
test.each([
  [false, [700]],
  [false, null],
  [true, [700]],
  [true, null],
])('each hour has what it usually has (folded: %o, monitors %o)', async (fold, monitors) => {
  expect(new Set((await trendOf(fold, monitors)).map(point => `${point.count}/${point.usual}`))).toEqual(
    new Set(['1/1', '0/0']),
  )
})

test('folded, the whole counts a story of many hours once', async () => {
  const total = await withScope(databases.app, { orgId: 7, userId: 1 }, scope =>
    overviewOf(scope, { monitorIds: [700], from, to, filters: [], fold: true }, zone),
  ).then(overview => overview.total.count)
  expect(total).toBe(1)
})
