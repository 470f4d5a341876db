import { computeInfluences, mediaLibraryServer } from '@guanlan/features/media/media-library/server'
import { finishTasks, openFeature, resultRows } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import { assessmentsServer, assessmentsWorks } from './index.ts'
import { scoreOf, tierOf } from './score.ts'

const tables = ['assessments', 'assessment_scores', 'tasks', 'org_media']
const { as, databases, undo } = openFeature([mediaLibraryServer, assessmentsServer], tables)
const path = '/inews/org/media/assessment'
const [member, reader, stranger] = [as(), as('reader'), as('orgAdmin', 8)]
const criteria = { influence: 25, relevance: 25, tone: 15, originality: 10, cooperation: 15, price: 10 }
const period = { fromDay: '2026-11-01', toDay: '2026-11-20' }
let entries: string[] = []
const draft = (more: object = {}) => ({ name: '季度评估', entries, criteria, ...period, ...more })
const add = async (more: object = {}) => (await member('POST', `${path}/task/add`, draft(more))).data
const finish = () => finishTasks(databases(), assessmentsWorks)
const results = async (taskId: number, more: object = {}) =>
  (await member('POST', `${path}/result/list`, { taskId, ...more })).data

const hit = [{ orgId: 7, monitorId: 1, version: 1 }]
/** When influence was computed. */
const night = new Date('2026-11-21T18:40:00Z')
let isPlanted = false
/** 甲报: 25 articles that our monitors want and 25 that they do not; 乙报: 20 wanted, all copied from 甲报; 丙报: 3. */
beforeEach(async () => {
  if (isPlanted) return
  isPlanted = true
  const article = (media: string, n: number, more: object = {}) =>
    newArticle({
      ...{
        media,
        mediaType: 'web',
        title: `${media}第${n}篇`,
        body: String.fromCodePoint(0x4e00 + n * 131).repeat(80),
      },
      publishedAt: new Date(Date.parse('2026-11-02T00:00:00Z') + n * 3_600_000),
      ...more,
    })
  const range = (count: number) => Array.from({ length: count }, (_, n) => n)
  const batch = [
    ...range(25).map(n => article('甲报', n, { hits: hit, sentiment: n < 10 ? 1 : 0, likes: 10, reads: 100 })),
    ...range(25).map(n => article('甲报', n + 200)),
    ...range(20).map(n =>
      article('乙报', n, {
        hits: hit,
        sentiment: -1,
        publishedAt: new Date(Date.parse('2026-11-02T00:30:00Z') + n * 3_600_000),
      }),
    ),
    ...range(3).map(n => article('丙报', n + 400, { hits: hit, likes: 1_000 })),
    article('甲报', 600, { hits: hit, publishedAt: new Date('2026-10-31T10:00:00Z') }),
  ]
  await databases()
    .worker.transaction()
    .execute(tx => storeArticles(tx, batch, new Map()))
  await sql`update media set media_type = 1 where name in ('甲报', '乙报', '丙报')`.execute(databases().worker)
  const { rows } = await sql<{
    id: number
  }>`select id from media where name in ('甲报', '乙报', '丙报') order by array_position(array['甲报', '乙报', '丙报'], name)`.execute(
    databases().worker,
  )
  entries = rows.map(({ id }) => `m${id}`)
  await computeInfluences(databases().worker, night)
})

test('what is computed is what a plain count gives, and the score is the printed formula', async () => {
  const { id, flag } = await add()
  expect(flag).toBe(1)
  await finish()
  expect((await member('GET', `${path}/task/${id}`)).data).toMatchObject({ flag: 2, judged: 0 })
  const { list } = await results(id)
  const of = Object.fromEntries(list.map((row: { name: string }) => [row.name, row]))
  // As it stands in the library.
  const { list: known } = (await member('POST', '/inews/mediaLibrary/media', { like: '报' })).data
  const influenceOf = Object.fromEntries(
    known.map(({ name, influence }: { name: string; influence: { influence: number | null } | null }) => [
      name,
      influence?.influence == null ? null : Math.round(influence.influence * 10) / 10,
    ]),
  )
  expect(influenceOf.甲报).toBeGreaterThan(0)
  expect(of.甲报.computed).toMatchObject({
    ...{
      articles: 25,
      collected: 50,
      positive: 10,
      negative: 0,
      stories: 25,
      first: 25,
      interactions: 250,
      reads: 2_500,
    },
    ...{ influence: influenceOf.甲报, relevance: 50, tone: 70, originality: 100 },
    influenceOn: '2026-11-22',
  })
  expect(of.乙报.computed).toMatchObject({
    influence: influenceOf.乙报,
    relevance: 100,
    tone: 0,
    originality: 0,
    stories: 20,
    first: 0,
  })
  expect(of.丙报.computed).toMatchObject({ influence: null, articles: 3, relevance: 100, tone: 50, originality: 100 })
  const score = Math.round(((25 * influenceOf.甲报 + 25 * 50 + 15 * 70 + 10 * 100) / 75) * 10) / 10
  expect(of.甲报).toMatchObject({ score, known: 75, before: null })
  expect(of.丙报).toMatchObject({ known: 50, score: 85, tier: 'A' })
})

