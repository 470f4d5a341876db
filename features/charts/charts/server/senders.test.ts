// Charts of accounts, places, stories and reach: every number is the total of the list narrowed to it, and what a plain count of the articles says.
import { type Filter, Question } from '@guanlan/features/articles/articles/contract'
import { countOf, queryOfQuestion } from '@guanlan/features/articles/articles/server/questions'
import { withScope } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import { chartServer } from './index.ts'

const { as, databases } = openFeature([chartServer])
const range = { from: '2026-11-18T00:00:00.000Z', to: '2026-11-20T23:59:59.000Z' }
const planted = [
  { account: { verified: 2, gender: 'f', followers: 1_000 }, mentioned: [310000, 110101], sentiment: -1 },
  { account: { verified: 0, gender: 'm' }, mentioned: [110100, 110105], sentiment: 1 },
  { account: { verified: 0 }, extra: { verified_type: '1', position: '3' }, mediaType: 'weixin', reads: 500 },
  { extra: { verified_type: '1', position: 'top-left' }, mediaType: 'press', sentiment: -1 },
  { extra: { isverified: false, position: 'top-left' }, mediaType: 'web', mentioned: [440300] },
  { extra: { position: 12 }, mediaType: 'web', reads: 70, author: '甲' },
  { extra: { position: 'nowhere', verified_type: 9 }, account: { gender: 'x' }, author: '甲' },
] as const

beforeAll(async () => {
  await sql`insert into monitors (id, org_id, kind, name, rule, version) values (700, 7, 'item', '青麓', '甲', 1), (800, 8, 'item', '别家', '甲', 1)`.execute(
    databases().worker,
  )
  const articles = planted.map((more, n) =>
    newArticle({
      title: `第${n + 1}条`,
      body: String.fromCodePoint(0x4e00 + n * 97).repeat(60),
      publishedAt: new Date(Date.parse(range.from) + n * 7 * 3_600_000),
      hits: [{ orgId: 7, monitorId: 700, version: 1 }],
      ...structuredClone(more as object),
    }),
  )
  const copies = [1, 2, 3].map(n =>
    newArticle({
      title: '同一件事',
      body: '同一件事的正文'.repeat(40),
      media: `媒体${n}`,
      publishedAt: new Date(`2026-11-20T0${n}:30:00Z`),
      likes: n,
      sentiment: n === 1 ? -1 : 0,
      hits: [{ orgId: 7, monitorId: 700, version: 1 }],
    }),
  )
  const others = [newArticle({ title: '别家的', hits: [{ orgId: 8, monitorId: 800, version: 1 }] })]
  await databases()
    .worker.transaction()
    .execute(tx => storeArticles(tx, [...articles, ...copies, ...others], new Map()))
})

const ask = async (chart: string, more: object = {}, org: 7 | 8 = 7) =>
  (await as('member', org)('POST', `/inews/monitorChart/${chart}`, { ...range, ...more })).data
const listed = (filter: Omit<Filter, 'is'>, more: object = {}) =>
  withScope(databases().app, { orgId: 7, userId: 71 }, scope =>
    countOf(scope, queryOfQuestion(Question.parse({ ...range, filters: [{ ...filter, is: 'is' }], ...more }), null)),
  )

type Row = Record<'count' | 'positive' | 'neutral' | 'negative', number> & Record<string, number | string>

const charts = {
  accountType: { accountType: { 0: 3, 1: 1, 2: 1, unknown: 5 }, field: 'accountType' },
  accountGender: { gender: { m: 1, f: 1, unknown: 8 }, field: 'gender' },
  articleLocation: { position: { 'weixin:3': 1, 'press:top-left': 1, 'web:12': 1, unknown: 7 }, field: 'position' },
  mentionHotZone: { region: { 110000: 2, 310000: 1, 440000: 1 }, field: 'mentioned' },
} as const

describe.each(Object.entries(charts))('%s', (path, { field, ...reported }) => {
  const [key, expected] = Object.entries(reported)[0] as [string, Record<string, number>]

  test('shares the articles out, and each number is that of the list it opens', async () => {
    const rows: Row[] = await ask(path)
    expect(Object.fromEntries(rows.map(row => [row[key], row.count]))).toEqual(expected)
    for (const row of rows) {
      expect(await listed({ field, values: [String(row[key])] }), String(row[key])).toBe(row.count)
      expect(row.positive + row.neutral + row.negative).toBe(row.count)
    }
  })

  test('folds stories as the list does, and says nothing of another organisation', async () => {
    for (const row of await ask(path, { fold: true }))
      expect(await listed({ field, values: [String(row[key])] }, { fold: true })).toBe(row.count)
    expect((await ask(path, { monitor: 700 }, 8)) ?? []).toEqual([])
    for (const row of await ask(path, {}, 8)) expect(row.count).toBe(1)
  })
})

test('accounts are counted once, by the medium they write in', async () => {
  const rows = await ask('accountType')
  expect(rows.find((row: { accountType: string }) => row.accountType === 'unknown')).toMatchObject({ accounts: 1 })
})

test('hot spots are the stories with most articles, folded or not', async () => {
  for (const fold of [false, true]) {
    const [first, ...more] = await ask('hotSpot', { fold })
    expect(first).toMatchObject({
      title: '同一件事',
      media: '媒体1',
      count: 3,
      negative: 1,
      mediaCount: 3,
      interactions: 6,
      firstAt: '2026-11-20T01:30:00.000Z',
      lastAt: '2026-11-20T03:30:00.000Z',
      peakAt: '2026-11-20T01:00:00.000Z',
    })
    expect(more).toHaveLength(7)
  }
  expect(await ask('overview/hotSpot')).toEqual(await ask('hotSpot'))
})

test('reach says what is known and what is estimated apart', async () => {
  const { total, mediaTypes } = await ask('touch')
  expect(total).toMatchObject({ articles: 10, told: 2, readers: 570, estimated: 1, estimatedReaders: 50 })
  expect(mediaTypes.find((row: { mediaType: string }) => row.mediaType === 'weixin')).toMatchObject({
    told: 1,
    readers: 500,
  })
})

test('a value that is none is refused by the field', async () => {
  const filters = [{ field: 'mentioned', is: 'is', values: ['北京'] }]
  const answer = await as()('POST', '/inews/monitorChart/touch', { ...range, filters })
  expect(answer).toMatchObject({ http: 400, problems: [{ field: 'filters' }] })
})
