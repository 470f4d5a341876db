// Keys of the open interface, as a program meets them: what they open, whose it is, and how they end.
import { migratedDatabase } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Ground, makeGround } from './one-of-everything/index.ts'
import { type Caller, openProduct, type Product, type Reply } from './product.ts'

const [first, second, callsAMinute] = [11, 12, 40]
let product: Product
let ground: Ground
let other: Caller
let roleId: number

beforeAll(async () => {
  const database = await migratedDatabase()
  product = await openProduct(database.url, {
    environment: { GUANLAN_KEY_CALLS: String(callsAMinute), GUANLAN_ARTICLE_RATE: '10' },
  })
  ground = await makeGround(product, first)
  other = await product.member(second, 'other@example.com', 'orgAdmin')
  const granted = ['desk.view', 'monitors.view', 'intake.push', 'reviews.edit', 'apiKeys.use', 'apiKeys.stream']
  const role = await product.databases.worker
    .insertInto('api_roles')
    .values({ name: '读取与推送', granted })
    .returning('id')
    .executeTakeFirstOrThrow()
  roleId = role.id
  return () => database.drop()
})
afterAll(() => product.close())

interface Answer {
  status: number
  body: Reply
  headers: Record<string, unknown>
}
type Ask = (method: 'GET' | 'POST', url: string, body?: object, headers?: object) => Promise<Answer>

const askWith =
  (secret: string): Ask =>
  async (method, url, body, headers = {}) => {
    const sent = { host: 'localhost:8080', authorization: `Bearer ${secret}`, ...headers }
    const reply = await product.app.inject({ method, url, headers: sent, ...(body && { payload: body }) })
    return { status: reply.statusCode, body: reply.json(), headers: reply.headers }
  }
let made = 0
async function makeKey(of: Caller = ground.owner, more: object = {}) {
  const { body } = await of.ask('POST', '/inews/apiKey', { name: `程序 ${++made}`, roleId, ...more })
  return { id: body.data.id as number, secret: body.data.secret as string, ask: askWith(body.data.secret) }
}
const list = (ask: Ask) => ask('POST', '/inews/monitorArticle/list', { ...ground.question, monitor: ground.monitor })

test('a key lists the articles of its organisation, and no number of another one is found', async () => {
  const { ask } = await makeKey()
  const { status, body } = await list(ask)
  expect(status).toBe(200)
  expect(body.data.list.length).toBeGreaterThan(0)
  expect((await ask('GET', `/inews/monitor/${ground.monitor}`)).status).toBe(200)
  const strange = await makeKey(other)
  expect((await strange.ask('GET', `/inews/monitor/${ground.monitor}`)).status).toBe(404)
  expect((await strange.ask('GET', '/inews/monitor', undefined, { orgid: String(first) })).status).toBe(403)
})

