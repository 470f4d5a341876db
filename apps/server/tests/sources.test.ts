// Sources through the whole product: a local site is looked at, added, collected; what organisations see of each other.
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { conditions } from '@guanlan/features/collecting/sources/contract'
import { migratedDatabase } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Caller, openProduct, type Product } from './product.ts'

const requested: string[] = []
let pages: Record<string, (reply: ServerResponse) => void> = {}
const server = createServer((request, reply) => {
  requested.push(request.url ?? '')
  const answer = pages[request.url ?? ''] ?? (missing => void missing.writeHead(404).end())
  answer(reply)
})
let product: Product
let site = ''
let one: Caller
let reader: Caller
let other: Caller
let operator: Caller

beforeAll(async () => {
  const database = await migratedDatabase()
  product = await openProduct(database.url)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  product.trustedHosts.add(new URL(site).host)
  one = await product.member(41, 'one@example.com', 'orgAdmin')
  reader = await product.member(41, 'reader@example.com', 'reader')
  other = await product.member(42, 'other@example.com', 'orgAdmin')
  operator = await product.member(43, 'operator@example.com', 'orgAdmin', ['operator'])
  return () => database.drop()
})
afterAll(async () => {
  server.close().closeAllConnections()
  await product.close()
})
beforeEach(async () => {
  requested.length = 0
  pages = { '/rss': feed('甲', '乙', '丙'), '/2': feed('丁'), '/3': feed('戊'), '/4': feed('己') }
  const db = product.databases.worker
  for (const table of ['org_sources', 'sources', 'source_hosts', 'articles', 'operation_rows', 'operations'])
    await sql`delete from ${sql.table(table)}`.execute(db)
  await db
    .insertInto('source_hosts')
    .values({ host: new URL(site).host, pause_seconds: 0 })
    .execute()
})

const feed =
  (...titles: string[]) =>
  (reply: ServerResponse) =>
    void reply
      .writeHead(200, { 'content-type': 'application/rss+xml' })
      .end(
        `<rss version="2.0"><channel><title>青麓日报</title>${titles
          .map(
            (title, n) =>
              `<item><title>${title}号线开通</title><link>${site}/${encodeURIComponent(title)}</link><pubDate>Sat, 21 Nov 2026 0${n + 1}:00:00 GMT</pubDate></item>`,
          )
          .join('')}</channel></rss>`,
      )
const save = (path = '/rss', more: object = {}, who = one) =>
  who.ask('POST', '/spider/source/save', { url: `${site}${path}`, name: '青麓日报', ...more })
const list = async (question: object = {}, who = one) =>
  (await who.ask('POST', '/spider/source/list', { owner: 'own', ...question })).body.data.list
const names = async (question: object = {}, who = one) =>
  (await list(question, who)).map(({ name }: { name: string }) => name)
const undo = (operation: number) => one.ask('POST', `/inews/operation/${operation}/undo`)
const eventually = <T>(look: () => Promise<T>) => expect.poll(look, { timeout: 10_000, interval: 50 })

test('an address is looked at, added, and its articles are there; removed and taken back', async () => {
  await one.ask('POST', '/inews/monitor', { kind: 'item', name: '轨道', rule: '号线' })
  const { body } = await one.ask('POST', '/inews/gather/detection', { text: `${site}/rss` })
  expect(body.data.rows).toMatchObject([
    {
      what: 'feed',
      state: 0,
      name: '青麓日报',
      sources: [{ kind: 'feed', url: `${site}/rss`, known: null }],
      samples: [{ title: '甲号线开通', publishedAt: '2026-11-21T01:00:00.000Z', wanted: 1 }, {}, {}],
    },
  ])
  const { body: saved } = await save()
  expect(saved.data).toMatchObject({ name: '青麓日报', own: true, shared: false, enabled: true, condition: 'waiting' })
  await eventually(async () => (await list())[0]).toMatchObject({
    condition: 'normal',
    health: { perDay: null, asked: 1 },
  })
  await product.settled()
  const stored = await product.databases.worker
    .selectFrom('articles')
    .select(['title', 'only_org'])
    .orderBy('title')
    .execute()
  expect(stored.map(({ only_org }) => only_org)).toEqual([41, 41, 41])
  const known = await one.ask('POST', '/inews/gather/detection', { text: `${site}/rss` })
  expect(known.body.data.rows[0].sources).toMatchObject([{ known: 'own' }])
  const removed = await one.ask('DELETE', `/spider/source/${saved.data.id}`)
  expect(await names()).toEqual([])
  expect((await undo(removed.body.operation)).status).toBe(200)
  expect(await list()).toMatchObject([{ name: '青麓日报', enabled: true }])
})

