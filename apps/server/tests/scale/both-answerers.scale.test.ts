// Random questions, asked of the database alone and of OpenSearch: the same rows in the same order, the same numbers, the same refusals, whoever asks.
import { print } from '@guanlan/engine/rules'
import { migratedDatabase, seed } from '@guanlan/platform/testing'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomArticle, rule } from '../../../../engine/rules/testing/random.ts'
import { newArticle } from '../../../../features/articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../../features/articles/articles/server/testing/store-articles.ts'
import { type Caller, openProduct, type Product, type Reply } from '../product.ts'
import { answerCounts, askDatabaseAlone, askOpenSearch } from '../testing/both-answerers/answering.ts'
import { limits } from '../walk/calls.ts'

const questions = process.env.GUANLAN_SCALE === 'quick' ? 40 : 300
const now = Date.now()
const at = (hours: number) => new Date(now - hours * 3_600_000)
const orgs = [61, 62, 63] as const
const desk = '/inews/monitorArticle'

let product: Product
const members = new Map<number, Caller>()
const askAs = (orgId: number) => members.get(orgId) as Caller

beforeAll(async () => {
  const database = await migratedDatabase()
  // What is refused as too often compares nothing.
  product = await openProduct(database.url, { limits })
  for (const orgId of orgs) members.set(orgId, await product.member(orgId, `member${orgId}@example.com`, 'orgAdmin'))
  const monitors: number[] = []
  for (const orgId of orgs)
    monitors.push(
      (await askAs(orgId).ask('POST', '/inews/monitor', { kind: 'item', name: '观潮', rule: '观潮石' })).body.data.id,
    )
  await store(360, monitors)
  await change(monitors)
  await product.settled()
  return () => database.drop()
})
afterAll(() => product.close())

/** Of three months, many in one moment; some of one organisation alone, some wanted by monitors, several copies of others. */
async function store(count: number, monitors: readonly number[]): Promise<void> {
  const texts = fc.sample(randomArticle, { seed, numRuns: count })
  const articles = texts.map(({ title, body, article }, n) =>
    newArticle({
      title: `${title}第${n}`,
      body,
      publishedAt: at(Math.floor(n / 3) * 14),
      mediaType: (['web', 'weibo', 'press'] as const)[n % 3] ?? 'web',
      media: `媒体${n % 7}`,
      author: n % 4 ? `作者${n % 5}` : null,
      language: n % 6 ? 'zh-CN' : 'en',
      region: [null, 330_106, 110_000, 440_300][n % 4] ?? null,
      sentiment: ([0, -1, 1] as const)[n % 3] ?? 0,
      level: n % 3 === 1 ? 4 : null,
      shares: n % 11,
      corps: [...(article.corps ?? [])],
      brands: [...(article.brands ?? [])],
      products: [...(article.products ?? [])],
      onlyOrg: n % 9 === 0 ? (orgs[(n / 9) % 3] ?? null) : null,
      hits: orgs.flatMap((orgId, place) =>
        (n + place) % 5 === 0 && (n % 9 !== 0 || orgs[(n / 9) % 3] === orgId)
          ? [{ orgId, monitorId: monitors[place] ?? 0, version: 1 }]
          : [],
      ),
    }),
  )
  await product.databases.worker.transaction().execute(tx => storeArticles(tx, articles, new Map()))
}

/** What people and the years do to articles: an own text over the shared one, the bin, another sentiment, one story of several, gone for good. */
async function change(monitors: readonly number[]): Promise<void> {
  const db = product.databases.worker
  for (const [place, orgId] of orgs.entries()) {
    const { rows } = await sql<{ id: number }>`
      select article_id as id from hits where org_id = ${orgId} and monitor_id = ${monitors[place] ?? 0} order by article_id`.execute(
      db,
    )
    const ids = rows.map(row => row.id)
    const ask = async (method: 'POST' | 'PUT', path: string, body: object) => {
      const reply = await askAs(orgId).ask(method, path, body)
      expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    }
    for (const id of ids.slice(0, 5))
      await ask('PUT', `${desk}/${id}`, { title: `华为手机 自己的${id}`, body: '苹果公司。C++，哈哈哈 5G' })
    await ask('POST', '/inews/data/monitorArticle/remove', { idList: ids.slice(5, 9) })
    await ask('POST', '/inews/data/monitorArticle/sentiment', {
      changes: [{ idList: ids.slice(9, 14), sentiment: -1 }],
      withSimilar: false,
    })
    await ask('POST', '/inews/data/monitorArticle/similar/together', { idList: ids.slice(14, 20) })
  }
  await sql`delete from articles where id in (select id from articles order by id offset 40 limit 6)`.execute(db)
  await sql`update articles set corps = '{华为}' where id in (select id from articles order by id offset 60 limit 9)`.execute(
    db,
  )
}

