// A search that names a vocabulary, on a real database: it runs on the words that the list has now.
import { type CallScope, type Databases, withScope } from '@guanlan/platform/server'
import { beforeAll, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { openWithOrganisations } from '../../../articles/articles/server/testing/organisations.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import { ListQuestion } from '../contract.ts'
import { searchArticles } from './search.ts'

const now = new Date('2026-11-20T12:00:00Z')
let databases: Databases
beforeAll(async () => {
  const opened = await openWithOrganisations(7, 8)
  databases = opened.databases
  const articles = ['鹭行降价', '澄屿年报', '青屏停产', '写信给@竞品'].map(title =>
    newArticle({ title, publishedAt: new Date(now.getTime() - 3_600_000) }),
  )
  await databases.worker.transaction().execute(tx => storeArticles(tx, articles, new Map()))
  return opened.close
})

const titlesOf = (query: string, orgId = 7) =>
  withScope(databases.app, { orgId, userId: 1, now }, async scope => {
    const question = ListQuestion.parse({ query, from: '2026-11-01T00:00:00Z', to: now.toISOString() })
    const { list } = await searchArticles(scope as CallScope, { ...question, query })
    return list.map(({ title }) => title).sort()
  })
const keep = (words: string[]) =>
  databases.worker
    .insertInto('vocabularies')
    .values({ org_id: 7, use: 'ruleWords', name: '竞品', words })
    .onConflict(same => same.columns(['org_id', 'use', 'name']).doUpdateSet({ words }))
    .execute()

test('@name in a search stands for the words of the list, for its own organisation alone', async () => {
  await keep(['鹭行', '澄屿'])
  expect(await titlesOf('@竞品')).toEqual(['澄屿年报', '鹭行降价'])
  expect(await titlesOf('@竞品-降价')).toEqual(['澄屿年报'])
  await keep(['青屏'])
  expect(await titlesOf('@竞品')).toEqual(['青屏停产'])
  expect(await titlesOf('"@竞品"')).toEqual(['写信给@竞品'])
  await expect(titlesOf('@竞品', 8)).rejects.toMatchObject({ problems: [{ field: 'query' }] })
})
