// What an organisation's corrections teach, from the calls of its members to what the pipeline is given, on a real database.
import { createApp, type Databases } from '@guanlan/platform/server'
import { serveForTests } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { articleServer } from '../../routes.ts'
import { newArticle } from '../../testing/new-article.ts'
import { openWithOrganisations } from '../../testing/organisations.ts'
import { storeArticles } from '../../testing/store-articles.ts'
import { judge } from '../judge.ts'
import { adjustmentsOf } from './adjustments.ts'
import { learnNext } from './learn-next.ts'

let databases: Databases
let app: Awaited<ReturnType<typeof createApp>>
beforeAll(async () => {
  const opened = await openWithOrganisations(7, 8)
  databases = opened.databases
  for (const [id, org, role] of [
    [17, 7, 'orgAdmin'],
    [27, 7, 'member'],
    [18, 8, 'orgAdmin'],
  ] as const) {
    await databases.worker
      .insertInto('users')
      .values({ id, account: `${id}@example.com`, name: `成员 ${id}` })
      .execute()
    await databases.worker.insertInto('memberships').values({ org_id: org, user_id: id, role }).execute()
  }
  app = await createApp({ logger: false })
  await serveForTests(app, databases, [articleServer])
  return async () => {
    await app.close()
    await opened.close()
  }
})
beforeEach(async () => {
  for (const table of [
    'sentiment_adjustments',
    'own_readings',
    'hits',
    'org_articles',
    'article_grams',
    'article_shingles',
    'articles',
  ])
    await sql`delete from ${sql.table(table)}`.execute(databases.worker)
})

const asUser = (user: number) => async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
  const headers = { authorization: `Bearer ${user}`, orgid: user === 18 ? '8' : '7' }
  const reply = await app.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: reply.statusCode, data: reply.json().data }
}
const [ours, theirs] = [asUser(17), asUser(18)]

const ends = [
  '召回五千辆轿车',
  '主动召回部分车辆更换安全气囊',
  '召回一批存在隐患的轿车',
  '宣布召回去年生产的车辆',
  '因刹车隐患召回万辆汽车',
]
const recalls = ends.flatMap(end =>
  ['甲汽车', '乙汽车', '丙汽车', '丁电动车', '戊客车', '己摩托'].map(maker => maker + end),
)
const others = [
  '化工厂爆炸致七人死亡',
  '公布明年高考报名时间',
  '企业净利润同比增长六成',
  '官员受贿被判刑',
  '男子遭遇电信诈骗',
  '地铁新线今天通车',
].flatMap(end => ['本市', '某县', '外省一', '邻市一'].map(place => place + end))

/** As the pipeline stores them; each its own story. Gives their ids. */
async function arrive(titles: readonly string[], { orgs = [7, 8], judged = true } = {}): Promise<number[]> {
  const hits = orgs.map(orgId => ({ orgId, monitorId: orgId * 100, version: 1 }))
  const made = titles.map(title => {
    const { sentiment, level, probability } = judge().judge({ title, mediaType: 'web' })
    return newArticle({
      title,
      body: '',
      sentiment,
      level,
      probability: judged ? probability : null,
      publishedAt: new Date(),
      hits,
    })
  })
  await databases.worker.transaction().execute(tx => storeArticles(tx, made, new Map()))
  const rows = await databases.worker
    .selectFrom('articles')
    .select(['id', 'title'])
    .where('title', 'in', titles)
    .execute()
  // Short titles that differ in a name are one story to the program, and several to this test.
  await sql`update org_articles set cluster_id = -article_id`.execute(databases.worker)
  const ids = new Map(rows.map(({ id, title }) => [title, id]))
  return titles.map(title => ids.get(title) ?? 0)
}
const say = (by: typeof ours, idList: number[], sentiment: 1 | 0 | -1 | null) =>
  by('POST', '/inews/data/monitorArticle/sentiment', { changes: [{ idList, sentiment }], withSimilar: false })
const read = (by: typeof ours, idList: number[]) =>
  by('POST', '/inews/data/monitorArticle/read', { idList, read: true })