test('people give marks from 1 to 5; they count with their weight and can be taken back', async () => {
  const { id } = await add()
  await finish()
  const mark = (more: object, ask = member) =>
    ask('POST', `${path}/result/mark`, { id, entry: entries[0], cooperation: 5, price: 1, ...more })
  const { data, operation } = await mark({})
  // The three quarters that are computed, and 15 × 100 + 10 × 0.
  expect(data).toMatchObject({ known: 100, cooperation: 5, price: 1, score: 73 })
  expect((await member('GET', `${path}/task/${id}`)).data.judged).toBe(1)
  expect((await undo(operation)).http).toBe(200)
  expect((await results(id, { like: '甲' })).list).toMatchObject([{ known: 75, cooperation: null }])
  expect(await mark({ cooperation: 6 })).toMatchObject({
    http: 400,
    problems: [{ field: 'cooperation', msg: '分数为 1 到 5 的整数' }],
  })
  expect((await mark({ entry: 'm999999' })).http).toBe(404)
  expect((await mark({}, reader)).http).toBe(403)
  expect((await mark({}, stranger)).http).toBe(404)
})

test('computed anew, marks stay; with other days the counts are others', async () => {
  const { id, version } = await add()
  await finish()
  await member('POST', `${path}/result/mark`, { id, entry: entries[0], cooperation: 3, price: null })
  await member('PUT', `${path}/task/update`, { ...draft({ fromDay: '2026-10-31' }), id, version })
  await finish()
  expect((await results(id, { like: '甲' })).list).toMatchObject([{ cooperation: 3, computed: { articles: 26 } }])
  expect((await member('POST', `${path}/task/run`, { id })).data.flag).toBe(1)
})

test('tiers become tags of our own media, in one act; those that are not ours are left', async () => {
  const { id } = await add()
  await finish()
  await member('POST', '/inews/orgMedia/expand', { idList: [entries[0], entries[2]] })
  const tagsOf = async () => {
    const { list } = (await member('POST', '/inews/orgMedia/list', {})).data
    return [entries[0], entries[2]].map(ref => list.find((row: { entry: string }) => row.entry === ref).tags)
  }
  const tag = (more: object = {}, ask = member) =>
    ask('POST', `${path}/result/tags`, { id, prefix: '评估', tiers: ['A', 'B', 'C', 'D'], ...more })
  expect((await tag()).data).toEqual({ changed: 2, left: 1 })
  expect(await tagsOf()).toEqual([['评估 B'], ['评估 A']])
  await member('POST', `${path}/task/cuts`, { id, cuts: [60, 50, 40] })
  const { operation } = await tag()
  expect(await tagsOf()).toEqual([['评估 A'], ['评估 A']])
  expect((await undo(operation)).http).toBe(200)
  expect(await tagsOf()).toEqual([['评估 B'], ['评估 A']])
  expect((await tag({ prefix: ' ' })).http).toBe(400)
  expect((await tag({}, reader)).http).toBe(403)
  expect((await tag({}, stranger)).http).toBe(404)
})

test('cuts are moved, tiers follow; the task before says what has changed', async () => {
  const first = await add()
  await finish()
  const second = await add({ name: '下一季', criteria: { ...criteria, influence: 0, relevance: 50 } })
  await finish()
  const { before, list, tierCounts } = await results(second.id)
  expect(before).toEqual({ id: first.id, name: '季度评估' })
  expect(list.map((row: { before: number }) => row.before)).toEqual([85, 33.3, 77.3])
  expect(tierCounts).toEqual({ A: 1, B: 2, C: 0, D: 0 })
  const cut = await member('POST', `${path}/task/cuts`, { id: second.id, cuts: [95, 90, 85] })
  expect((await results(second.id)).tierCounts).toEqual({ A: 0, B: 1, C: 0, D: 2 })
  expect((await results(second.id, { tier: 'B' })).list).toHaveLength(1)
  expect((await undo(cut.operation)).http).toBe(200)
  expect((await results(second.id)).tierCounts).toEqual(tierCounts)
  expect(await member('POST', `${path}/task/cuts`, { id: second.id, cuts: [50, 60, 40] })).toMatchObject({ http: 400 })
})

test('lists are sorted, searched and paged; what is not known stands last', async () => {
  const { id } = await add()
  await finish()
  const names = async (more: object) => (await results(id, more)).list.map((row: { name: string }) => row.name)
  expect(await names({ sort: 'influence', order: 'desc' })).toEqual(['甲报', '乙报', '丙报'])
  expect(await names({ sort: 'influence', order: 'asc' })).toEqual(['乙报', '甲报', '丙报'])
  expect(await results(id, { pageSize: 2 })).toMatchObject({ total: 3, next: '2' })
  expect((await member('GET', `${path}/result/list?taskId=${id}&like=${encodeURIComponent('丙')}`)).data.total).toBe(1)
})

