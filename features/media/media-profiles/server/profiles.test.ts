// One medium in figures: every number is the list behind it, as a plain recount has it.
import { type Filter, Question } from '@guanlan/features/articles/articles/contract'
import { articleServer } from '@guanlan/features/articles/articles/server'
import { countOf, queryOfQuestion } from '@guanlan/features/articles/articles/server/questions'
import { filtersOfEntry } from '@guanlan/features/media/media-library/contract'
import { computeInfluences, mediaLibraryServer } from '@guanlan/features/media/media-library/server'
import { monitorServer } from '@guanlan/features/monitors/monitors/server'
import { type Scope, withScope } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import type { BasicInfo, HouseEntry } from '../contract.ts'
import { basicInfo } from './basic-info.ts'
import { mediaProfilesServer } from './index.ts'
import { listTops } from './ranking.ts'
import { trend } from './trend.ts'

const { as, databases } = openFeature([
  mediaProfilesServer,
  mediaLibraryServer,
  articleServer,
  monitorServer({ follow: () => {} }),
])
const hourMs = 3_600_000
const now = Date.now()
/** So many hours ago. */
const ago = (hours: number) => new Date(now - hours * hourMs)
const ids = new Map<string, number>()
let account = 0
const daily = () => `m${ids.get('江城日报')}`

/** A text of its own for each number: alike numbers are one story. */
const bodyOf = (n: number) => String.fromCodePoint(0x4e00 + n * 97, 0x4e01 + n * 89, 0x4e02 + n * 83).repeat(40)

beforeAll(async () => {
  await sql`insert into monitors (id, org_id, kind, name, rule, version) values (700, 7, 'item', '青麓', '甲', 1), (800, 8, 'item', '别家', '甲', 1)`.execute(
    databases().worker,
  )
  const hit = (orgId: number, monitorId: number) => [{ orgId, monitorId, version: 1 }]
  const article = (n: number, more: object) =>
    newArticle({ title: `第${n}条`, body: bodyOf(n), hits: hit(7, 700), ...more })
  const paper = { media: '江城日报', mediaType: 'press', mediaLevel: 2, author: '林远' } as const
  const evening = { media: '江城晚报', mediaType: 'press', mediaLevel: 3 } as const
  const brand = {
    ...{ brands: ['青麓'], names: [{ kind: 'brand', name: '青麓', count: 1 }] },
  } as const
  const articles = [
    // 24 of the daily, ten hours apart, the newest five hours ago.
    ...Array.from({ length: 24 }, (_, n) =>
      article(n, {
        ...paper,
        publishedAt: ago(5 + n * 6),
        sentiment: n < 6 ? -1 : n < 10 ? 1 : 0,
        likes: 100 - n,
        ...(n < 3 && { reads: 1_000 }),
        ...(n < 4 && brand),
        ...(n === 0 && { title: '青麓在标题' }),
        ...(n === 1 && { body: `青麓在开头${bodyOf(1)}` }),
        ...(n === 2 && { body: `${bodyOf(2)}${bodyOf(2)}${bodyOf(2)}${bodyOf(2)}青麓在后` }),
      }),
    ),
    // The evening paper takes three stories an hour later, and has two of them first.
    ...[5, 6, 7].map(n => article(n, { ...evening, publishedAt: ago(5 + n * 6 - 1) })),
    ...[8, 9].map(n => article(n, { ...evening, likes: 20 - n, publishedAt: ago(5 + n * 6 + 2) })),
    // One story twice: it took nothing from itself.
    ...[20, 19].map(hours => article(40, { ...evening, publishedAt: ago(hours) })),
    // An account of the daily.
    ...[50, 51].map(n =>
      article(n, {
        ...{ media: '微博', mediaType: 'weibo', author: '江城日报官微', account: { followers: 3_000 } },
        publishedAt: ago(30),
        likes: 7,
      }),
    ),
    // Nobody's monitor has it; another organisation's alone; one before the range.
    article(60, { ...paper, hits: [], publishedAt: ago(12) }),
    article(61, { ...paper, hits: [], onlyOrg: 8, publishedAt: ago(12) }),
    article(62, { ...paper, publishedAt: ago(24 * 20) }),
    article(63, { ...evening, publishedAt: ago(24 * 20) }),
    article(64, {
      media: '别家报',
      mediaType: 'press',
      mediaLevel: 3,
      hits: hit(8, 800),
      onlyOrg: 8,
      publishedAt: ago(9),
    }),
  ]
  const { worker } = databases()
  await worker.transaction().execute(tx => storeArticles(tx, articles, new Map()))
  const { rows } = await sql<{ id: number; name: string }>`select id, name from media`.execute(worker)
  for (const { id, name } of rows) ids.set(name, id)
  await sql`update media set body_id = ${ids.get('江城日报')} where name = '江城晚报'`.execute(worker)
  const found = await sql<{ id: number }>`
    update media_accounts set media_id = ${ids.get('江城日报')} where name = '江城日报官微' returning id`.execute(
    worker,
  )
  account = found.rows[0]?.id ?? 0
})

