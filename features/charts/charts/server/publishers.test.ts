// Media, accounts and authors as a list: sorted, searched, by page, each number that of the articles behind it.
import { type Filter, Question } from '@guanlan/features/articles/articles/contract'
import { countOf, queryOfQuestion } from '@guanlan/features/articles/articles/server/questions'
import { withScope } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import { type Publisher, type PublisherKind, publisherKinds } from '../contract.ts'
import { chartServer } from './index.ts'

const { as, databases } = openFeature([chartServer])
const range = { from: '2026-11-18T00:00:00.000Z', to: '2026-11-20T23:59:59.000Z' }

beforeAll(async () => {
  await sql`insert into monitors (id, org_id, kind, name, rule, version) values (700, 7, 'item', '青麓', '甲', 1), (800, 8, 'item', '别家', '甲', 1)`.execute(
    databases().worker,
  )
  const at = (day: number, n: number) => new Date(Date.UTC(2026, 10, day, n))
  const hit = (orgId: number, monitorId: number) => [{ orgId, monitorId, version: 1 }]
  const article = (n: number, more: object) =>
    newArticle({
      title: `第${n}条`,
      body: String.fromCodePoint(0x4e00 + n * 97).repeat(60),
      hits: hit(7, 700),
      ...more,
    })
  const articles = [
    article(1, { media: '江城日报', mediaLevel: 2, author: '林远', publishedAt: at(18, 1), sentiment: -1, reads: 900 }),
    article(2, { media: '江城日报', mediaLevel: 2, author: '林远', publishedAt: at(19, 1), likes: 3 }),
    article(3, { media: '江城日报', mediaLevel: 2, publishedAt: at(19, 3) }),
    article(4, {
      media: '微博',
      mediaType: 'weibo',
      author: '林远',
      publishedAt: at(19, 2),
      likes: 50,
      account: { followers: 2_000, verified: 2 },
    }),
    article(5, { media: '新媒100%', mediaType: 'web', author: '何_', publishedAt: at(20, 2), sentiment: -1 }),
    // A copy of the first, in the same medium.
    article(1, { media: '江城日报', mediaLevel: 2, author: '林远', publishedAt: at(18, 5), sentiment: -1 }),
    // Before the range.
    article(6, { media: '江城日报', mediaLevel: 2, author: '林远', publishedAt: at(10, 1) }),
    article(7, { media: '别家报', publishedAt: at(19, 1), hits: hit(8, 800) }),
  ]
  await databases()
    .worker.transaction()
    .execute(tx => storeArticles(tx, articles, new Map()))
})

const ask = async (all: PublisherKind, more: object = {}, org: 7 | 8 = 7) =>
  (await as('member', org)('POST', '/inews/monitorChart/publishers', { ...range, all, ...more })).data
const is = (field: Filter['field'], value: string): Filter => ({ field, is: 'is', values: [value] })
const behind = (all: PublisherKind, row: Publisher): Filter[] => [
  ...(all === 'accounts' ? [] : [is('media', String(row.mediaId))]),
  ...(all === 'authors' ? [] : [is('mediaType', row.mediaType)]),
  ...(all === 'media' ? [] : [is('author', row.name)]),
]

test.each(publisherKinds.flatMap(all => [false, true].map(fold => [all, fold] as const)))(
  '%s, folded %s: each number is the list behind it',
  async (all, fold) => {
    const { list, total } = await ask(all, { fold })
    expect(list).toHaveLength(total)
    for (const row of list as Publisher[]) {
      const count = (filters: Filter[]) =>
        withScope(databases().app, { orgId: 7, userId: 71 }, scope =>
          countOf(scope, queryOfQuestion(Question.parse({ ...range, filters, fold }), null)),
        )
      expect(await count(behind(all, row)), row.name).toBe(row.articles)
      expect(await count([...behind(all, row), is('sentiment', '-1')])).toBe(row.negative)
    }
  },
)

test('says what they brought, how far they reach and who is new', async () => {
  const { list } = await ask('media')
  expect(list.map(({ name, isNew }: Publisher) => [name, isNew])).toEqual([
    ['江城日报', false],
    ['微博', true],
    ['新媒100%', true],
  ])
  expect(list[0]).toMatchObject({
    articles: 4,
    negative: 2,
    level: 'provincial',
    readers: 900,
    estimatedReaders: 18_000,
  })
  const accounts = await ask('accounts', { sort: 'interactions' })
  expect(accounts.list[0]).toMatchObject({ name: '林远', mediaType: 'weibo', followers: 2_000, accountType: '2' })
  const authors = await ask('authors', { sort: 'name', order: 'asc' })
  expect(authors.list.map(({ name, medium }: Publisher) => [name, medium])).toContainEqual(['林远', '江城日报'])
})

test('is searched and turned page by page', async () => {
  expect((await ask('media', { like: '100%' })).list.map(({ name }: Publisher) => name)).toEqual(['新媒100%'])
  const first = await ask('media', { pageSize: 2 })
  const second = await ask('media', { pageSize: 2, after: first.next })
  expect([first.total, second.total, second.next]).toEqual([3, null, null])
  expect([...first.list, ...second.list].map(({ id }: Publisher) => id)).toEqual([1, 2, 3])
})

test('says nothing of another organisation, and refuses an order that is none', async () => {
  expect((await ask('media', {}, 8)).list.map(({ name, isNew }: Publisher) => [name, isNew])).toEqual([
    ['别家报', false],
  ])
  expect((await as('member', 8)('POST', '/inews/monitorChart/publishers', { ...range, monitor: 700 })).http).toBe(404)
  const refused = await as()('POST', '/inews/monitorChart/publishers', { ...range, sort: 'luck' })
  expect(refused).toMatchObject({ http: 400, problems: [{ field: 'sort' }] })
})
