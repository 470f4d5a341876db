// A folded question: one row a story, its earliest article that fits, whoever asks.
import { type Databases, type Scope, withScope } from '@guanlan/platform/server'
import { beforeAll, expect, test } from 'vitest'
import type { Filter } from '../../contract.ts'
import type { NewArticle } from '../new-article.ts'
import { newArticle } from '../testing/new-article.ts'
import { openWithOrganisations } from '../testing/organisations.ts'
import { storeArticles } from '../testing/store-articles.ts'
import { countByMediaType, countOf, pageOf } from './find.ts'
import { loadArticles } from './load.ts'
import type { ArticleQuery } from './question.ts'

let databases: Databases
beforeAll(async () => {
  const opened = await openWithOrganisations(7)
  databases = opened.databases
  const hit = (...monitors: number[]) => monitors.map(monitorId => ({ orgId: 7, monitorId, version: 1 }))
  await databases.worker
    .transaction()
    .execute(tx =>
      storeArticles(
        tx,
        [
          article('雪线一', snow, 12, { mediaType: 'weibo', sentiment: -1, hits: hit(700) }),
          article('雪线二', snow, 10, { mediaType: 'web', hits: hit(700, 701) }),
          article('雪线三', `${snow}完。`, 14, { mediaType: 'web', sentiment: -1, hits: hit(701) }),
          article('鱼市', fish, 11, { mediaType: 'web', hits: hit(700, 701) }),
        ],
        new Map(),
      ),
    )
  return opened.close
})

const snow = '青麓河上游的雪线观测站今天恢复了人工读数，工作人员沿着旧路走了四个小时，把三只损坏的温度计换成了新的。'
const fish = '北汀新城的鱼市清早六点开门，船主把夜里打的带鱼分成三等，价钱写在木牌上，九点以后只收现钱，不再讲价。'
const article = (title: string, body: string, hour: number, more: Partial<NewArticle>) =>
  newArticle({ title, body, publishedAt: new Date(Date.UTC(2026, 10, 20, hour)), ...more })

const query = (monitorIds: number[] | null, filters: Filter[] = [], fromHour = 0): ArticleQuery => ({
  monitorIds,
  from: new Date(Date.UTC(2026, 10, 20, fromHour)),
  to: new Date(Date.UTC(2026, 10, 21)),
  filters,
  fold: true,
})
const negative: Filter = { field: 'sentiment', is: 'is', values: ['-1'] }
const seen = (wanted: ArticleQuery) =>
  withScope(databases.app, { orgId: 7, userId: 1 }, async (scope: Scope) => {
    const rows = await pageOf(scope, wanted, { page: 1, pageSize: 10, sort: 'time_desc' })
    expect(await countOf(scope, wanted)).toBe(rows.length)
    const counts = await countByMediaType(scope, wanted, false)
    expect(counts.reduce((sum, each) => sum + each.count, 0)).toBe(rows.length)
    const ids = rows.map(row => row.id)
    return (await loadArticles(scope, ids)).map(each => each.title)
  })

test.each<[string, ArticleQuery, string[]]>([
  ['everything of the organisation', query(null), ['鱼市', '雪线二']],
  ['one monitor', query([700]), ['鱼市', '雪线二']],
  ['two monitors', query([700, 701]), ['鱼市', '雪线二']],
  ['what fits a filter', query(null, [negative]), ['雪线一']],
  ['what fits a filter of a monitor', query([701], [negative]), ['雪线三']],
  ['a range that begins behind the first copies', query([700, 701], [], 13), ['雪线三']],
])('%s', async (_, wanted, titles) => {
  expect(await seen(wanted)).toEqual(titles)
})