const adjustment = async (by = ours) => (await by('GET', '/inews/sentiment/adjustment')).data
const learn = () => learnNext(databases.worker)
const later = () =>
  sql`update sentiment_adjustments set learned_at = learned_at - interval '11 minutes'`.execute(databases.worker)
const inUse = async () => [...(await databases.worker.transaction().execute(tx => adjustmentsOf(tx, [7, 8]))).keys()]
const version = async () =>
  (await databases.worker.selectFrom('own_readings').select('version').where('org_id', '=', 7).executeTakeFirst())
    ?.version

/** Organisation 7 calls recalls good news and lets stand what else it read. */
async function taught(): Promise<number[]> {
  const ids = await arrive(recalls)
  await read(ours, await arrive(others))
  await say(ours, ids, 1)
  expect(await learn()).toBe(true)
  return ids
}

test('corrections that agree are learned and used for this organisation, not for another', async () => {
  await taught()
  expect(await inUse()).toEqual([7])
  expect(await adjustment()).toMatchObject({ enabled: true, proven: true, examples: 30, needed: 20 })
  const { rightWith, rightWithout, learnedAt } = await adjustment()
  expect(rightWith).toBeGreaterThan(rightWithout + 0.2)
  expect(Date.now() - Date.parse(learnedAt)).toBeLessThan(60_000)
  expect(await adjustment(theirs)).toEqual({
    enabled: true,
    proven: false,
    examples: 0,
    needed: 20,
    learnedAt: null,
    rightWith: null,
    rightWithout: null,
    maySwitch: true,
  })
  const own = (await databases.worker.transaction().execute(tx => adjustmentsOf(tx, [7]))).get(7)
  const article = judge().article({ title: '庚汽车宣布召回今年生产的越野车', mediaType: 'web' })
  expect(article.judgement.sentiment).not.toBe(1)
  expect(own && article.adjusted(own).judgement.sentiment).toBe(1)
  expect(await version()).toBe(1)
  expect(await learn()).toBe(false)
})

test('nothing is learned from a few, nor from articles whose sentiment the sender gave', async () => {
  const ids = await arrive(recalls)
  await say(ours, ids.slice(0, 19), 1)
  expect(await learn()).toBe(false)
  expect(await adjustment()).toMatchObject({ examples: 19, learnedAt: null })
  await say(ours, await arrive(others, { judged: false }), -1)
  expect(await learn()).toBe(true)
  expect(await adjustment()).toMatchObject({ examples: 19, proven: false, rightWith: null })
})

test('copies of one story teach once', async () => {
  const ids = await arrive(recalls)
  await sql`update org_articles set cluster_id = 1 where article_id = any(${ids.slice(0, 20)}::bigint[])`.execute(
    databases.worker,
  )
  await say(ours, ids, 1)
  expect((await adjustment()).examples).toBe(11)
  expect(await learn()).toBe(false)
})

test('where little was read, what nobody touched speaks for what is right', async () => {
  await arrive(others)
  await say(ours, await arrive(recalls), 0)
  await learnNext(databases.worker)
  const own = (await databases.worker.transaction().execute(tx => adjustmentsOf(tx, [7]))).get(7)
  const of = (title: string) => judge().article({ title, mediaType: 'web' })
  const same = others.filter(
    title => own && of(title).adjusted(own).judgement.sentiment === of(title).judgement.sentiment,
  )
  expect(own).toBeDefined()
  expect(same.length).toBeGreaterThanOrEqual(others.length - 1)
})

test('corrections thrown by dice are not used, and learning from them again is no news to the pipeline', async () => {
  const ids = await arrive(recalls)
  await read(ours, await arrive(others))
  for (const [i, id] of ids.entries())
    await say(ours, [id], (((Math.imul(i + 1, 2_654_435_761) >>> 24) % 3) - 1) as 1 | 0 | -1)
  expect(await learn()).toBe(true)
  expect(await adjustment()).toMatchObject({ proven: false, examples: 30 })
  expect((await adjustment()).rightWith).not.toBeNull()
  expect(await inUse()).toEqual([])
  const before = await version()
  await say(ours, ids.slice(0, 1), 0)
  await later()
  expect(await learn()).toBe(true)
  expect(await version()).toBe(before)
})

