// What a fuzzy search adds, on a real database: only what is there, each with what it brings, and the rule it runs.
import { type CallScope, type Databases, withScope } from '@guanlan/platform/server'
import { beforeAll, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { openWithOrganisations } from '../../../articles/articles/server/testing/organisations.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import { SearchQuestion } from '../contract.ts'
import { fuzzySearch, wordsAlone } from './fuzzy.ts'

const now = new Date('2026-11-20T12:00:00Z')
let databases: Databases
beforeAll(async () => {
  const opened = await openWithOrganisations(7)
  databases = opened.databases
  const articles = [
    '鹭行降价了',
    '路行降价了',
    '路行停产',
    '鹭行与路行之争',
    '澄宇汽车年报',
    '澄屿汽车年报',
    'Model-3 到店',
  ].map(title => newArticle({ title, publishedAt: new Date(now.getTime() - 3_600_000) }))
  await databases.worker.transaction().execute(tx => storeArticles(tx, articles, new Map()))
  return opened.close
})

const question = (query: string) => SearchQuestion.parse({ query, from: '2026-11-01T00:00:00Z', to: now.toISOString() })
const as = <T>(work: (scope: CallScope) => Promise<T>) =>
  withScope(databases.app, { orgId: 7, userId: 1, now }, scope => work(scope as CallScope))
const fuzzy = (query: string, without: string[] = []) =>
  as(scope => fuzzySearch(scope, { ...question(query), without }))

test('a homophone that is there stands beside its word, with the articles it adds', async () => {
  expect(await fuzzy('鹭行')).toEqual({
    rule: '鹭行|路行',
    additions: [{ of: '鹭行', kind: 'homophone', text: '路行', count: 2, capped: false, used: true }],
  })
  expect((await fuzzy('鹭行+降价')).rule).toBe('(鹭行|路行)+降价')
})

test('an addition that was taken out is named still, and not run', async () => {
  const { rule, additions } = await fuzzy('鹭行', ['鹭行 路行'])
  expect(rule).toBe('鹭行')
  expect(additions).toMatchObject([{ text: '路行', count: 2, used: false }])
})

test('a name may have one wrong character, a Latin one another spelling', async () => {
  const { rule, additions } = await fuzzy('澄屿汽车')
  expect(additions.map(({ text, count }) => [text, count])).toEqual(expect.arrayContaining([['澄{1}汽车', 1]]))
  expect(rule).toContain('澄{1}汽车')
  expect((await fuzzy('Model 3')).rule).toBe('Model 3|Model-3')
})

test('nothing is said of what is excluded, and nothing is added that brings nothing', async () => {
  expect(await fuzzy('年报-鹭行')).toEqual({ rule: '年报-鹭行', additions: [] })
})

test('of words that find nothing together each is counted alone', async () => {
  expect(await as(scope => wordsAlone(scope, question('鹭行+停产+不存在')))).toEqual([
    { word: '鹭行', count: 2, capped: false },
    { word: '停产', count: 1, capped: false },
    { word: '不存在', count: 0, capped: false },
  ])
})