test('the export has the rows of the screen in their order', async () => {
  const { id } = await add()
  await finish()
  const { task } = (
    await member('POST', `${path}/result/export`, {
      chosen: { allOf: { taskId: id } },
      columns: ['id', 'name', 'score', 'tier', 'influence'],
    })
  ).data
  expect(await resultRows(databases(), assessmentsWorks, { orgId: 7, id: task })).toEqual([
    ['名次', '媒体', '总分', '等级', '影响力'],
    ['1', '丙报', '85', 'A'],
    ['2', '甲报', '77.3', 'B', '100'],
    ['3', '乙报', '33.3', 'D', '0'],
  ])
})

test.each([
  [
    'weights that do not add up',
    { criteria: { ...criteria, influence: 26 } },
    'criteria.influence',
    '权重合计须为 100',
  ],
  [
    'a weight of −1',
    { criteria: { ...criteria, influence: -1, relevance: 51 } },
    'criteria.influence',
    '权重为 0 到 100 的整数',
  ],
  ['days reversed', { fromDay: '2026-11-21' }, 'toDay', '结束日期不能早于开始日期'],
  ['91 days', { fromDay: '2026-08-22', toDay: '2026-11-20' }, 'toDay', '统计期间最多 90 天'],
  ['no media', { entries: [] }, 'entries', '请选择媒体'],
  ['no name', { name: ' ' }, 'name', '名称为 1 到 100 个字符'],
  ['a medium that is not there', { entries: ['m999999'] }, 'entries.0', '媒体库中没有“m999999”'],
])('%s is refused by the field', async (_, more, field, msg) => {
  expect(await member('POST', `${path}/task/add`, draft(more))).toMatchObject({ http: 400, problems: [{ field, msg }] })
})

test('ids come by path, query and body; a deleted task comes back with its scores', async () => {
  const [a, b, c] = [await add({ name: '甲' }), await add({ name: '乙' }), await add({ name: '丙' })]
  await finish()
  const { operation } = await member('DELETE', `${path}/task/delete/${a.id}`)
  expect((await member('DELETE', `${path}/task/delete?id=${b.id}`)).data).toEqual({ changed: 1 })
  expect((await member('POST', `${path}/task/delete`, { idList: [c.id] })).data).toEqual({ changed: 1 })
  expect((await member('POST', `${path}/task/list`, {})).data.total).toBe(0)
  expect((await member('DELETE', `${path}/task/delete/${a.id}`, { id: b.id })).http).toBe(400)
  expect((await undo(operation)).http).toBe(200)
  expect((await results(a.id)).list[0].score).not.toBeNull()
})

test('readers see and change nothing; another organisation sees nothing', async () => {
  const { id, version } = await add()
  expect((await reader('POST', `${path}/task/list`, {})).data.total).toBe(1)
  expect((await reader('POST', `${path}/task/add`, draft({ name: '乙' }))).http).toBe(403)
  expect((await stranger('GET', `${path}/task/list`)).data.total).toBe(0)
  for (const reply of [
    await stranger('GET', `${path}/task/${id}`),
    await stranger('DELETE', `${path}/task/delete/${id}`),
    await stranger('POST', `${path}/result/list`, { taskId: id }),
    await stranger('PUT', `${path}/task/update`, { ...draft(), id, version }),
    await stranger('POST', `${path}/task/run`, { id }),
  ])
    expect(reply.http).toBe(404)
})

test('a score leaves out what is not known; percentiles count ties half', () => {
  const none = { computed: null, cooperation: null, price: null }
  expect(scoreOf(none, criteria)).toEqual({ score: null, known: 0 })
  expect(scoreOf({ ...none, cooperation: 3 }, criteria)).toEqual({ score: 50, known: 15 })
  expect([
    tierOf(80, [80, 60, 40]),
    tierOf(79.9, [80, 60, 40]),
    tierOf(0, [80, 60, 40]),
    tierOf(null, [80, 60, 40]),
  ]).toEqual(['A', 'B', 'D', null])
})

// Plants articles: last, for every other test counts media alone.
test('an account is measured among accounts; how much was collected of it is not known', async () => {
  const posts = Array.from({ length: 21 }, (_, n) =>
    newArticle({
      ...{ media: '微博', mediaType: 'weibo', author: '潮汐观察', title: '', hits: hit, likes: n },
      body: `第 ${n} 次潮汐${String.fromCodePoint(0x5e00 + n * 97).repeat(60)}`,
      account: { followers: 1_000 },
      publishedAt: new Date(Date.parse('2026-11-03T00:00:00Z') + n * 3_600_000),
    }),
  )
  await databases()
    .worker.transaction()
    .execute(tx => storeArticles(tx, posts, new Map()))
  const { rows } = await sql<{ id: number }>`select id from media_accounts where name = '潮汐观察'`.execute(
    databases().worker,
  )
  await computeInfluences(databases().worker, night)
  const { id } = await add({ entries: [`a${rows[0]?.id}`] })
  await finish()
  expect((await results(id)).list).toMatchObject([
    {
      name: '潮汐观察',
      computed: { articles: 21, collected: null, relevance: null, originality: 100, influenceOn: '2026-11-22' },
    },
  ])
})
