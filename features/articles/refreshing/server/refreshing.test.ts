// Asking again: sites by their adapters, pages by the detector; what is asked only once, and what others are not told.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { articleServer } from '@guanlan/features/articles/articles/server'
import { adopt } from '@guanlan/features/articles/articles/server/facts'
import { guardedFetch } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newArticle } from '../../articles/server/testing/new-article.ts'
import { storeArticles } from '../../articles/server/testing/store-articles.ts'
import { oneAtATime } from './adapter.ts'
import { httpAdapter } from './http-adapter.ts'
import { refreshingServer } from './index.ts'
import { type LookAtPage, lookAtPage, probeFavourites, stateOf } from './probe.ts'

/** One server is the adapter's service and the sites at once. */
let site: Server
let origin = ''
/** What was asked since the test began. */
let requested: string[] = []
/** What the service answers. */
let counts: unknown = {}
beforeAll(async () => {
  site = createServer(({ url = '' }, answer) => {
    requested.push(url)
    if (url.startsWith('/adapter')) answer.end(JSON.stringify(counts))
    else {
      answer.statusCode = Number(url.slice(1, 4))
      answer.end('page')
    }
  })
  await new Promise<void>(resolve => site.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
})
afterAll(() => site.close())

const limits = { timeoutMs: 3_000, bytes: 1_000, redirects: 0 }
/** As the product looks, at the server of this test. */
const look: LookAtPage = async url =>
  (await guardedFetch(url, {}, { ...limits, trustedHosts: new Set([new URL(origin).host]) })).status

const adapters = [
  oneAtATime({
    knows: url => httpAdapter('blog.example', origin).knows(url),
    ask: url => httpAdapter('blog.example', `${origin}/adapter`).ask(url),
    askState: async url => (await httpAdapter('blog.example', `${origin}/adapter`).askState?.(url)) ?? null,
  }),
]
const parts = {
  adapters,
  get system() {
    return databases().worker
  },
}
const tables = [
  'article_probes',
  'article_counts',
  'favourites',
  'article_work',
  'org_articles',
  'article_identities',
  'articles',
]
const { as, databases } = openFeature([refreshingServer(parts, look), articleServer], tables)
const [member, stranger] = [as(), as('member', 8)]
const data = '/inews/data/monitorArticle'
beforeEach(() => {
  requested = []
  counts = { reads: 900, likes: 12 }
})

/** Of organisation 7. */
async function stored(url: string | null, more: Parameters<typeof newArticle>[0] = {}): Promise<number> {
  const publishedAt = new Date(Date.now() - 3_600_000)
  const article = newArticle({ url, publishedAt, reads: 100, ...more })
  return databases()
    .worker.transaction()
    .execute(async tx => {
      await storeArticles(tx, [article], new Map())
      const { rows } = await sql<{ id: number }>`select max(id) as id from articles`.execute(tx)
      const id = Number(rows[0]?.id)
      await adopt({ orgId: 7, db: tx }, [id])
      return id
    })
}
/** What the schedule makes of one favourite whose page answers so. */
const probed = async (url: string, status = 200) => {
  const db = databases().worker
  const id = await stored(url)
  await sql`insert into favourites (org_id, user_id, article_id, published_at, made_at) values (7, 71, ${id}::bigint, now(), now())`.execute(
    db,
  )
  await probeFavourites(db, { look: async () => status, adapters })
  const { rows } = await sql<{ state: string }>`
    select state::text from article_probes where article_id = ${id}::bigint`.execute(db)
  return rows[0]?.state
}
const course = async (id: number) =>
  (await member('POST', '/inews/monitorArticle/interactionInfo/list', { id })).data.map(
    ({ readnum }: { readnum: number }) => readnum,
  )

test('the counts of an article are asked for, kept as a point of its course, and not asked for again at once', async () => {
  const id = await stored('https://m.blog.example/7')
  const interact = async () => (await member('POST', `${data}/interact`, { idList: [id] })).data
  expect(await interact()).toMatchObject([{ id, state: 'counted', readnum: 900, likenum: 12, sharenum: null }])
  expect(requested).toEqual(['/adapter?url=https%3A%2F%2Fm.blog.example%2F7'])
  expect(await interact()).toMatchObject([{ state: 'fresh', readnum: 900, msg: '刚刚更新过，请稍后再试' }])
  expect(requested).toHaveLength(1)
  expect(await course(id)).toEqual([100, 900])
  await sql`update article_counts set counted_at = counted_at - interval '6 minutes'`.execute(databases().worker)
  counts = { reads: 1_000 }
  expect(await interact()).toMatchObject([{ state: 'counted', readnum: 1_000 }])
  expect(await course(id)).toEqual([100, 900, 1_000])
})

test('a site that no adapter knows is told at once, a service that answers nonsense changes nothing', async () => {
  const [unknown, bare, failing] = [
    await stored('https://notblog.example/1'),
    await stored(null),
    await stored('https://blog.example/2'),
  ]
  counts = { reads: -5 }
  const { data: answers } = await member('POST', `${data}/interact`, { idList: [unknown, bare, failing] })
  const stateOf = (id: number) => answers.find((answer: { id: number }) => answer.id === id)?.state
  expect([unknown, bare, failing].map(stateOf)).toEqual(['unknownSite', 'unknownSite', 'failed'])
  expect(requested).toHaveLength(1)
  expect(await course(failing)).toEqual([100])
})

test('by address the stored article moves; of one that is stored nowhere the counts are told', async () => {
  const id = await stored('https://blog.example/a')
  const byUrl = async (url: string, ask = member) => (await ask('POST', `${data}/interactByUrl`, { url })).data
  expect(await byUrl('https://blog.example/a')).toMatchObject({ id, state: 'counted', readnum: 900 })
  expect(await course(id)).toEqual([100, 900])
  expect(await byUrl('https://blog.example/b')).toMatchObject({ id: null, state: 'counted', readnum: 900 })
  expect(await byUrl('https://blog.example/a', stranger)).toMatchObject({ id: null })
})

test.each(['ftp://blog.example/a', 'file:///etc/passwd', 'blog'])('%s is no address', async url => {
  expect(await member('POST', `${data}/interactByUrl`, { url })).toMatchObject({
    http: 400,
    problems: [{ field: 'url', msg: '请输入 http 或 https 地址' }],
  })
})

test('51 articles are too many, and those of others are left out', async () => {
  const id = await stored('https://blog.example/7', { onlyOrg: 7 })
  const idList = Array.from({ length: 51 }, (_, at) => at + 1)
  for (const call of ['interact', 'detector']) {
    expect(await member('POST', `${data}/${call}`, { idList })).toMatchObject({ http: 400 })
    expect((await stranger('POST', `${data}/${call}`, { idList: [id], found: true })).data).toEqual([])
    expect((await as('reader')('POST', `${data}/${call}`, { idList: [id] })).http).toBe(403)
  }
  expect(requested).toEqual([])
})

test('the detector says what the page answers, and does not look twice', async () => {
  const idList = [await stored(`${origin}/404`), await stored(`${origin}/403`), await stored(null)]
  const detect = async () => (await member('POST', `${data}/detector`, { idList })).data
  const states = (await detect()).map(({ id, state }: { id: number; state: string }) => [idList.indexOf(id), state])
  expect(states.sort()).toEqual([
    [0, '1'],
    [1, '4'],
    [2, '-1'],
  ])
  expect(requested.sort()).toEqual(['/403', '/404'])
  expect((await detect()).map(({ state }: { state: string }) => state).sort()).toEqual(['-1', '1', '4'])
  expect(requested).toHaveLength(2)
})

test.each([
  ['rateLimited', '2'],
  ['optimised', '3'],
  [undefined, '0'],
  ['something else', '0'],
])('of a page that stands, an adapter that says %s makes it %s', async (state, expected) => {
  counts = { reads: 1, state }
  expect(await probed('https://blog.example/1')).toBe(expected)
  // Of a page that is gone nobody is asked.
  requested = []
  expect(await probed('https://blog.example/2', 404)).toBe('1')
  expect(requested).toEqual([])
})

test.each([
  [200, '0'],
  [301, '0'],
  [404, '1'],
  [410, '1'],
  [401, '4'],
  [403, '4'],
  [451, '4'],
  [429, '-1'],
  [500, '-1'],
  [null, '-1'],
] as const)('a page that answers %s is %s', (status, state) => expect(stateOf(status)).toBe(state))

test('an address of a private network is not asked', async () => {
  expect(await lookAtPage(databases().worker)(`${origin}/200`)).toBeNull()
  expect(requested).toEqual([])
})

test('by schedule favourites and featured articles are looked at, those looked at lately are not', async () => {
  const db = databases().worker
  const [favourite, featured, other] = [
    await stored(`${origin}/200/1`),
    await stored(`${origin}/410`),
    await stored(`${origin}/200/2`),
  ]
  await sql`insert into favourites (org_id, user_id, article_id, published_at, made_at) values (7, 71, ${favourite}::bigint, now(), now())`.execute(
    db,
  )
  await sql`insert into article_work (org_id, article_id, published_at, featured_at) values (7, ${featured}::bigint, now(), now())`.execute(
    db,
  )
  await probeFavourites(db, { look, adapters })
  const { rows } = await sql<{
    id: number
    state: number
  }>`select article_id as id, state from article_probes order by 1`.execute(db)
  expect(rows.map(({ id, state }) => [Number(id), state])).toEqual([
    [favourite, 0],
    [featured, 1],
  ])
  expect(rows.some(({ id }) => Number(id) === other)).toBe(false)
  await probeFavourites(db, { look, adapters })
  expect(requested).toHaveLength(2)
})