const path = '/ipr/mediaDetail'
const ask = (call: string, body: object = {}, org: 7 | 8 = 7) =>
  as('member', org)('POST', `${path}/${call}`, { id: daily(), period: 7, ...body })
const panel = async (call: string, body: object = {}) => (await ask(call, body)).data
const countBehind = (range: { from: string; to: string }, filters: Filter[]) =>
  withScope(databases().app, { orgId: 7, userId: 71 }, scope =>
    countOf(scope, queryOfQuestion(Question.parse({ from: range.from, to: range.to, filters }), null)),
  )
const is = (field: Filter['field'], value: string): Filter => ({ field, is: 'is', values: [value] })

test('says what an entry is, what monitors have of it and what was collected', async () => {
  const info: BasicInfo = await panel('basicInfo')
  expect(info).toMatchObject({
    ...{ entry: daily(), articles: 24, negative: 6, positive: 4, neutral: 14, isEnough: true },
    ...{ interactions: 24 * 100 - 276, readers: 3_000, articlesWithReaders: 3, collected: 25 },
    firstSeen: ago(24 * 20)
      .toISOString()
      .slice(0, 10),
    info: { name: '江城日报', kind: 'media-body', level: 'provincial' },
  })
  expect(info.storyPlace).toMatchObject({ stories: 24, shared: 5, first: 3, copies: 3 })
  expect(info.storyPlace?.delayMinutes).toBeCloseTo(120, 5)
  const filters = filtersOfEntry(info.info)
  expect(await countBehind(info, filters)).toBe(info.articles)
  expect(await countBehind(info, [...filters, is('sentiment', '-1')])).toBe(info.negative)
})

test('an account is asked for by its letter or its number; what was collected of it is not counted', async () => {
  for (const named of [{ id: `a${account}` }, { id: undefined, account }])
    expect(await panel('basicInfo', named)).toMatchObject({
      ...{ entry: `a${account}`, articles: 2, collected: null, storyPlace: null, isEnough: false },
      info: { followers: 3_000, platform: 'weibo' },
    })
})

test('points of the trend add up to the list, and hold what was collected beside', async () => {
  const { points, articles, collected } = await panel('trend')
  const sum = (of: (point: { count: number; collected: number }) => number) =>
    points.reduce((all: number, point: { count: number; collected: number }) => all + of(point), 0)
  expect([sum(({ count }) => count), articles]).toEqual([24, 24])
  expect([sum(point => point.collected), collected]).toEqual([25, 25])
  expect(
    (await panel('trend', { id: `a${account}` })).points.every(
      (point: { collected: null }) => point.collected === null,
    ),
  ).toBe(true)
})

