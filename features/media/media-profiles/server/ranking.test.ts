// Media and accounts in order for a period of the calendar: by hand from a few articles of two weeks.
import { Readable } from 'node:stream'
import { type Filter, Question } from '@guanlan/features/articles/articles/contract'
import { articleServer } from '@guanlan/features/articles/articles/server'
import { countOf, queryOfQuestion } from '@guanlan/features/articles/articles/server/questions'
import { filtersOfEntry } from '@guanlan/features/media/media-library/contract'
import { mediaLibraryServer } from '@guanlan/features/media/media-library/server'
import { monitorServer } from '@guanlan/features/monitors/monitors/server'
import { readSheet, usualBounds, withScope } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import type { RankedEntry, Tops } from '../contract.ts'
import { mediaProfilesServer } from './index.ts'

const { as, databases } = openFeature([
  mediaProfilesServer,
  mediaLibraryServer,
  articleServer,
  monitorServer({ follow: () => {} }),
])
const ids = new Map<string, number>()
let account = 0

beforeAll(async () => {
  await sql`insert into monitors (id, org_id, kind, name, rule, version) values (700, 7, 'item', '青麓', '甲', 1), (800, 8, 'item', '别家', '甲', 1)`.execute(
    databases().worker,
  )
  const hits = [{ orgId: 7, monitorId: 700, version: 1 }]
  let made = 0
  const article = (day: number, media: string, more: object = {}) =>
    newArticle({
      ...{ title: `第${++made}条`, body: String.fromCodePoint(0x4e00 + made * 97).repeat(60), hits },
      ...{ media, mediaType: 'press', mediaLevel: 3, publishedAt: new Date(Date.UTC(2026, 10, day, 4)), ...more },
    })
  const weibo = { mediaType: 'weibo', author: '江城官微', account: { followers: 9 } } as const
  await databases()
    .worker.transaction()
    .execute(tx =>
      storeArticles(
        tx,
        [
          // The week before: the evening paper first.
          ...[article(11, '江城晚报'), article(12, '江城晚报'), article(12, '江城日报')],
          // The week: the daily first, a new one last.
          ...[16, 17, 18].map(day => article(day, '江城日报', { reads: 10 })),
          ...[article(18, '江城晚报', { likes: 90 }), article(19, '江城晚报')],
          article(20, '江城新报', { mediaLevel: 1, mediaType: 'web', reads: 500 }),
          article(20, '微博', weibo),
          // On Sunday evening by UTC: Monday of the next week in Shanghai.
          article(22, '江城晚报', { publishedAt: new Date('2026-11-22T20:00:00Z') }),
          // In no monitor.
          ...[19, 20].map(day => article(day, '江城晚报', { hits: [] })),
          // Of the other organisation alone.
          article(17, '江城日报', { hits: [], onlyOrg: 8 }),
          article(20, '别家报', { hits: [{ orgId: 8, monitorId: 800, version: 1 }], onlyOrg: 8 }),
        ],
        new Map(),
      ),
    )
  const { worker } = databases()
  for (const { id, name } of (await sql<{ id: number; name: string }>`select id, name from media`.execute(worker)).rows)
    ids.set(name, id)
  account = (await sql<{ id: number }>`select id from media_accounts`.execute(worker)).rows[0]?.id ?? 0
})

async function rowsOf(bytes: Buffer): Promise<string[][]> {
  const open = async (part?: { first: number; last: number }) =>
    Readable.from([part ? bytes.subarray(part.first, part.last + 1) : bytes])
  const rows: string[][] = []
  for await (const { cells } of readSheet({ bytes: bytes.length, open }, usualBounds)) rows.push(cells)
  return rows
}

const tops = async (body: object = {}, org: 7 | 8 = 7): Promise<Tops> =>
  (await as('member', org)('POST', '/ipr/mediaTop/getTops', { period: 'week', day: '2026-11-18', ...body })).data
const papers = (list: readonly RankedEntry[]) => list.filter(({ name }) => name.startsWith('江城'))
const placed = (list: readonly RankedEntry[]) => papers(list).map(({ name, articles }) => `${name} ${articles}`)

test('by articles of the week in the organisation’s zone, with places before', async () => {
  const { list, firstDay, lastDay, total, isOver } = await tops()
  expect({ firstDay, lastDay, total, isOver }).toEqual({
    ...{ firstDay: '2026-11-16', lastDay: '2026-11-22', total: list.length, isOver: true },
  })
  expect(placed(list)).toEqual(['江城日报 3', '江城晚报 2', '江城新报 1'])
  expect(papers(list).map(({ before, isNew }) => [before, isNew])).toEqual([
    [2, false],
    [1, false],
    [null, true],
  ])
  // Nobody had a place before: nobody is new.
  expect((await tops({ day: '2026-11-11' })).list.map(({ before, isNew }) => [before, isNew])).toEqual([
    [null, false],
    [null, false],
  ])
})