test('an organisation hands in a burst of articles, and then as many as its share', async () => {
  const { ask } = await makeKey(other)
  const items = Array.from({ length: 990 }, (_, n) => ({ title: `第${n}条`, body: `正文${n}` }))
  const push = (count: number) => ask('POST', '/ua/upload/article/addBatch', { items: items.slice(0, count) })
  const first = await push(990)
  expect([first.status, first.body.data.accepted]).toEqual([200, 990])
  expect(first.headers['ratelimit-policy']).toContain('"articles";q=1000;w=100')
  expect(first.headers.ratelimit).toMatch(/"minute";r=\d+;t=\d+, "articles";r=1\d;t=99/)
  const refused = await push(900)
  expect([refused.status, refused.body.key]).toEqual([429, 'intake.tooFast'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80)
  // Of another organisation nothing is refused.
  const { ask: askFirst } = await makeKey()
  expect((await askFirst('POST', '/ua/upload/article/addBatch', { items: items.slice(0, 1) })).status).toBe(200)
})

test('it makes no call that is not open, and none that its role does not give', async () => {
  const { ask } = await makeKey()
  expect(await ask('GET', '/inews/apiKey')).toMatchObject({ status: 403, body: { key: 'platform.notOpen' } })
  expect((await ask('POST', '/inews/monitor', { name: 'x' })).body.key).toBe('platform.keyMayNotWrite')
  expect((await ask('POST', '/mgrV1/org/list', {})).body.key).toBe('platform.notOpen')
  expect((await ask('GET', '/inews/data/label')).body.key).toBe('platform.forbidden')
})

test('the secret is told once, is nowhere in the database, and its beginning tells which it is', async () => {
  const { id, secret } = await makeKey()
  expect(secret).toMatch(/^glk_[\w-]{32}$/)
  const { body } = await ground.owner.ask('GET', '/inews/apiKey')
  const shown = body.data.find((key: { id: number }) => key.id === id)
  expect(secret.startsWith(shown.prefix)).toBe(true)
  expect(JSON.stringify(body)).not.toContain(secret)
  const { rows } = await sql`select * from api_keys`.execute(product.databases.worker)
  const { rows: acts } = await sql`select * from operations`.execute(product.databases.worker)
  expect(JSON.stringify([rows, acts])).not.toContain(secret)
})

test('withdrawn it opens nothing from the next call on', async () => {
  const { id, ask } = await makeKey()
  expect((await ask('GET', '/open/v1/me')).status).toBe(200)
  expect((await ground.owner.ask('DELETE', `/inews/apiKey/${id}`)).status).toBe(200)
  expect((await ask('GET', '/open/v1/me')).status).toBe(401)
  expect((await ground.owner.ask('POST', `/inews/apiKey/${id}/exchange`, {})).status).toBe(404)
})

test('the record of acts names the key and what was done with it', async () => {
  const { id } = await makeKey()
  await ground.owner.ask('POST', `/inews/apiKey/${id}/exchange`, { hours: 2 })
  await ground.owner.ask('DELETE', `/inews/apiKey/${id}`)
  const { body } = await ground.owner.ask('POST', '/inews/operationLog/user/logs/list', { pageSize: 3 })
  const name = `程序 ${made}`
  expect(body.data.list.map(({ what, subject }: { what: string; subject: string }) => [what, subject])).toEqual([
    ['撤销接口密钥', name],
    ['更换接口密钥', name],
    ['新建接口密钥', name],
  ])
  const keys = (await ground.owner.ask('GET', '/inews/apiKey')).body.data
  expect(keys.find((key: { id: number }) => key.id === id)).toMatchObject({ state: 'withdrawn', previousUntil: null })
})

test('while it is exchanged both secrets open; with no hours left only the new one', async () => {
  const { id, ask } = await makeKey()
  const exchange = async (hours: number) =>
    askWith((await ground.owner.ask('POST', `/inews/apiKey/${id}/exchange`, { hours })).body.data.secret)
  const next = await exchange(2)
  expect([(await ask('GET', '/open/v1/me')).status, (await next('GET', '/open/v1/me')).status]).toEqual([200, 200])
  const last = await exchange(0)
  const statuses = [ask, next, last].map(async each => (await each('GET', '/open/v1/me')).status)
  expect(await Promise.all(statuses)).toEqual([401, 401, 200])
})

test('over its end, with its role gone, or with the organisation disabled it may do nothing', async () => {
  const db = product.databases.worker
  const { id, ask } = await makeKey()
  await sql`update api_keys set expires_at = now() - interval '1 second' where id = ${id}`.execute(db)
  expect((await ask('GET', '/open/v1/me')).status).toBe(401)
  const withoutRole = await makeKey()
  await sql`update api_keys set role_id = null where id = ${withoutRole.id}`.execute(db)
  expect((await withoutRole.ask('GET', '/open/v1/me')).body.key).toBe('platform.forbidden')
  const ofOther = await makeKey(other)
  await sql`update organisations set enabled = false where id = ${second}`.execute(db)
  expect((await ofOther.ask('GET', '/open/v1/me')).status).toBe(401)
  await sql`update organisations set enabled = true where id = ${second}`.execute(db)
  expect((await ofOther.ask('GET', '/open/v1/me')).status).toBe(200)
})

test('it is used from the addresses it was made for', async () => {
  const inside = await makeKey(ground.owner, { addresses: ['127.0.0.0/8', '::1'] })
  const elsewhere = await makeKey(ground.owner, { addresses: ['203.0.113.7'] })
  expect((await inside.ask('GET', '/open/v1/me')).status).toBe(200)
  expect((await elsewhere.ask('GET', '/open/v1/me')).body.key).toBe('apiKeys.addressRefused')
})

test('every answer says how much of the minute is left; beyond it 429, for this key alone', async () => {
  const [one, another] = [await makeKey(), await makeKey()]
  const { headers } = await one.ask('GET', '/open/v1/me')
  expect(headers['ratelimit-policy']).toBe(`"minute";q=${callsAMinute};w=60`)
  expect(headers.ratelimit).toMatch(new RegExp(`^"minute";r=${callsAMinute - 1};t=\\d+$`))
  const rest: Answer[] = []
  for (let n = 0; n < callsAMinute; n++) rest.push(await one.ask('GET', '/open/v1/me'))
  const refused = rest.filter(({ status }) => status === 429)
  expect(refused.map(({ body }) => body.key)).toEqual(['platform.tooMany'])
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
  expect((await another.ask('GET', '/open/v1/me')).status).toBe(200)
})

test('n calls of the month are answered, one more is refused with 429; what is refused costs nothing', async () => {
  const db = product.databases.worker
  const { ask } = await makeKey(other)
  const { used } = (await ask('GET', '/open/v1/me')).body.data
  const path = '/open/v1/me'
  await sql`insert into api_charges (api, unit_price) values (${path}, 5)`.execute(db)
  await sql`insert into org_limits (org_id, quota, most) values (${second}, 'dataApiCount', ${used + 3})`.execute(db)
  expect((await ask('GET', '/inews/data/label')).status).toBe(403)
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask('GET', path)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429, 429])
  expect(answers.find(({ status }) => status === 429)?.body.key).toBe('apiKeys.monthOver')
  const { body } = await other.ask('GET', '/inews/apiKey/use')
  expect(body.data).toMatchObject({ used: used + 3, limit: used + 3, fen: 15 })
  const { body: usages } = await other.ask('GET', '/inews/org/quota')
  expect(usages.data).toContainEqual(expect.objectContaining({ quota: 'dataApiCount', used: used + 3 }))
  await sql`delete from org_limits where org_id = ${second}`.execute(db)
})