test('many addresses are a task whose rows appear; what is good of an OPML file is added with its folders', async () => {
  const outlines = ['/rss', '/2', '/3', '/nowhere'].map(path => `<outline text="源${path}" xmlUrl="${site}${path}"/>`)
  const text = `<opml version="2.0"><body><outline text="财经">${outlines.join('')}</outline></body></opml>`
  const { task, total } = (await one.ask('POST', '/inews/gather/detection', { text })).body.data
  expect(total).toBe(4)
  const rows = async () => (await one.ask('POST', '/inews/gather/detection/rows', { task })).body.data
  await eventually(async () => (await rows()).ended).toBe(true)
  const found = (await rows()).rows
  expect(found.map(({ what, state, folder }: Record<string, unknown>) => [what, state, folder])).toEqual([
    ['feed', 0, '财经'],
    ['feed', 0, '财经'],
    ['feed', 0, '财经'],
    ['dead', 1, '财经'],
  ])
  const good = found
    .slice(0, 3)
    .map(({ name, folder, sources }: { name: string; folder: string; sources: object[] }) => ({
      ...sources[0],
      name,
      folder,
    }))
  const sources = [...good, { url: 'javascript:alert(1)', name: '坏的' }, good[0]]
  const { data, operation } = (await one.ask('POST', '/spider/source/saveBatch', { sources })).body
  expect(data).toMatchObject({ added: 3, known: 1, refused: [{ position: 3, url: 'javascript:alert(1)' }] })
  expect(await names({ folder: '财经', sort: 'name', order: 'asc' })).toEqual(['源/2', '源/3', '源/rss'])
  const opml = await one.ask('GET', '/spider/source/opml')
  expect(opml.body).toContain(`<outline type="rss" text="源/2" title="源/2" xmlUrl="${site}/2"/>`)
  expect(opml.body).toContain('<outline text="财经">')
  expect((await undo(operation)).status).toBe(200)
  expect(await names()).toEqual([])
})

test('two organisations add one address: it is asked once, handed to each, and each sees its own alone', async () => {
  await save()
  await eventually(async () => (await list())[0]?.condition).toBe('normal')
  const mine = (await list())[0].id
  const theirs = (await save('/rss', { name: '别人的叫法', note: '秘密' }, other)).body.data
  expect(theirs).toMatchObject({ id: mine, name: '别人的叫法' })
  expect(await names()).toEqual(['青麓日报'])
  expect(requested.filter(path => path === '/rss')).toHaveLength(1)
  await one.ask('DELETE', `/spider/source/${mine}`)
  expect((await one.ask('GET', `/spider/source/${mine}`)).status).toBe(404)
  expect(await names({}, other)).toEqual(['别人的叫法'])
  await other.ask('POST', '/spider/source/remove', { allOf: {} })
  const row = await product.databases.worker.selectFrom('sources').select('enabled').executeTakeFirstOrThrow()
  expect(row.enabled).toBe(false)
})

test('readers look and change nothing; an older version is refused; what is there is told', async () => {
  const { id, version } = (await save()).body.data
  expect(await names({}, reader)).toEqual(['青麓日报'])
  expect((await save('/2', {}, reader)).status).toBe(403)
  const draft = { name: '改了', folder: '', note: '', enabled: false }
  expect((await one.ask('PUT', `/spider/source/${id}`, { ...draft, version })).body.data).toMatchObject({
    name: '改了',
    condition: 'off',
    version: 2,
  })
  expect((await one.ask('PUT', `/spider/source/${id}`, { ...draft, version })).status).toBe(409)
  expect((await one.ask('POST', `/spider/source/${id}/ask`)).status).toBe(409)
  expect((await save()).body).toMatchObject({ key: 'sources.taken', problems: [{ field: 'url' }] })
  expect(
    (await one.ask('POST', '/spider/source/change', { chosen: { ids: [id] }, enabled: true, folder: '要闻' })).body
      .data,
  ).toEqual({ changed: 1 })
  expect(await list({ folder: '要闻' })).toMatchObject([{ enabled: true, version: 3 }])
})

