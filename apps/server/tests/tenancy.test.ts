import { type Endpoint, methodOf } from '@guanlan/platform/contract'
import { migratedDatabase } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contracts } from '../features.ts'
import { type Caller, openProduct, type Product } from './product.ts'

let product: Product
let mine: Caller
let other: Caller
let monitorId: number
let articleId: number
const range = { from: '2026-11-01T00:00:00Z', to: '2026-11-30T00:00:00Z' }
const secret = '潮音石'

beforeAll(async () => {
  const database = await migratedDatabase()
  product = await openProduct(database.url)
  mine = await product.member(11, 'mine@example.com', 'orgAdmin')
  other = await product.member(12, 'other@example.com', 'orgAdmin')
  const made = await mine.ask('POST', '/inews/monitor', { kind: 'item', name: `监测 ${secret}`, rule: secret })
  monitorId = made.body.data.id
  await mine.ask('POST', '/ua/upload/article/add', {
    title: `${secret}发布`,
    body: `关于${secret}的正文`,
    sourceId: 's1',
    publishedAt: '2026-11-10T08:00:00Z',
    author: secret,
    media: `${secret}日报`,
  })
  await product.settled()
  const list = await mine.ask('POST', '/inews/monitorArticle/list', { ...range, monitor: monitorId })
  articleId = list.body.data.list[0].id
  return async () => database.drop()
})
afterAll(() => product.close())

/** Values that fit any parameter of the contracts, all of them naming what belongs to the first organisation. */
const fill = (path: string) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) =>
    /^(id|idPrev|idNext|fatherId)$/.test(name) ? String(/rticle/.test(path) ? articleId : monitorId) : 'articles',
  )
const body = () => ({
  ...range,
  monitor: monitorId,
  idList: [articleId],
  read: true,
  kind: 'item',
  name: '别人的监测',
  rule: '任何',
  fatherId: monitorId,
  items: [{ title: 'x' }],
  title: 'x',
  account: 'a',
  password: 'b',
  dicCode: 'domainConfig',
  dicName: 'localhost',
  content: 'x',
  similarTo: articleId,
  days: 30,
  url: 'https://example.com/feed',
  mediaType: 'web',
})

const all = Object.entries(contracts).flatMap(([feature, endpoints]) =>
  Object.entries(endpoints as Record<string, Endpoint>).map(
    ([name, endpoint]) => [`${feature}.${name}`, endpoint] as const,
  ),
)
const tenant = all.filter(([, endpoint]) => endpoint.access === 'member' && endpoint.envelope !== 'events')

describe('a second organisation', () => {
  test.each(tenant)('sees nothing of the first by %s', async (_name, endpoint) => {
    const method = methodOf(endpoint)
    const query =
      method === 'GET' ? `?id=${monitorId}&monitor=${monitorId}&like=${encodeURIComponent(secret)}&ids=1,2,3,4,5` : ''
    const reply = await other.ask(method, fill(endpoint.path) + query, method === 'GET' ? undefined : body())
    expect(JSON.stringify(reply.body)).not.toContain(secret)
    expect(reply.status, JSON.stringify(reply.body)).not.toBe(500)
  })

  test.each(tenant)('may not enter the first’s room by %s', async (_name, endpoint) => {
    const method = methodOf(endpoint)
    const reply = await other.ask(method, fill(endpoint.path), method === 'GET' ? undefined : body(), { orgid: '11' })
    expect(reply.status).toBe(403)
    expect(reply.body.key).toBe('platform.organisationForbidden')
  })

  test('has changed nothing of the first', async () => {
    const monitors = await mine.ask('GET', '/inews/monitor')
    expect(monitors.body.data).toHaveLength(1)
    expect(monitors.body.data[0]).toMatchObject({ id: monitorId, name: `监测 ${secret}`, rule: secret, version: 1 })
    const list = await mine.ask('POST', '/inews/monitorArticle/list', { ...range, monitor: monitorId })
    expect(list.body.data).toMatchObject({ total: 1, list: [{ id: articleId, read: false }] })
  })

  test('is not matched with what the first handed in for itself', async () => {
    await other.ask('POST', '/inews/monitor', { kind: 'item', name: '也想看', rule: secret })
    await product.settled()
    const list = await other.ask('POST', '/inews/monitorArticle/list', range)
    expect(list.body.data.total).toBe(0)
  })
})

describe('without a session', () => {
  test.each(all.filter(([, endpoint]) => endpoint.access !== 'public'))('%s is refused', async (_name, endpoint) => {
    const method = methodOf(endpoint)
    const reply = await product.app.inject({
      method,
      url: fill(endpoint.path),
      headers: { orgid: '11' },
      ...(method !== 'GET' && { payload: body() }),
    })
    expect(reply.statusCode).toBe(401)
  })
})

describe('a member', () => {
  test.each(all.filter(([, endpoint]) => endpoint.access === 'operator'))(
    'may not use the operator’s %s',
    async (_name, endpoint) => {
      expect((await mine.ask(methodOf(endpoint), fill(endpoint.path), body())).status).toBe(403)
    },
  )
})

describe('the database', () => {
  test('puts row-level security on every table with an organisation; the others are listed as shared', async () => {
    const { rows } = await sql<{ name: string; protected: boolean; has_org: boolean; note: string | null }>`
      select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as protected, obj_description(c.oid) as note,
        exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'org_id' and not a.attisdropped) as has_org
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'migrations'`.execute(
      product.databases.worker,
    )
    expect(rows.filter(row => row.has_org && !row.protected).map(row => row.name)).toEqual([])
    expect(rows.filter(row => !row.protected && !row.note?.includes('Shared')).map(row => row.name)).toEqual([])
    expect(rows.filter(row => !row.note?.startsWith('owner: ')).map(row => row.name)).toEqual([])
  })

  test('shows a request without organisation no rows at all', async () => {
    expect(await product.databases.app.selectFrom('monitors').select('id').execute()).toEqual([])
    expect(await product.databases.app.selectFrom('hits').select('article_id').execute()).toEqual([])
  })
})
