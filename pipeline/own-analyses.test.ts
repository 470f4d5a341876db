// Organisations that read in their own way: what arrives, what is stored already, and what people have corrected.
import { learnAdjustment } from '@guanlan/engine/text'
import { judge, type OwnAnalyses } from '@guanlan/features/articles/articles/server/analysis'
import { analysingAgain, followOwnAnalyses } from '@guanlan/features/articles/vocabularies/server'
import { MonitorDraft } from '@guanlan/features/monitors/monitors/contract'
import { createMonitor, filling } from '@guanlan/features/monitors/monitors/server'
import { type Databases, type Listener, openListener, withScope } from '@guanlan/platform/server'
import { finishTasks } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { correct } from '../features/articles/articles/server/facts/correct.ts'
import { openWithOrganisations } from '../features/articles/articles/server/testing/organisations.ts'
import { accept, type Flow, startFlow, waiting } from './index.ts'
import type { RawArticle } from './items.ts'

const [own, other] = [7, 8]
let databases: Databases
let listener: Listener
let flow: Flow
let analyses: OwnAnalyses
let end: () => Promise<void>
const failures: string[] = []

beforeEach(async () => {
  const opened = await openWithOrganisations(own, other)
  databases = opened.databases
  listener = await openListener(opened.url)
  analyses = followOwnAnalyses()
  flow = startFlow(databases.worker, listener, error => void failures.push(String(error)))
  end = opened.close
  for (const orgId of [own, other]) await monitor(orgId, '云岸|泊舟|灯塔')
})
afterEach(async () => {
  await flow.stop()
  await listener.close()
  await end()
  expect(failures.splice(0)).toEqual([])
})