test('operators collect for everybody, and take over what an organisation added', async () => {
  await save()
  const shared = { url: `${site}/rss`, name: '全平台日报', mediaType: 'press' }
  expect((await one.ask('POST', '/mgrV1/source/save', shared)).status).toBe(403)
  const { id } = (await operator.ask('POST', '/mgrV1/source/save', shared)).body.data
  expect(await list({ owner: 'shared' }, other)).toMatchObject([{ id, name: '全平台日报', shared: true, own: false }])
  expect((await operator.ask('POST', '/mgrV1/source/list', {})).body.data.list).toMatchObject([
    { id, organisations: 1 },
  ])
  expect((await save('/rss', {}, other)).body).toMatchObject({ key: 'sources.sharedAlready' })
  const draft = { name: '夺取', folder: '', note: '', enabled: false, version: 1 }
  expect((await other.ask('PUT', `/spider/source/${id}`, draft)).body.key).toBe('sources.notOwn')
  expect((await other.ask('DELETE', `/spider/source/${id}`)).status).toBe(403)
  await operator.ask('POST', '/mgrV1/source/enable', { ids: [id], enabled: false })
  expect(await list({ owner: 'shared' }, other)).toMatchObject([{ condition: 'off' }])
})

test('how each fares: one condition each, found by it; hours and refused items of what one sees', async () => {
  const db = product.databases.worker
  const ids: number[] = []
  for (const n of conditions.keys()) ids.push((await save(`/of/${n}`, { name: conditions[n] })).body.data.id)
  await eventually(async () => (await list({ condition: 'waiting' })).length).toBe(0)
  const set: Record<string, object> = {
    normal: { state: 0 },
    waiting: { last_asked_at: null, state: 0 },
    silent: { state: 0, last_new_at: new Date(Date.now() - 8e6), quiet_seconds: 7_000 },
    limited: { state: 2 },
    optimised: { state: 3 },
    restricted: { state: 4 },
    gone: { state: 1 },
    failed: { state: -1 },
    held: { held_by: 'organisation', state: 0 },
    off: {},
  }
  for (const [n, condition] of conditions.entries())
    await db
      .updateTable('sources')
      .set({ next_at: new Date(Date.now() + 9e6), ...set[condition] })
      .where('id', '=', ids[n] ?? 0)
      .execute()
  await one.ask('POST', '/spider/source/change', { chosen: { ids: [ids.at(-1)] }, enabled: false })
  for (const condition of conditions) {
    expect(await names({ condition })).toEqual([condition])
    expect((await list({ condition }))[0].condition).toBe(condition)
  }
  const { conditions: counted } = (await one.ask('GET', '/spider/source/folders')).body.data
  expect(counted).toMatchObject({ all: 10, normal: 1, silent: 1, off: 1 })
  const hours = await one.ask('GET', `/spider/source/${ids[0]}/hours`)
  expect(hours.body.data.hours).toMatchObject([{ asked: 1, failed: 1 }])
  expect((await other.ask('GET', `/spider/source/${ids[0]}/hours`)).status).toBe(404)
  const answers = await one.ask('GET', `/spider/source/${ids[0]}/answers`)
  expect(answers.body.data).toMatchObject({
    answers: [{ problem: expect.stringMatching(/对方|不是订阅源/) }],
    moves: [],
  })
  expect((await other.ask('GET', `/spider/source/${ids[0]}/answers`)).status).toBe(404)
})

test('what of the catalogue is added says its language, and counts by kind of medium', async () => {
  const { list: entries } = (await one.ask('GET', '/spider/source/catalogue', undefined, { 'accept-language': 'en' }))
    .body.data
  const entry = entries.find(({ name }: { name: string }) => name === 'Ming Pao: latest')
  // Its host is not asked: tests stay off the net.
  const rests = { host: 'mingpao.com', free_at: new Date(Date.now() + 9e6) }
  await product.databases.worker.insertInto('source_hosts').values(rests).execute()
  expect(entry).toMatchObject({ topic: 'hmt', mediaType: 'press', checked: null, known: null })
  await one.ask('POST', '/spider/source/save', { url: entry.url, name: entry.name, mediaType: entry.mediaType })
  const again = (await one.ask('GET', '/spider/source/catalogue')).body.data.list
  expect(again.find(({ url }: { url: string }) => url === entry.url)).toMatchObject({ name: '明报·即时', known: 'own' })
  const board = (await one.ask('GET', '/spider/source/coverage')).body.data
  expect(board.groups).toMatchObject([{ mediaType: 'press', level: 2, language: 'zh-TW', region: 810000, sources: 1 }])
  expect((await other.ask('GET', '/spider/source/coverage')).body.data).toMatchObject({ groups: [], ours: [] })
})