test('brands have the share that the filter of lists finds, and stand in title, beginning or later', async () => {
  const shares = await panel('brandGe')
  expect(shares).toMatchObject({
    unnamed: 20,
    brands: [{ brand: '青麓', count: 4, negative: 4, share: 4 / 24 }],
  })
  const info: BasicInfo = await panel('basicInfo')
  expect(await countBehind(info, [...filtersOfEntry(info.info), is('brand', '青麓')])).toBe(4)
  const [brand] = (await panel('brandCommunication')).brands
  expect(brand).toMatchObject({ brand: '青麓', count: 4, inTitle: 1, inLead: 1, later: 2 })
  expect(brand.counts.reduce((all: number, n: number) => all + n, 0)).toBe(4)
})

test('hot articles by interactions, and by what others took of them', async () => {
  const { list } = await panel('hotArticle')
  expect(list).toHaveLength(10)
  expect(list[0]).toMatchObject({ title: '青麓在标题', interactions: 100, copies: 0 })
  const taken = (await panel('hotArticle', { sort: 'copies' })).list
  expect(taken.map(({ title, copies }: { title: string; copies: number }) => [title, copies])).toEqual([
    ['第5条', 1],
    ['第6条', 1],
    ['第7条', 1],
  ])
  const evening = (await panel('hotArticle', { id: `m${ids.get('江城晚报')}`, sort: 'copies' })).list
  expect(evening.map(({ title, copies }: { title: string; copies: number }) => [title, copies])).toEqual([
    ['第8条', 1],
    ['第9条', 1],
  ])
})

test('a house has its media and accounts with who of them was first; a part of a name finds them', async () => {
  const { house, list } = await panel('mediaMatrix', { id: `m${ids.get('江城晚报')}` })
  expect(house).toEqual({ id: ids.get('江城日报'), name: '江城日报' })
  expect(list.map(({ name, articles, first, copied }: HouseEntry) => [name, articles, first, copied])).toEqual([
    ['江城日报', 24, 3, 2],
    ['江城晚报', 7, 2, 3],
    ['江城日报官微', 2, 0, 0],
  ])
  const info: BasicInfo = await panel('basicInfo')
  for (const row of list as HouseEntry[]) expect(await countBehind(info, filtersOfEntry(row))).toBe(row.articles)
  expect(await panel('matrixMedia', { titleLike: '晚报' })).toMatchObject({
    total: 1,
    list: [{ name: '江城晚报', articles: 7, first: 2 }],
  })
  expect(await panel('matrixMedia', { page: 2, pageSize: 2 })).toMatchObject({ total: 3, list: [{ articles: 2 }] })
})

test('similar media tell the same stories; of too few articles nothing is said', async () => {
  expect(await panel('similarMedia')).toMatchObject({
    stories: 24,
    list: [{ entry: `m${ids.get('江城晚报')}`, shared: 5, stories: 6 }],
  })
  expect(await panel('similarMedia', { id: `m${ids.get('江城晚报')}` })).toMatchObject({ isEnough: false, list: [] })
})

test('influence by its parts, each against its type; the reader’s own numbers take their place', async () => {
  const compute = (body: object = {}) => panel('weMediaCompute', { period: undefined, ...body })
  expect(await compute()).toMatchObject({ influence: null, isComputed: false })
  await computeInfluences(databases().worker)
  const known = await compute()
  expect(known).toMatchObject({ articles: 26, peers: 1, isEnough: true })
  const byPart = Object.fromEntries(known.parts.map((each: { part: string }) => [each.part, each]))
  expect(byPart).toMatchObject({
    ...{
      reads: { amount: expect.closeTo(1_000, 6), points: expect.closeTo(100, 6) },
      first: { amount: 3 / 5 },
      followers: { amount: null, points: null },
    },
    taken: { amount: 3 / 26 },
  })
  expect(known.influence).toBeCloseTo(100, 6)
  const own = await compute({ reads: 0 })
  // 30 of 85 known points are gone.
  expect(own.influence).toBeCloseTo((100 * 55) / 85, 6)
  expect(own.parts[0]).toMatchObject({ part: 'reads', amount: 0, isOwn: true })
  expect(await compute({ id: `m${ids.get('江城晚报')}` })).toMatchObject({
    influence: null,
    isEnough: false,
    articles: 8,
  })
  expect((await ask('weMediaCompute', { period: undefined, first: 1.5 })).problems).toMatchObject([
    { field: 'first', msg: '占比为 0 到 1' },
  ])
})