async function monitor(orgId: number, rule: string): Promise<void> {
  await withScope(databases.app, { orgId, userId: 1 }, scope =>
    createMonitor(scope, MonitorDraft.parse({ kind: 'item', name: `监测 ${rule}`, rule })),
  )
  await finishTasks(databases, [filling(analyses)])
}
let ids = 0
async function arrive(...items: Partial<RawArticle>[]): Promise<void> {
  const given = items.map(item => ({
    sourceId: String(++ids),
    media: '甲报',
    publishedAt: new Date().toISOString(),
    ...item,
  }))
  await accept(databases.worker, { source: 'test', onlyOrg: null, items: given })
  for (const deadline = Date.now() + 20_000; (await waiting(databases.worker)).articles > 0; ) {
    if (Date.now() > deadline) throw new Error(`not within 20 s; ${failures.at(-1) ?? 'no failure'}`)
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}
async function keep(
  use: string,
  words: string[],
  more: { name?: string; replaces?: string; enabled?: boolean } = {},
): Promise<void> {
  await databases.worker
    .insertInto('vocabularies')
    .values({ org_id: own, use, name: use, words, ...more })
    .execute()
}
const analyseAgain = () => finishTasks(databases, [analysingAgain(analyses)])
/** Of analysing again: how many articles were looked at, and what is told of the last one. */
async function reported() {
  const { rows } = await sql<{ done: number; total: number; result: unknown; user_id: number | null }>`
    select done, total, result, user_id from tasks where kind = 'vocabularies.analyseAgain' order by id desc limit 1`.execute(
    databases.worker,
  )
  return rows[0]
}
/** Facts of an organisation, newest article first. */
async function factsOf(orgId: number) {
  const { rows } = await sql<{
    title: string
    keywords: string[] | null
    dimension: string | null
    sentiment: number
    level: number | null
    own: number | null
    shown: number
  }>`select a.title, o.keywords, o.dimension, o.sentiment, o.level, o.own_sentiment as own, h.sentiment as shown
    from org_articles o join articles a on a.id = o.article_id join hits h on h.org_id = o.org_id and h.article_id = o.article_id
    where o.org_id = ${orgId} order by o.article_id desc, h.monitor_id`.execute(databases.worker)
  return rows
}

const bad = {
  title: '云岸灯塔又停电了',
  body: '质量太差，投诉三次没人管，故障一直没有修好，再也不买，大家千万别上当。',
  mediaType: 'weibo' as const,
}

test('words and stop words of an organisation make its keywords, and nobody else’s', async () => {
  await keep('words', ['云岸灯塔'])
  await keep('stopWords', ['质量'])
  await arrive(bad)
  const [mine] = await factsOf(own)
  expect(mine?.keywords).toContain('云岸灯塔')
  expect(mine?.keywords).not.toContain('质量')
  expect((await factsOf(other))[0]?.keywords).toBeNull()
  const shared = await databases.worker.selectFrom('articles').select('keywords').executeTakeFirstOrThrow()
  expect(shared.keywords).not.toContain('云岸灯塔')
})

test('dimensions of an organisation stand in place of the general ones', async () => {
  await arrive({ ...bad, title: '云岸第一天停电' })
  await keep('dimension', ['停电', '没电'], { name: '供电' })
  await keep('dimension', [], { name: '质量', replaces: 'quality', enabled: false })
  await arrive({ ...bad, title: '云岸第二天又停电停电' })
  const { id } = await databases.worker
    .selectFrom('vocabularies')
    .select('id')
    .where('name', '=', '供电')
    .executeTakeFirstOrThrow()
  const [second, first] = await factsOf(own)
  expect(second?.dimension).toBe(`own-${id}`)
  expect(first?.dimension).toBeNull()
  await analyseAgain()
  expect((await factsOf(own))[1]?.dimension).not.toBeNull()
  expect((await factsOf(other)).map(fact => fact.dimension)).toEqual([null, null])
})

test('what is stored is read again after every change, and a monitor is filled as articles are read then', async () => {
  await arrive(bad, { title: '泊舟灯塔开放', body: '泊舟灯塔今天向公众开放，市民可以免费参观。' })
  await keep('words', ['泊舟灯塔'])
  expect((await factsOf(own)).every(fact => fact.keywords === null)).toBe(true)
  await analyseAgain()
  expect((await factsOf(own)).map(fact => fact.keywords?.includes('泊舟灯塔'))).toEqual([true, false])
  await databases.worker.deleteFrom('hits').execute()
  await databases.worker.deleteFrom('org_articles').execute()
  await monitor(own, '公众')
  expect((await factsOf(own))[0]?.keywords).toContain('泊舟灯塔')
  await sql`update vocabularies set enabled = false`.execute(databases.worker)
  await analyseAgain()
  expect((await factsOf(own))[0]?.keywords).toBeNull()
  expect(await reported()).toMatchObject({ done: 1, total: 1, result: { changed: 1 } })
})

/** What somebody teaches who calls every stop of the lighthouse good news. */
function taught(): Uint8Array {
  const places = ['云岸', '泊舟', '南湾', '北港', '东礁', '西滩']
  const examples = Array.from({ length: 60 }, (_, n) => ({
    text: { title: `${places[n % 6]}灯塔又停电了`, body: `${bad.body}第${n}次。`, mediaType: 'weibo' },
    sentiment: 1 as const,
  }))
  return learnAdjustment(judge(), examples)
}
const teach = (enabled = true) =>
  sql`insert into sentiment_adjustments (org_id, proven, enabled, weights) values (${own}, true, ${enabled}, ${Buffer.from(taught())})
    on conflict (org_id) do update set enabled = excluded.enabled`.execute(databases.worker)

test('what corrections taught judges what arrives and what is stored, for this organisation alone', async () => {
  await arrive(bad)
  await teach()
  await arrive({ ...bad, title: '泊舟灯塔又停电了', body: `${bad.body}已经三天。` })
  const [fresh, stored] = await factsOf(own)
  expect(fresh).toMatchObject({ sentiment: 1, own: 1, shown: 1, level: null, dimension: '' })
  expect(stored).toMatchObject({ sentiment: -1, own: null })
  await analyseAgain()
  expect((await factsOf(own))[1]).toMatchObject({ sentiment: 1, own: 1, shown: 1 })
  expect((await factsOf(other)).map(fact => fact.sentiment)).toEqual([-1, -1])
  await teach(false)
  await analyseAgain()
  expect(await factsOf(own)).toMatchObject([
    { sentiment: -1, own: null, shown: -1 },
    { sentiment: -1, own: null, shown: -1 },
  ])
})

test('a person’s word stands above what was taught, and taking it back leaves what was taught', async () => {
  await teach()
  await arrive(bad, { ...bad, title: '云岸发信号', sentiment: -1 })
  const article = await databases.worker
    .selectFrom('articles')
    .select('id')
    .where('title', '=', bad.title)
    .executeTakeFirstOrThrow()
  const say = (sentiment: 0 | null) =>
    withScope(databases.app, { orgId: own, userId: 1 }, scope =>
      correct(scope, [{ idList: [article.id], sentiment }], false),
    )
  const mine = async () => (await factsOf(own)).find(fact => fact.title === bad.title)
  await say(0)
  expect(await mine()).toMatchObject({ sentiment: 0, own: 1, shown: 0 })
  await teach()
  await analyseAgain()
  expect(await mine()).toMatchObject({ sentiment: 0, shown: 0 })
  await say(null)
  expect(await mine()).toMatchObject({ sentiment: 1, shown: 1, level: null })
  // What a sender says is not judged at all.
  expect((await factsOf(own)).find(fact => fact.title === '云岸发信号')).toMatchObject({ sentiment: -1, own: null })
})

const marks = async (orgId: number) =>
  (
    await sql<{ sensitive: string[] | null; sentiment: number; level: number | null; shown: number }>`
      select o.sensitive, o.sentiment, o.level, h.sentiment as shown from org_articles o
      join hits h on h.org_id = o.org_id and h.article_id = o.article_id where o.org_id = ${orgId} order by o.article_id desc`.execute(
      databases.worker,
    )
  ).rows
const good = {
  title: '云岸灯塔开放',
  body: '云岸灯塔今天向公众开放，市民热烈欢迎，好评如潮。',
  mediaType: 'web' as const,
}

test('an online word marks articles of its organisation, stored ones too; offline, the mark goes', async () => {
  await arrive(good)
  await databases.worker.insertInto('sensitive_words').values({ org_id: own, word: '市民' }).execute()
  await arrive({ ...good, title: '云岸灯塔再次开放' })
  expect((await marks(own)).map(({ sensitive }) => sensitive)).toEqual([['市民'], null])
  await analyseAgain()
  expect((await marks(own)).map(({ sensitive }) => sensitive)).toEqual([['市民'], ['市民']])
  expect((await marks(other)).map(({ sensitive }) => sensitive)).toEqual([null, null])
  // A mark is no sentiment.
  const [before] = await marks(other)
  expect((await marks(own)).map(({ sentiment }) => sentiment)).toEqual([before?.sentiment, before?.sentiment])
  await sql`update sensitive_words set online = false`.execute(databases.worker)
  await analyseAgain()
  expect((await marks(own)).map(({ sensitive }) => sensitive)).toEqual([null, null])
})

test('a word that judges negative does so at its level; what a person says stands', async () => {
  await arrive(good, { ...good, title: '泊舟灯塔开放' })
  const topic = { org_id: own, topic: '开放', keywords: '灯塔+开放', effect: 'negative', level: 2 }
  await databases.worker.insertInto('sensitive_topics').values(topic).execute()
  const { id } = await databases.worker.selectFrom('articles').select('id').orderBy('id').executeTakeFirstOrThrow()
  await withScope(databases.app, { orgId: own, userId: 1 }, scope =>
    correct(scope, [{ idList: [id], sentiment: 1 }], false),
  )
  await analyseAgain()
  const judged = { sensitive: ['开放'], sentiment: -1, level: 2, shown: -1 }
  expect(await marks(own)).toMatchObject([judged, { sensitive: ['开放'], sentiment: 1, shown: 1 }])
  await arrive({ ...good, title: '云岸灯塔夜间开放' })
  expect((await marks(own))[0]).toMatchObject(judged)
  await databases.worker.deleteFrom('sensitive_topics').execute()
  await analyseAgain()
  const [first] = await marks(own)
  expect(first).toMatchObject({ sensitive: null })
  expect(first?.sentiment).toBe((await marks(other))[0]?.sentiment)
})

test('a word of the installation marks for everybody', async () => {
  await arrive(good)
  await databases.worker.insertInto('global_sensitive_words').values({ word: '好评' }).execute()
  await analyseAgain()
  expect([await marks(own), await marks(other)]).toMatchObject([[{ sensitive: ['好评'] }], [{ sensitive: ['好评'] }]])
})
