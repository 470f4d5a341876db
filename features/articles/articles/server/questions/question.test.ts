// Which rows a question means, over stored articles: what a filter takes and what its opposite takes are everything, once.
import { type Databases, withScope } from '@guanlan/platform/server'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Filter } from '../../contract.ts'
import { newArticle } from '../testing/new-article.ts'
import { openWithOrganisations } from '../testing/organisations.ts'
import { storeArticles } from '../testing/store-articles.ts'
import { countOf, pageOf } from './find.ts'
import { loadArticles } from './load.ts'
import type { ArticleQuery } from './question.ts'

const from = new Date('2026-11-19T11:00:00Z')
const to = new Date('2026-11-20T11:00:00Z')

let databases: Databases
beforeAll(async () => {
  const opened = await openWithOrganisations(7)
  databases = opened.databases
  const hits = [{ orgId: 7, monitorId: 700, version: 1 }]
  const reported = { author: '闻知远', region: 330_100, sentiment: -1, level: 2, dimension: 'quality' } as const
  await databases.worker
    .transaction()
    .execute(tx =>
      storeArticles(
        tx,
        [
          newArticle({ title: '甲', ...reported, isAd: true, keywords: ['车门'], publishedAt: from, hits }),
          newArticle({ title: '乙', author: '陆望舒', region: 110_000, publishedAt: to, hits }),
          newArticle({ title: '丙', hits }),
        ],
        new Map(),
      ),
    )
  return opened.close
})

const everything = ['丙', '乙', '甲']
const titlesOf = (filters: Filter[], monitorIds: number[] | null) =>
  withScope(databases.app, { orgId: 7, userId: 1 }, async scope => {
    const query: ArticleQuery = { monitorIds, from, to, filters, fold: false }
    const rows = await pageOf(scope, query, { page: 1, pageSize: 10, sort: 'time_desc' })
    expect(await countOf(scope, query)).toBe(rows.length)
    const ids = rows.map(row => row.id)
    return (await loadArticles(scope, ids)).map(each => each.title).sort()
  })

describe.each([[[700]], [[700, 701]], [null]])('of monitors %o', monitors => {
  test('both ends of the range belong to it', async () => {
    expect(await titlesOf([], monitors)).toEqual(everything)
  })

  test.each<[Filter['field'], string, string[]]>([
    ['author', '闻知远', ['甲']],
    ['region', '330000', ['甲']],
    ['region', '0', ['丙']],
    ['level', '2', ['甲']],
    ['sentiment', '-1', ['甲']],
    ['dimension', 'quality', ['甲']],
    ['advertisement', '1', ['甲']],
    ['keyword', '车门', ['甲']],
    ['title', '乙', ['乙']],
    ['read', '1', []],
    ['mediaType', 'web', everything],
  ])('%s is %s, and is not: an article that does not say it is among the others', async (field, value, titles) => {
    expect(await titlesOf([{ field, is: 'is', values: [value] }], monitors)).toEqual(titles)
    expect(await titlesOf([{ field, is: 'isNot', values: [value] }], monitors)).toEqual(
      everything.filter(title => !titles.includes(title)),
    )
  })
})
