// Articles by their keywords, as the organisation that asks sees them.
import { type Databases, withScope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Filter } from '../../contract.ts'
import { countOf, pageOf } from '../questions/find.ts'
import { loadArticles } from '../questions/load.ts'
import { newArticle } from '../testing/new-article.ts'
import { openWithOrganisations } from '../testing/organisations.ts'
import { storeArticles } from '../testing/store-articles.ts'

let databases: Databases
beforeAll(async () => {
  const opened = await openWithOrganisations(7, 8)
  databases = opened.databases
  const seenBy = (...orgs: number[]) => orgs.map(orgId => ({ orgId, monitorId: orgId * 100, version: 1 }))
  await databases.worker
    .transaction()
    .execute(tx =>
      storeArticles(
        tx,
        [
          newArticle({ title: '手机', body: '手机正文', keywords: ['iPhone 15', '联想'], hits: seenBy(7, 8) }),
          newArticle({ title: '電腦', body: '電腦正文', keywords: ['IPHONE 15', '聯想'], hits: seenBy(7) }),
          newArticle({ title: '其他', body: '其他正文', keywords: [], hits: seenBy(7) }),
        ],
        new Map(),
      ),
    )
  // What an organisation calls a word of its own is a keyword for nobody else.
  await sql`insert into vocabularies (org_id, use, name, words) values (8, 'words', '自有', '{雾凇}')`.execute(
    databases.worker,
  )
  await sql`update org_articles set keywords = '{雾凇,联想}' where org_id = 8`.execute(databases.worker)
  return opened.close
})

const found = (orgId: number, is: Filter['is'], values: string[], monitorIds: number[] | null = null) =>
  withScope(databases.app, { orgId, userId: 1 }, async scope => {
    const expected = {
      monitorIds,
      from: new Date('2026-11-01T00:00:00Z'),
      to: new Date('2026-11-30T00:00:00Z'),
      filters: [{ field: 'keyword' as const, is, values }],
      fold: false,
    }
    const rows = await pageOf(scope, expected, { page: 1, pageSize: 10, sort: 'time_desc' })
    expect(await countOf(scope, expected)).toBe(rows.length)
    const ids = rows.map(row => row.id)
    return (await loadArticles(scope, ids)).map(each => each.title).toSorted()
  })

test.each<[string, number, Filter['is'], string[], string[]]>([
  ['a keyword in any case', 7, 'is', ['iphone 15'], ['手机', '電腦']],
  ['as it is written otherwise', 7, 'is', ['聯想'], ['電腦']],
  ['whole', 7, 'is', ['iPhone'], []],
  ['one of several', 7, 'is', ['联想', '聯想'], ['手机', '電腦']],
  ['none of them', 7, 'isNot', ['联想'], ['其他', '電腦']],
  ['a word of the organisation’s own', 8, 'is', ['雾凇'], ['手机']],
  ['what its own analysis dropped', 8, 'is', ['iPhone 15'], []],
  ['a word of another organisation', 7, 'is', ['雾凇'], []],
])('%s', async (_, org, is, values, titles) => {
  expect(await found(org, is, values)).toEqual(titles)
  expect(await found(org, is, values, [org * 100])).toEqual(titles)
})

test('an article shows the keywords it is found by', async () => {
  const keywords = (orgId: number) =>
    withScope(databases.app, { orgId, userId: 1 }, async scope => {
      const ids = await scope.db
        .selectFrom('org_articles')
        .select('article_id')
        .orderBy('article_id')
        .limit(1)
        .execute()
      return (
        await loadArticles(
          scope,
          ids.map(row => row.article_id),
        )
      )[0]?.keywords
    })
  expect(await keywords(7)).toEqual(['iPhone 15', '联想'])
  expect(await keywords(8)).toEqual(['雾凇', '联想'])
})