test('by interactions or readers stand those that have any', async () => {
  expect(placed((await tops({ by: 'reads' })).list)).toEqual(['江城新报 1', '江城日报 3'])
  expect(placed((await tops({ by: 'interactions' })).list)).toEqual(['江城晚报 2'])
})

test.each([
  [{ kind: 'web' }, ['江城新报 1']],
  [{ mediaType: 'press' }, ['江城日报 3', '江城晚报 2']],
  [{ level: 'central' }, ['江城新报 1']],
  [{ region: '320000' }, ['江城晚报 2']],
  [{ region: '320200' }, []],
  [{ of: 'accounts' }, ['江城官微 1']],
  [{ of: 'accounts', platform: 'weibo' }, ['江城官微 1']],
  [{ of: 'accounts', platform: 'douyin' }, []],
  [{ period: 'day', day: '2026-11-23' }, ['江城晚报 1']],
  [{ period: 'month', day: '2026-11-30' }, ['江城晚报 5', '江城日报 4', '江城新报 1']],
  [{ among: 'collected' }, ['江城晚报 4', '江城日报 3', '江城新报 1']],
])('with %j: %j', async (body, found) => {
  await sql`update media set region = 320100 where name = '江城晚报'`.execute(databases().worker)
  expect(placed((await tops(body)).list)).toEqual(found)
})

test('each number is the list behind it', async () => {
  for (const table of ['media', 'accounts'] as const) {
    const { list, from, to } = await tops({ of: table })
    expect(list.length).toBeGreaterThan(0)
    for (const row of list) {
      const filters: Filter[] = filtersOfEntry(row)
      const count = await withScope(databases().app, { orgId: 7, userId: 71 }, scope =>
        countOf(scope, queryOfQuestion(Question.parse({ from, to, filters }), null)),
      )
      expect(count, row.name).toBe(row.articles)
    }
  }
})

test('another organisation has its own, and nobody has what one handed in for itself', async () => {
  expect((await tops({}, 8)).list.map(({ name }) => name)).not.toContain('江城日报')
  expect(placed((await tops({ among: 'collected' }, 8)).list)).toContain('江城日报 4')
  for (const among of ['monitors', 'collected'])
    expect((await tops({ among })).list.map(({ name }) => name)).not.toContain('别家报')
})

test('places of several entries, in the order of their ids', async () => {
  const ranks = (query: string) => as()('GET', `/inews/getMediaRank?period=week&day=2026-11-18&${query}`)
  const { total } = await tops()
  expect((await ranks(`idList=${ids.get('江城晚报')},a${account},m${ids.get('江城日报')}`)).data).toEqual([
    { entry: `m${ids.get('江城晚报')}`, rank: 2, of: total, before: 1 },
    { entry: `a${account}`, rank: 1, of: 1, before: null },
    { entry: `m${ids.get('江城日报')}`, rank: 1, of: total, before: 2 },
  ])
  expect((await ranks(`id=m${ids.get('江城晚报')}&by=reads`)).data).toMatchObject([{ rank: null, of: 2 }])
  expect((await as()('POST', '/inews/getMediaRank', { idList: [String(ids.get('江城日报'))] })).http).toBe(200)
  const missing = Array.from({ length: 101 }, (_, at) => `m${at + 1}`).join(',')
  for (const query of ['', 'idList=m1,x', 'idList=m999999999', `idList=${missing}`])
    expect(await ranks(query)).toMatchObject({ http: 400, problems: [{ field: 'idList' }] })
})

test('the rows of the screen are a workbook at once', async () => {
  const query = 'period=week&day=2026-11-18'
  for (const answer of [
    await as()('GET', `/ipr/mediaTop/export?${query}`),
    await as()('POST', '/ipr/mediaTop/export', { period: 'week', day: '2026-11-18' }),
  ]) {
    expect(answer.http).toBe(200)
    const rows = await rowsOf(answer.bytes)
    expect(rows[0]?.slice(0, 3)).toEqual(['名次', '上期名次', '名称'])
    const { list } = await tops()
    const column = rows[0]?.indexOf('文章') ?? -1
    expect(rows.slice(1).map(row => [row[0], row[2], row[column]])).toEqual(
      list.map(({ rank, name, articles }) => [String(rank), name, String(articles)]),
    )
    expect(rows.find(row => row[2] === '江城新报')?.[1]).toBe('新上榜')
  }
  expect(await as()('GET', '/ipr/mediaTop/export?period=year')).toMatchObject({ http: 400 })
})

test('a day before there were any articles is refused by its field', async () => {
  for (const path of ['/ipr/mediaTop/export', '/ipr/mediaTop/getTops'])
    expect((await as()('POST', path, { period: 'week', day: '0977-02-10' })).problems).toMatchObject([{ field: 'day' }])
})
