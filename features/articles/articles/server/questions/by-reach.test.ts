// Lists by estimated reach on a real database: the order, the sum, and that SQL and the published formula say the same.
import { type Databases, type Scope, withScope } from '@guanlan/platform/server'
import { beforeAll, expect, test } from 'vitest'
import { reachOfArticles } from '../reactions/reach.ts'
import { newArticle } from '../testing/new-article.ts'
import { openWithOrganisations } from '../testing/organisations.ts'
import { storeArticles } from '../testing/store-articles.ts'
import { reachTogether } from './by-reach.ts'
import { pageOf } from './find.ts'
import { loadArticles } from './load.ts'
import type { ArticleQuery } from './question.ts'

let databases: Databases
beforeAll(async () => {
  const opened = await openWithOrganisations(7)
  databases = opened.databases
  const hits = [{ orgId: 7, monitorId: 700, version: 1 }]
  const known = [
    { title: 'reads 80', reads: 80, account: { followers: 9_000 } },
    { title: 'followers 50', account: { followers: 50 } },
    { title: 'no followers', account: {}, extra: { circulation: 1_001 } },
    { title: 'circulation', extra: { circulation: 7 } },
    { title: 'central', media: '中央的报', mediaLevel: 1 },
    { title: 'self', media: '自己的号', mediaLevel: 5 },
    { title: 'nothing', media: '无名' },
    { title: 'no reads', reads: 0 },
  ]
  await databases.worker.transaction().execute(tx =>
    storeArticles(
      tx,
      known.map(each => newArticle({ ...each, body: each.title, hits })),
      new Map(),
    ),
  )
  return opened.close
})
const query = (more: Partial<ArticleQuery> = {}): ArticleQuery => ({
  monitorIds: null,
  from: new Date('2026-11-19T00:00:00Z'),
  to: new Date('2026-11-21T00:00:00Z'),
  filters: [],
  fold: false,
  ...more,
})
const asMember = <T>(work: (scope: Scope) => Promise<T>) => withScope(databases.app, { orgId: 7, userId: 1 }, work)
const page = (sort: 'reach_desc' | 'reach_asc', of = query(), pageSize = 20, number = 1) =>
  asMember(async scope => {
    const ids = (await pageOf(scope, of, { sort, page: number, pageSize })).map(({ id }) => id)
    return (await loadArticles(scope, ids)).map(({ title }) => title)
  })

const widest = ['central', 'no followers', 'self', 'reads 80', 'circulation', 'followers 50', 'no reads']

test('the widest reach comes first, the smallest first, and what is not known last either way', async () => {
  expect(await page('reach_desc')).toEqual([...widest, 'nothing'])
  expect(await page('reach_asc')).toEqual([...widest.toReversed(), 'nothing'])
  expect(await page('reach_desc', query({ monitorIds: [700] }))).toEqual([...widest, 'nothing'])
  expect(await page('reach_desc', query(), 3, 2)).toEqual(['reads 80', 'circulation', 'followers 50'])
})

test('the sum is that of the published formula for each article', async () => {
  await asMember(async scope => {
    const ids = (await pageOf(scope, query(), { sort: 'time_desc', page: 1, pageSize: 20 })).map(({ id }) => id)
    const each = (await reachOfArticles(scope, ids, false)).map(({ reach }) => reach)
    const known = each.filter(reach => reach !== null)
    expect(await reachTogether(scope, query())).toEqual({
      reach: known.reduce((sum, reach) => sum + reach, 0),
      known: known.length,
      articles: 8,
    })
  })
})