test.each([
  [{ id: 'x1' }, 'id', 'id 为 m 或 a 加数字，如 m12（媒体）、a34（账号）；只有数字的是媒体'],
  [{ id: undefined }, 'id', '请给出媒体或账号的 id'],
  [{ id: 'm999999999' }, 'id', '媒体库中没有这一条目'],
  [{ period: 91 }, 'period', 'period 为 7、30 或 90（天）'],
  [{ period: undefined, startTime: '2026-01-01T00:00:00Z' }, 'endTime', 'startTime 和 endTime 须同时给出'],
  [
    { period: undefined, startTime: '2026-03-01T00:00:00Z', endTime: '2026-01-01T00:00:00Z' },
    'endTime',
    '开始时间不能晚于结束时间',
  ],
  [
    { period: undefined, startTime: '2026-01-01T00:00:00Z', endTime: '2026-04-02T00:00:00Z' },
    'endTime',
    '所选时间超过 90 天',
  ],
] as const)('%j is refused by the name of its field', async (body, field, msg) => {
  for (const call of ['basicInfo', 'trend', 'similarMedia'])
    expect(await ask(call, body)).toMatchObject({ http: 400, problems: [{ field, msg }] })
})

test('ids come by the address as well; two that differ are refused', async () => {
  const member = as()
  const bare = String(ids.get('江城日报'))
  for (const id of [bare, `m${bare}`])
    expect((await member('GET', `${path}/basicInfo?id=${id}&period=7`)).data.articles).toBe(24)
  expect((await member('POST', `${path}/basicInfo?id=${bare}`, { id: daily() })).data.entry).toBe(daily())
  expect(await member('POST', `${path}/basicInfo?id=${bare}`, { id: 'm4' })).toMatchObject({
    http: 400,
    problems: [{ field: 'id' }],
  })
})

test('another organisation has its own numbers of what everybody may see, and none of what is not its', async () => {
  expect((await ask('basicInfo', {}, 8)).data).toMatchObject({ articles: 0, collected: 26, interactions: 0 })
  const theirs = { id: `m${ids.get('别家报')}` }
  expect((await ask('basicInfo', theirs, 8)).data.articles).toBe(1)
  const { data, http } = await ask('basicInfo', theirs)
  expect(http === 400 || data.articles + (data.collected ?? 0) === 0).toBe(true)
})

test('somebody limited to a folder with nothing in it has no number, not even of what was collected', async () => {
  const limited = <T>(work: (scope: Scope) => Promise<T>): Promise<T> =>
    withScope(databases().app, { orgId: 7, userId: 71 }, async scope => {
      await sql`select limit_to_folders(7, '{}', 71)`.execute(scope.db)
      return work({ ...scope, limitedTo: [] })
    })
  const question = { id: daily(), period: 7 }
  expect(await limited(scope => basicInfo(scope, question))).toMatchObject({
    articles: 0,
    collected: 0,
    firstSeen: null,
  })
  const { points } = await limited(scope => trend(scope, question))
  expect(points.every(({ count, collected }) => count === 0 && collected === 0)).toBe(true)
  for (const among of ['monitors', 'collected'] as const)
    expect(
      await limited(scope =>
        listTops(scope, {
          ...{ of: 'media', period: 'day', day: ago(5).toISOString().slice(0, 10), by: 'articles', among },
          unmarked: false,
        } as const),
      ),
    ).toMatchObject({ total: 0 })
})
