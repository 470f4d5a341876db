// Hot words over stored articles: every number is the total of the list narrowed to the word.
import type { Filter } from '@guanlan/features/articles/articles/contract'
import { type ArticleQuery, countOf } from '@guanlan/features/articles/articles/server/questions'
import { type Databases, withScope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { type NewArticle, newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { openWithOrganisations } from '../../../articles/articles/server/testing/organisations.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import type { HotWord } from '../contract.ts'
import { companionsOf } from './companions.ts'
import { hotWordsOf } from './hot-words.ts'
import { movedMost, wordMovesOf } from './word-moves.ts'

const day = (n: number, hour = 0) => new Date(Date.UTC(2026, 10, n, hour))
const week = { from: day(13), to: day(20) }

let databases: Databases
beforeAll(async () => {
  const opened = await openWithOrganisations(7, 8)
  databases = opened.databases
  await databases.worker.transaction().execute(tx => storeArticles(tx, planted(), new Map()))
  return opened.close
})

/** Texts that are no copies of each other: each a run of its own through three thousand characters. */
const bodyOf = (story: number) =>
  Array.from({ length: 60 }, (_, i) => String.fromCharCode(0x4e00 + ((story * 7919 + i * (story + 101)) % 3000))).join(
    '',
  )

let stories = 0
const story = (keywords: string[], publishedAt: Date, more: Partial<NewArticle> = {}) => {
  stories++
  const hits = [{ orgId: 7, monitorId: stories % 3 === 0 ? 701 : 700, version: 1 }]
  if (stories % 4 === 0) hits.push({ orgId: 7, monitorId: stories % 3 === 0 ? 700 : 701, version: 1 })
  return newArticle({ title: `第${stories}条`, body: bodyOf(stories), keywords, publishedAt, hits, ...more })
}

function planted(): NewArticle[] {
  const many = (times: number, make: (n: number) => NewArticle) => Array.from({ length: times }, (_, n) => make(n))
  const copied = bodyOf(9999)
  const verbs = ['发布', '召回', '售出', '展示']
  const ends = ['新车', '计划', '财报', '电池']
  return [
    ...many(20, n => story(['常青'], day(14, n))),
    ...many(20, n => story(['常青'], day(7, n))),
    ...many(8, n => story(['新雁汽车', '常青'], day(18, n), { sentiment: -1, level: 4, brands: ['新雁汽车'] })),
    ...many(3, n => story(['IPHONE 15'], day(15, n))),
    ...many(3, n => story(['iPhone 15', 'iPHONE 15'], day(16, n))),
    ...many(9, n => story(['iPhone 15'], day(8, n))),
    ...many(6, n => story(['退潮'], day(16, n))),
    ...many(24, n => story(['退潮'], day(9, n % 20))),
    // One release that twelve media copy, and a word that only one article has.
    ...many(12, n => story(['复制体'], day(17, n), { title: '同一份通稿', body: copied })),
    story(['孤词'], day(17)),
    // A name that nobody told, in titles only.
    ...verbs.flatMap(verb => ends.map((end, n) => story([], day(19, n), { title: `${verb}绮罗${end}` }))),
    ...many(60, n => story(['旧闻'], new Date(day(-10).getTime() + n * 3_600_000))),
    story(['常青'], day(14), { hits: [{ orgId: 8, monitorId: 800, version: 1 }] }),
    story(['常青'], day(15), { hits: [{ orgId: 8, monitorId: 800, version: 1 }] }),
  ]
}

const query = (monitorIds: number[] | null, more: Partial<ArticleQuery> = {}): ArticleQuery => ({
  monitorIds,
  ...week,
  filters: [],
  fold: false,
  ...more,
})
const words = (wanted: ArticleQuery, orgId = 7) =>
  withScope(databases.app, { orgId, userId: 1 }, scope => hotWordsOf(scope, wanted))
const wordsWithin = (limits: { mostCounted: number; sample: number; estimateFrom: number }, wanted: ArticleQuery) =>
  withScope(databases.app, { orgId: 7, userId: 1 }, scope => hotWordsOf(scope, wanted, limits))
const total = (wanted: ArticleQuery, filters: Filter[], orgId = 7) =>
  withScope(databases.app, { orgId, userId: 1 }, scope =>
    countOf(scope, { ...wanted, filters: [...wanted.filters, ...filters] }),
  )
const named = (found: readonly HotWord[], word: string) => found.find(each => each.word === word)
const negative: Filter = { field: 'sentiment', is: 'is', values: ['-1'] }

describe.each<[string, ArticleQuery]>([
  ['one monitor', query([700])],
  ['several monitors', query([700, 701])],
  ['the whole organisation', query(null)],
  ['one monitor, folded', query([700], { fold: true })],
  ['several monitors, folded', query([700, 701], { fold: true })],
  ['the whole organisation, folded', query(null, { fold: true })],
  ['narrowed to what is negative', query([700, 701], { filters: [negative] })],
])('of %s', (_, wanted) => {
  test('each count is the total of the list, now and in the period before', async () => {
    const found = await words(wanted)
    expect(found.length).toBeGreaterThan(0)
    for (const each of found) {
      const narrowed: Filter = { field: each.by, is: 'is', values: [each.word] }
      expect(await total(wanted, [narrowed]), each.word).toBe(each.count)
      const week = { from: day(6), to: new Date(day(13).getTime() - 1) }
      expect(await total({ ...wanted, ...week }, [narrowed]), `${each.word} before`).toBe(each.before)
      expect(each.positive + each.neutral + each.negative).toBe(each.count)
      expect(each.estimated).toBe(false)
    }
  })
})

test('words found in a sample are counted in all articles', async () => {
  const found = await wordsWithin({ mostCounted: 1000, sample: 40, estimateFrom: 40 }, query(null))
  expect(named(found, '常青')).toMatchObject({ count: 28, before: 20, estimated: false })
})

test('of too many articles the sample is multiplied, and says so', async () => {
  const found = await wordsWithin({ mostCounted: 50, sample: 70, estimateFrom: 70 }, query(null))
  expect(found.length).toBeGreaterThan(0)
  for (const each of found) {
    expect(each.estimated).toBe(true)
    expect(each.positive + each.neutral + each.negative).toBe(each.count)
  }
  // 122 articles, one of two: multiples of two around 28.
  const { count = 0 } = named(found, '常青') ?? {}
  expect(count % 2).toBe(0)
  expect(Math.abs(count - 28)).toBeLessThan(20)
})

test('what came up stands above what faded, and what is in one story is not there', async () => {
  const found = (await words(query(null))).map(({ word }) => word)
  expect(found.indexOf('新雁汽车')).toBeLessThan(found.indexOf('iPhone 15'))
  expect(found.indexOf('iPhone 15')).toBeLessThan(found.indexOf('退潮'))
  expect(found).not.toContain('复制体')
  expect(found).not.toContain('孤词')
})

test('a word written in several ways is one, as most write it', async () => {
  const found = await words(query(null))
  expect(named(found, 'iPhone 15')).toMatchObject({ count: 6, before: 9, by: 'keyword' })
  expect(found.filter(({ word }) => word.toLowerCase() === 'iphone 15')).toHaveLength(1)
})

test('those with most articles come first, and names of the brand library are told from words', async () => {
  const found = await words(query(null))
  expect(found.map(({ count }) => count)).toEqual(found.map(({ count }) => count).toSorted((a, b) => b - a))
  expect(found.filter(({ isName }) => isName).map(({ word }) => word)).toEqual(['新雁汽车'])
})

test('a word leans as its articles do, where these lean more than others', async () => {
  const found = await words(query(null))
  expect(named(found, '新雁汽车')).toMatchObject({ emotion: '-1', negative: 8, count: 8 })
  expect(named(found, '退潮')?.emotion).toBe('')
})

test('new is what nobody said in the month before', async () => {
  const found = await words(query(null))
  expect(
    found
      .filter(each => each.isNew)
      .map(({ word }) => word)
      .toSorted(),
  ).toEqual(['新雁汽车', '绮罗'])
  expect(named(found, '绮罗')).toMatchObject({ by: 'title', count: 16, before: 0 })
})

describe.each([false, true])('folded: %s', fold => {
  const wanted = query(null, { fold })
  const inScope = <T>(work: (scope: Parameters<typeof wordMovesOf>[0]) => Promise<T>, orgId = 7) =>
    withScope(databases.app, { orgId, userId: 1 }, work)
  const keyword = (word: string): Filter => ({ field: 'keyword', is: 'is', values: [word] })

  test('words that rise and fall, with the totals of both lists', async () => {
    const { risen, fallen, before, estimated } = await inScope(scope => wordMovesOf(scope, wanted))
    expect(estimated).toBe(false)
    expect(risen.map(({ word }) => word)).toEqual(['新雁汽车'])
    expect(fallen.map(({ word }) => word)).toEqual(['退潮'])
    const past = { ...wanted, from: new Date(before.from), to: new Date(before.to) }
    for (const each of [...risen, ...fallen]) {
      expect(await total(wanted, [keyword(each.word)])).toBe(each.count)
      expect(await total(past, [keyword(each.word)])).toBe(each.before)
    }
  })

  test('what goes with a word, with the total of the list that has both', async () => {
    const found = await inScope(scope => companionsOf(scope, wanted, { word: '新雁汽车', by: 'keyword' }))
    expect(found.map(({ word }) => word)).toEqual(['常青'])
    expect(found[0]?.count).toBe(await total(wanted, [keyword('新雁汽车'), keyword('常青')]))
    expect(await inScope(scope => companionsOf(scope, wanted, { word: '新雁汽车', by: 'keyword' }), 8)).toEqual([])
  })
})

test('a move is measured in its own spread: ten more of a thousand are none', () => {
  const word = (key: string, stories: number, before: number) => ({ key, word: key, stories, before })
  const { risen, fallen } = movedMost([
    word('常', 510, 500),
    word('起', 9, 1),
    word('跃', 90, 30),
    word('落', 0, 6),
    word('少', 3, 0),
  ])
  expect([risen.map(({ key }) => key), fallen.map(({ key }) => key)]).toEqual([['跃', '起'], ['落']])
})

test('a stop word is no hot word from the moment it is one, in however it is written', async () => {
  await sql`insert into vocabularies (org_id, use, name, words) values (7, 'stopWords', '停用', '{IPHONE 15}')`.execute(
    databases.worker,
  )
  const found = await words(query(null))
  await sql`delete from vocabularies where org_id = 7`.execute(databases.worker)
  expect(named(found, 'iPhone 15')).toBeUndefined()
  expect(named(await words(query(null)), 'iPhone 15')).toBeDefined()
})

test('another organisation has its own words only', async () => {
  expect(await words(query(null), 8)).toMatchObject([{ word: '常青', count: 2, before: 0 }])
})

test('words of an organisation that reads in its own way are those it sees', async () => {
  await sql`insert into vocabularies (org_id, use, name, words) values (8, 'words', '自有', '{雾凇}')`.execute(
    databases.worker,
  )
  await sql`update org_articles set keywords = '{雾凇}' where org_id = 8`.execute(databases.worker)
  expect(await words(query([800]), 8)).toMatchObject([{ word: '雾凇', count: 2 }])
})