type Filter = { field: string; is: 'is' | 'isNot'; values: string[] }
const filter = fc
  .constantFrom<[string, string[]]>(
    ['mediaType', ['weibo', 'press']],
    ['sentiment', ['-1']],
    ['level', ['4']],
    ['region', ['330000']],
    ['region', ['0', '110000']],
    ['author', ['作者1', '作者3']],
    ['language', ['en']],
    ['title', ['华为']],
    ['weekday', ['1', '2', '7']],
    ['hour', ['3', '17']],
    ['read', ['1']],
  )
  .chain(([field, values]) =>
    fc.constantFrom('is' as const, 'isNot' as const).map((is): Filter => ({ field, is, values })),
  )
const question = fc.record({
  orgId: fc.constantFrom(...orgs),
  query: rule.map(each => print(each)),
  filters: fc.oneof(fc.constant([]), fc.array(filter, { minLength: 1, maxLength: 3 })),
  fold: fc.boolean(),
  days: fc.constantFrom(1, 7, 30, 89, 89),
  until: fc.constantFrom(0, 0, 100, 700),
  sort: fc.constantFrom('time_desc', 'time_desc', 'time_asc', 'interaction_desc', 'relevance', 'heat'),
  pageSize: fc.constantFrom(5, 20, 100),
})

/** All that screens ask of one search, page after page. */
async function answers({ orgId, query, filters, fold, days, until, sort, pageSize }: Asked): Promise<Reply> {
  const range = { from: at(until + Math.min(days * 24, 89 * 24 - until)).toISOString(), to: at(until).toISOString() }
  const requested = { ...range, query, filters, fold }
  const ask = async (path: string, body: object) => {
    const { status, body: reply } = await askAs(orgId).ask('POST', path, body)
    return { status, key: reply.key, data: reply.data }
  }
  const count = await ask(`${desk}/search/count`, requested)
  const byCursor = sort === 'time_desc' && !fold
  const pages: Reply[] = []
  let found = 0
  for (let page = 1, cursor: string | null = null; page <= 4; page++) {
    const { status, key, data } = await ask(`${desk}/list`, {
      ...requested,
      sort,
      page,
      pageSize,
      ...(cursor && { cursor }),
    })
    cursor = data?.next ?? null
    found += data?.list.length ?? 0
    // The index tells the number with the first page, the walk when it is at its end: told early or late, it is the same.
    const numbers = byCursor ? data && soFar(data, found, count.data) : { total: data?.total, capped: data?.capped }
    pages.push({ status, key, ...numbers, list: data?.list })
    if (status !== 200 || data.list.length < pageSize || (byCursor && cursor === null)) break
  }
  return {
    pages,
    summary: await ask(`${desk}/search/summary`, requested),
    count,
    overview: await ask('/inews/monitorChart/overview', { ...range, filters, fold }),
    preview: withoutClock(await ask('/inews/monitor/preview', { rule: query, days })),
  }
}

/** Nothing of what a page says of the number, if that is so. */
function soFar({ total, capped }: Reply, found: number, counted: Reply | undefined): Reply {
  const all = counted?.next === null ? counted.count : total
  return total === (capped ? found : all) ? {} : { total, capped }
}
type Asked = typeof question extends fc.Arbitrary<infer Value> ? Value : never

/** What a rule costs is measured, and words beside it are offered as long as their time lasts: neither is an answer. */
function withoutClock({ data, ...reply }: Reply): Reply {
  if (!data) return reply
  const { cost: _, words: __, ...reported } = data
  return { ...reply, data: reported }
}

test(`${questions} random questions are answered alike by both`, { timeout: 900_000 }, async () => {
  let found = 0
  let refused = 0
  await fc.assert(
    fc.asyncProperty(question, async requested => {
      askDatabaseAlone()
      const alone = await answers(requested)
      askOpenSearch()
      expect(await answers(requested)).toEqual(alone)
      found += alone.summary.data?.total ?? 0
      if (alone.summary.status !== 200) refused++
    }),
    { seed, numRuns: questions, endOnFailure: true },
  )
  console.log(`${found} articles found, ${refused} questions refused, OpenSearch found ${answerCounts.found}`)
  expect(found).toBeGreaterThan(questions)
  expect(refused).toBeLessThan(questions / 4)
})