test('media of collected articles that are no source are named, hours without collection too', async () => {
  await one.ask('POST', '/inews/monitor', { kind: 'item', name: '港口', rule: '新港口' })
  const item = (n: number, url: string, extra: object = {}) => ({
    title: `新港口第${n}期动工`,
    body: `新港口第${n}期今天动工，编号${n * 7919}。`,
    url,
    extra,
  })
  const items = [
    item(1, 'https://www.unseen.example/1'),
    item(2, 'https://unseen.example/2', { page: { source: '海角日报' } }),
    item(3, `${site}/3.html`),
    { ...item(4, 'https://unseen.example/4'), publishedAt: new Date(Date.now() - 10 * 86_400_000).toISOString() },
  ]
  await save()
  await one.ask('POST', '/ua/upload/article/addBatch', { items })
  await product.settled()
  const db = product.databases.worker
  await eventually(async () => (await list())[0]?.condition).toBe('normal')
  await sql`update sources set created_at = now() - interval '5 hours'`.execute(db)
  // Others may have had the address before.
  expect((await one.ask('GET', '/spider/source/coverage')).body.data.ours).toEqual([])
  await sql`update org_sources set created_at = now() - interval '5 hours'`.execute(db)
  await sql`insert into source_hours (source_id, hour, asked, failed) select id, date_trunc('hour', now()) - interval '2 hours', 3, 3 from sources`.execute(
    db,
  )
  const board = (await one.ask('GET', '/spider/source/coverage')).body.data
  expect(board.hosts).toEqual([{ name: 'unseen.example', articles: 2, before: 1 }])
  expect(board.names).toEqual([{ name: '海角日报', articles: 1, before: 0 }])
  expect(board.theirs).toMatchObject([{ name: '青麓日报', hours: 1 }])
  expect(board.ours).toHaveLength(3)
})

test('monitors that live from few media are named with the medium and its share', async () => {
  const { id } = (await one.ask('POST', '/inews/monitor', { kind: 'item', name: '渡轮', rule: '渡轮' })).body.data
  const items = Array.from({ length: 10 }, (_, n) => ({
    title: `渡轮第${n}班停航`,
    body: `渡轮第${n}班今天停航，编号${n * 7919}。`,
    url: `https://ferry.example/${n}`,
    media: n < 6 ? '港湾晚报' : `海报${n}`,
  }))
  const few = async (ask: Caller) =>
    (await ask.ask('GET', '/spider/source/coverage')).body.data.fewMedia.filter(
      ({ monitor }: { monitor: number }) => monitor === id,
    )
  await one.ask('POST', '/ua/upload/article/addBatch', { items: items.slice(0, 9) })
  await product.settled()
  expect(await few(one)).toEqual([])
  await one.ask('POST', '/ua/upload/article/addBatch', { items })
  await product.settled()
  expect(await few(one)).toEqual([
    { monitor: id, name: '渡轮', articles: 10, media: 5, largest: '港湾晚报', share: 0.6 },
  ])
  expect(await few(other)).toEqual([])
})

test('a medium is looked for by its name: where its articles come from, of those the organisation may see', async () => {
  pages['/'] = reply =>
    void reply
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<html><head><title>海湾</title><link rel="alternate" type="application/rss+xml" href="/rss"></head></html>')
  const item = { title: '海湾第一期动工', body: '海湾第一期今天动工。', url: `${site}/bay.html`, media: '海湾周刊' }
  await one.ask('POST', '/ua/upload/article/addBatch', { items: [item] })
  await product.settled()
  const look = async (ask: Caller) =>
    (await ask.ask('POST', '/inews/gather/detection', { text: '海湾周刊\n海湾' })).body
  expect((await look(one)).data).toMatchObject({
    rows: [{ written: '海湾周刊', what: 'site', sources: [{ url: `${site}/rss` }] }],
    unreadable: ['海湾'],
  })
  expect(await look(other)).toMatchObject({ problems: [{ field: 'text' }] })
})

test('an OPML file in which nothing can be asked is refused by naming what was left out', async () => {
  const outlines = [
    ['旧站', 'ftp://old.example/f'],
    ['邮箱', 'mailto:a@b.example'],
  ].map(([text, url]) => `<outline text="${text}" type="rss" xmlUrl="${url}"/>`)
  const text = `<opml version="2.0"><body>${outlines.join('')}</body></opml>`
  const { body } = await one.ask('POST', '/inews/gather/detection', { text })
  expect(body.problems).toMatchObject([{ field: 'text', key: 'sources.noAddressIn' }])
  expect(JSON.stringify(body)).toContain('旧站 ftp://old.example/f · 邮箱 mailto:a@b.example')
})

test('an address in a private network is not asked, and the reader is told', async () => {
  const { body } = await one.ask('POST', '/inews/gather/detection', { text: 'http://127.0.0.2:9/' })
  expect(body.data.rows).toMatchObject([{ what: 'dead', state: -1, problem: '127.0.0.2 是内网地址，不予访问' }])
  expect((await one.ask('POST', '/inews/gather/detection', { text: '新华社' })).body).toMatchObject({
    problems: [{ field: 'text' }],
  })
})