test('under one Idempotency-Key a thing is made once, also by calls at once; another body is refused', async () => {
  const { ask } = await makeKey()
  const items = [{ title: '潮位站公告', body: '潮位站今日公布数据。', url: 'https://example.com/idempotent' }]
  const send = (body: object, name = 'batch-1') =>
    ask('POST', '/ua/upload/article/addBatch', body, { 'idempotency-key': name })
  const answers = await Promise.all([send({ items }), send({ items }), send({ items })])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(answers[1]?.body).toEqual(answers[0]?.body)
  expect(answers[2]?.body).toEqual(answers[0]?.body)
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from repeated_calls`.execute(
    product.databases.worker,
  )
  expect(rows[0]?.n).toBe(1)
  expect(await send({ items: [] })).toMatchObject({ status: 400 })
  expect(await send({ items: [...items, ...items] })).toMatchObject({
    status: 409,
    body: { key: 'platform.repeatedOtherwise' },
  })
  expect((await send({ items }, 'a b')).body.key).toBe('platform.repeatName')
})

test('what it changes stands in the record under its name', async () => {
  const { ask } = await makeKey(ground.owner, { name: '口碑推送程序' })
  const pushed = await ask('POST', '/ua/upload/wordMouth/addBatch', { items: [{}] })
  expect(pushed.status).toBe(200)
  expect((await ask('POST', '/inews/monitor', {})).status).toBe(403)
  const { body } = await ground.owner.ask('POST', '/inews/operationLog/user/logs/list', {})
  expect(JSON.stringify(body)).toContain('口碑推送程序')
})

test('what can be had is told to anybody, with shapes and prices; the rest to developers', async () => {
  const { body } = await askWith('')('GET', '/open/v1/calls')
  const calls = body.data.calls as { code: string; path: string; isOpen: boolean; body: object | null }[]
  expect(calls.every(({ isOpen }) => isOpen)).toBe(true)
  expect(calls.find(({ code }) => code === 'desk.list')?.body).toMatchObject({ type: 'object' })
  const every = (await ground.owner.ask('GET', '/open/v1/everyCall')).body.data
  expect(every.length).toBeGreaterThan(calls.length)
})

test('the stream tells every match once, whatever commits in between, and goes on where it was left', async () => {
  const { ask, secret } = await makeKey()
  const read = async (after: string, of = secret) => {
    const reply = await product.app.inject({
      method: 'GET',
      url: `/open/v1/stream?follow=0&after=${after}`,
      headers: { host: 'localhost:8080', authorization: `Bearer ${of}` },
    })
    expect(reply.headers.ratelimit).toBeDefined()
    return reply.body
      .split('\n')
      .filter(line => line !== '')
      .map(line => JSON.parse(line) as { cursor: string; articleId?: number; article?: { title: string } })
  }
  /** A transaction of any database of the server holds back what commits behind it: asked again until so many are told. */
  const reported = async (after: string, count: number) => {
    const lines = async () => (await read(after)).slice(1)
    await expect.poll(async () => (await lines()).length).toBe(count)
    return lines()
  }
  const before = (await read('0-0')).at(-1)?.cursor ?? ''
  const made = await ground.makeArticles(3)
  const lines = await reported(before, 3)
  expect(lines.map(({ articleId }) => articleId).sort()).toEqual(made.toSorted())
  expect(lines[0]?.article?.title).toContain('潮音石')
  const [first_] = lines
  expect((await read(first_?.cursor ?? '')).slice(1)).toEqual(lines.slice(1))
  expect((await read(lines.at(-1)?.cursor ?? '')).slice(1)).toEqual([])

  // A transaction that drew its number first and commits last is told after the one that overtook it, not skipped.
  const db = product.databases.worker
  const note = (tx: typeof db, article: number) =>
    sql`insert into matched_articles (org_id, monitor_id, article_id) values (${first}, ${ground.monitor}, ${article})`.execute(
      tx,
    )
  const last = lines.at(-1)?.cursor ?? ''
  await db.transaction().execute(async slow => {
    await note(slow, 1)
    await note(db, 2)
    expect((await read(last)).slice(1)).toEqual([])
  })
  expect((await reported(last, 2)).map(({ articleId }) => articleId)).toEqual([1, 2])

  const strange = await makeKey(other)
  expect((await read('0-0', strange.secret)).slice(1)).toEqual([])
  expect((await ask('GET', '/open/v1/stream?after=x')).body.problems[0].key).toBe('apiKeys.cursor')
})

test('the stream tells states of events beside articles, in their order, to keys that may see events and ask for them', async () => {
  const blind = await makeKey()
  expect((await blind.ask('GET', '/open/v1/stream?types=event.phase')).status).toBe(403)
  const { id: seesEvents } = await product.databases.worker
    .insertInto('api_roles')
    .values({ name: '事件', granted: ['desk.view', 'events.view', 'apiKeys.use', 'apiKeys.stream'] })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { ask, secret } = await makeKey(ground.owner, { roleId: seesEvents })
  const read = async (after: string, types: string, of = secret) => {
    const reply = await product.app.inject({
      method: 'GET',
      url: `/open/v1/stream?follow=0&after=${after}${types}`,
      headers: { host: 'localhost:8080', authorization: `Bearer ${of}` },
    })
    const lines = reply.body.split('\n').filter(line => line !== '')
    return lines.map(line => JSON.parse(line)) as { cursor: string; type?: string; eventId?: number; state?: string }[]
  }
  const db = product.databases.worker
  const startTime = new Date().toISOString()
  const title = '潮位事件'
  const { id } = (await ground.owner.ask('POST', '/ipr/infoEvent/add', { title, rule: title, startTime })).body.data
  await product.settled()
  const both = '&types=article.matched,event.phase'
  const before = (await read('0-0', both)).at(-1)?.cursor ?? ''
  const turn = (state: string) => sql`update event_states set state = ${state} where event_id = ${id}`.execute(db)
  await turn('peak')
  await turn('peak')
  await turn('over')
  await expect.poll(async () => (await read(before, both)).slice(1).length, { interval: 500 }).toBe(2)
  const [first_, second] = (await read(before, both)).slice(1)
  expect(first_).toMatchObject({ type: 'event.phase', eventId: id, state: 'peak', event: { title } })
  expect((await read(first_?.cursor ?? '', both)).slice(1)).toEqual([second])
  expect(second).toMatchObject({ type: 'event.phase', eventId: id, state: 'over' })
  // Whoever does not ask for them is told of articles alone, as before.
  expect((await read(before, '')).slice(1)).toEqual([])
  expect((await ask('GET', '/open/v1/stream?types=event.gone')).body.problems[0].key).toBe('apiKeys.streamTypes')
  const strange = await makeKey(other, { roleId: seesEvents })
  expect((await read('0-0', both, strange.secret)).slice(1)).toEqual([])
  // One that is gone is told as gone.
  await sql`delete from events where id = ${id}`.execute(db)
  expect((await read(before, both)).slice(1)).toMatchObject([{ event: null }, { event: null }])
})