describe('what was learned', () => {
  test('is unlearned when the corrections are taken back, though none is new', async () => {
    const ids = await taught()
    await say(ours, ids.slice(0, 25), null)
    // Corrections come in series: not at once.
    expect(await learn()).toBe(false)
    await later()
    expect(await learn()).toBe(true)
    expect(await inUse()).toEqual([])
    expect(await adjustment()).toMatchObject({ proven: false, examples: 5, rightWith: null })
    expect(await version()).toBe(2)
    await later()
    expect(await learn()).toBe(false)
  })

  test('is forgotten with the last correction', async () => {
    await say(ours, await taught(), null)
    await later()
    expect(await learn()).toBe(true)
    expect(await inUse()).toEqual([])
    await later()
    expect(await learn()).toBe(false)
  })

  test('is learned anew after as many corrections as it began with, without waiting', async () => {
    await taught()
    const more = await arrive(recalls.map(title => `快讯：${title}`))
    await say(ours, more.slice(0, 19), 1)
    expect(await learn()).toBe(false)
    await say(ours, more.slice(19), 1)
    expect(await learn()).toBe(true)
    expect((await adjustment()).examples).toBe(60)
  })

  test('is not used by a program whose model looks at other things, and is learned again', async () => {
    await taught()
    await sql`update sentiment_adjustments set weights = set_byte(weights, 4, 99)`.execute(databases.worker)
    expect(await inUse()).toEqual([])
    expect(await learn()).toBe(false)
    await later()
    expect(await learn()).toBe(true)
    expect(await inUse()).toEqual([7])
  })

  test('is left aside when its bytes are damaged, and articles go on coming in', async () => {
    await taught()
    await sql`update sentiment_adjustments set weights = set_byte(weights, length(weights) - 1, (get_byte(weights, length(weights) - 1) + 1) % 256)`.execute(
      databases.worker,
    )
    expect(await inUse()).toEqual([])
  })

  test('does not confirm itself: what it judged itself is no anchor', async () => {
    await taught()
    // Read again with the adjustment: what it changed is now what people see.
    await sql`update org_articles set own_sentiment = 1, sentiment = 1 where org_id = 7 and corrected_at is null`.execute(
      databases.worker,
    )
    await say(ours, (await arrive(['子轿车召回一批轿车'])).slice(0, 1), 1)
    await later()
    expect(await learn()).toBe(true)
    const { rightWithout } = await adjustment()
    // Counted are corrections alone: without an adjustment hardly any of them is right. Counted with what people let stand, half would be.
    expect(rightWithout).toBeLessThan(0.3)
  })

  test('is switched by administrators of the organisation', async () => {
    await taught()
    expect((await asUser(27)('PUT', '/inews/sentiment/adjustment', { enabled: false })).status).toBe(403)
    expect((await ours('PUT', '/inews/sentiment/adjustment', { enabled: false })).data).toMatchObject({
      enabled: false,
      proven: true,
    })
    expect(await inUse()).toEqual([])
    expect(await version()).toBe(2)
    await ours('PUT', '/inews/sentiment/adjustment', { enabled: false })
    expect(await version()).toBe(2)
    await ours('PUT', '/inews/sentiment/adjustment', { enabled: true })
    expect(await inUse()).toEqual([7])
    // Before anything was learned, too.
    expect((await theirs('PUT', '/inews/sentiment/adjustment', { enabled: false })).data).toMatchObject({
      enabled: false,
      learnedAt: null,
    })
  })
})

test('two workers do not learn the same twice', async () => {
  const ids = await arrive(recalls)
  await say(ours, ids, 1)
  expect((await Promise.all([learn(), learn()])).sort()).toEqual([false, true])
})

test('what people said while it was learned is learned next', async () => {
  const ids = await arrive(recalls)
  await read(ours, await arrive(others))
  await say(ours, ids.slice(0, 25), 1)
  const learning = learn()
  await say(ours, ids.slice(25), 1)
  await learning
  await later()
  await learn()
  const { examples } = await databases.worker
    .selectFrom('sentiment_adjustments')
    .select('examples')
    .executeTakeFirstOrThrow()
  expect(examples).toBe(30)
})
