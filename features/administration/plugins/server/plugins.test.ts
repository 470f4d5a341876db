// Plug-ins and strategies, and what leaves by an address: the list's articles, as long as nobody has switched it off.
import { articleServer } from '@guanlan/features/articles/articles/server'
import { adopt } from '@guanlan/features/articles/articles/server/facts'
import { openSecretBox } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import { clipperFiles } from './clipper/files.ts'
import { type PluginParts, pluginsServer } from './index.ts'
import { questionOf } from './question.ts'

const parts: PluginParts = {
  publicUrl: 'https://desk.example:8443/',
  secretBox: openSecretBox(Buffer.alloc(32)),
  get system() {
    return databases().worker
  },
}
const { as, databases, undo } = openFeature(
  [pluginsServer(parts), articleServer],
  ['api_keys', 'plugin_addresses', 'plugin_strategies', 'plugins', 'links'],
)
const [member, reader, stranger] = [as(), as('reader'), as('orgAdmin', 8)]
const path = '/inews/pluginStrategyInfo'
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
const stored = [
  { title: '车门异响', sentiment: -1, level: 2, publishedAt: hoursAgo(1), url: 'https://a.example/1' },
  { title: '=车门召回', sentiment: -1, level: 4, publishedAt: hoursAgo(30), keywords: ['召回'] },
  { title: '价格下调', sentiment: 1, publishedAt: hoursAgo(2) },
  { title: '车门旧闻', sentiment: 0, publishedAt: hoursAgo(24 * 20) },
] as const

beforeAll(async () => {
  const db = databases().worker
  const articles = stored.map(one => newArticle({ ...one, keywords: [...('keywords' in one ? one.keywords : [])] }))
  await db.transaction().execute(tx => storeArticles(tx, articles, new Map()))
  const { rows } = await sql<{ id: number }>`select id from articles`.execute(db)
  await db.transaction().execute(tx =>
    adopt(
      { orgId: 7, db: tx },
      rows.map(({ id }) => Number(id)),
    ),
  )
})
beforeEach(() => switchAll(1))

async function switchAll(isOpen: 0 | 1): Promise<void> {
  for (const plugType of ['table', 'rss']) await member('POST', '/inews/pluginInfo', { plugType, isOpen })
}
const draft = { name: '车门', plugType: 'table', keywords: ['车门'] }
const add = async (more: object = {}) => (await member('POST', path, { ...draft, ...more })).data
const publish = async (of: object): Promise<Record<string, string>> =>
  (await member('POST', '/inews/pluginAddress', of)).data.paths
const nobody = { authorization: undefined, orgid: undefined }
const read = (address: string, headers: object = {}) => stranger('GET', address, undefined, { ...nobody, ...headers })

test('a plug-in is off until somebody switches it on, and keeps its own name', async () => {
  await sql`delete from plugins`.execute(databases().worker)
  expect((await reader('GET', '/inews/pluginInfo')).data).toMatchObject([
    { plugType: 'clipper', plugName: '', orgId: 7, isOpen: 0 },
    { plugType: 'table', isOpen: 0 },
    { plugType: 'rss', isOpen: 0 },
  ])
  const saved = await member('POST', '/inews/pluginInfo', { plugType: 'rss', plugName: '早报', orgId: '7', isOpen: 1 })
  expect(saved.data).toMatchObject({ plugType: 'rss', plugName: '早报', isOpen: 1, updatedBy: '成员 71' })
  await undo(saved.operation)
  expect((await member('GET', '/inews/pluginInfo?plugType=rss')).data).toMatchObject([{ isOpen: 0 }])
})

test.each([
  [{ plugType: 'rss', isOpen: 1, orgId: 8 }, 404],
  [{ plugType: 'other', isOpen: 1 }, 400],
  [{ plugType: 'rss', isOpen: 2 }, 400],
  [{ plugType: 'rss', isOpen: 1, plugName: '长'.repeat(51) }, 400],
])('%j is refused', async (body, http) => expect((await member('POST', '/inews/pluginInfo', body)).http).toBe(http))

test('one call adds a strategy and changes it; an older version is refused; one removed comes back', async () => {
  const { id, version } = await add()
  const changed = await member('POST', path, { ...draft, id, version, media: [1], days: 30 })
  expect(changed.data).toMatchObject({ id, version: 2, media: [1], days: 30, keywordsIn: 'title', isPublished: false })
  expect(await member('POST', path, { ...draft, id, version })).toMatchObject({
    http: 409,
    key: 'platform.changedSince',
  })
  const { operation } = await member('DELETE', path, { ids: [id] })
  expect((await member('GET', path)).data.total).toBe(0)
  await undo(operation)
  expect((await reader('GET', `${path}?plugType=table`)).data).toMatchObject({ total: 1, list: [{ id, name: '车门' }] })
  expect((await reader('GET', `${path}?plugType=rss`)).data.total).toBe(0)
})

test.each([
  ['neither keywords nor media', { keywords: [] }, 'keywords', '关键词和媒体至少填写一项'],
  ['no name', { name: ' ' }, 'name', '名称为 1 到 50 个字符'],
  ['91 days', { days: 91 }, 'days', '天数为 1 到 90'],
  ['a monitor that is not there', { monitorId: 999_999 }, 'monitorId', '没有这个监测项'],
  ['the clipper', { plugType: 'clipper' }, 'plugType', '请选择插件'],
  ['an id without a version', { id: 5 }, 'version', '请同时给出 id 和 version'],
])('a strategy with %s is refused by its field', async (_, more, field, msg) =>
  expect(await member('POST', path, { ...draft, ...more })).toMatchObject({ http: 400, problems: [{ field, msg }] }),
)

test('either keywords or media alone pass', async () => {
  expect((await member('POST', path, { ...draft, name: '词' })).http).toBe(200)
  expect((await member('POST', path, { ...draft, name: '媒体', keywords: [], media: [1] })).http).toBe(200)
})

test('the number shown is that of the list, and names the filters that open it there', async () => {
  const { data } = await reader('POST', `${path}/preview`, { keywords: ['车门'] })
  expect(data).toMatchObject({
    count: 2,
    filters: [{ field: 'title', is: 'is', values: ['车门'] }],
    newest: [{ title: '车门异响' }, { title: '=车门召回' }],
  })
  const negative = { keywords: ['召回'], keywordsIn: 'keyword', sentiment: [-1], days: 90 }
  expect((await reader('POST', `${path}/preview`, negative)).data.count).toBe(1)
})

test('a question begins where both the strategy and the reader let it', () => {
  const now = new Date('2026-03-31T00:00:00Z')
  const strategy = { monitorId: 4, keywords: ['a'], keywordsIn: 'title' as const, media: [3], sentiment: [], days: 7 }
  expect(questionOf(strategy, now)).toMatchObject({
    monitor: 4,
    from: '2026-03-24T00:00:00.000Z',
    to: now.toISOString(),
  })
  const from = (text: string) => questionOf(strategy, now, new Date(text)).from
  expect([from('2026-03-30T00:00:00Z'), from('2025-01-01T00:00:00Z'), from('2027-01-01T00:00:00Z')]).toEqual([
    '2026-03-30T00:00:00.000Z',
    '2026-03-24T00:00:00.000Z',
    '2026-03-31T00:00:00.000Z',
  ])
})

test('a table is read by its address alone: newest first, shielded, with a tag', async () => {
  const paths = await publish({ strategyId: (await add()).id })
  const csv = await read(paths.csv as string)
  const [head, ...rows] = csv.file.trim().split('\r\n')
  expect(csv.file.startsWith('\ufeff')).toBe(true)
  expect(head).toMatch(/^编号,发布时间,标题,摘要,媒体/)
  expect(rows).toHaveLength(2)
  expect(rows[0]).toContain('车门异响')
  expect(rows[1]).toContain(",'=车门召回,")
  expect((await read(`${paths.csv}`.replace('lang=zh', 'lang=en'))).file).toContain('Number,Published,Title')
  expect((await read(`${paths.json}?from=${hoursAgo(10).toISOString()}`))[0]).toMatchObject({
    title: '车门异响',
    sentiment: -1,
    level: 2,
    mediaType: 'web',
    url: 'https://a.example/1',
  })
  const known = await read(paths.csv as string, { 'if-none-match': csv.headers.etag })
  expect([known.http, known.file]).toEqual([304, ''])
})

test('a feed is read as RSS and Atom, and says what it is', async () => {
  const paths = await publish({ strategyId: (await add({ plugType: 'rss' })).id })
  const rss = await read(paths.rss as string)
  expect([rss.http, rss.headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8'])
  expect(rss.file.match(/<item>/g)).toHaveLength(2)
  expect((await read(paths.atom as string)).file).toContain('<title type="text">车门异响</title>')
  expect((await read(paths.atom as string, { 'if-none-match': '*' })).http).toBe(304)
  // A table's address is none of a feed.
  expect((await read(`${paths.rss}`.replace('feed', 'table').replace('rss', 'csv'))).http).toBe(404)
})

test('an address ends when it is exchanged or ended, and rests while the plug-in is off or its strategy is gone', async () => {
  const { id } = await add()
  const [first, second] = [await publish({ strategyId: id }), await publish({ strategyId: id })]
  const open = async (paths: Record<string, string>) => (await read(paths.json as string)).http
  expect([await open(first), await open(second)]).toEqual([404, 200])
  // The answer leaves before its transaction has ended.
  await expect
    .poll(async () => (await member('GET', '/inews/pluginAddress')).data)
    .toMatchObject([{ name: '车门', uses: 1, plugType: 'table' }])
  await switchAll(0)
  expect(await open(second)).toBe(404)
  await switchAll(1)
  const { operation } = await member('DELETE', path, { ids: [id] })
  expect(await open(second)).toBe(404)
  await undo(operation)
  expect(await open(second)).toBe(200)
  const [{ id: address }] = (await member('GET', '/inews/pluginAddress')).data
  expect((await stranger('DELETE', `/inews/pluginAddress/${address}`)).http).toBe(404)
  await member('DELETE', `/inews/pluginAddress/${address}`)
  expect(await open(second)).toBe(404)
  expect((await member('DELETE', `/inews/pluginAddress/${address}`)).http).toBe(404)
})

test('no address is made while the plug-in is off, of nothing, of two things, or by a reader', async () => {
  const { id } = await add()
  expect((await reader('POST', '/inews/pluginAddress', { strategyId: id })).http).toBe(403)
  expect((await stranger('POST', '/inews/pluginAddress', { strategyId: id })).http).toBe(404)
  expect((await member('POST', '/inews/pluginAddress', {})).http).toBe(400)
  expect((await member('POST', '/inews/pluginAddress', { strategyId: id, monitorId: 1 })).http).toBe(400)
  expect((await member('POST', '/inews/pluginAddress', { monitorId: 999_999 })).http).toBe(404)
  await switchAll(0)
  expect(await member('POST', '/inews/pluginAddress', { strategyId: id })).toMatchObject({ http: 409 })
})

test('a monitor is followed as a feed, and another organisation sees nothing of all this', async () => {
  const { rows } = await sql<{ id: number }>`
    insert into monitors (org_id, kind, name, rule, updated_by) values (7, 'item', '全部', '车门', 71) returning id`.execute(
    databases().worker,
  )
  const paths = await publish({ monitorId: rows[0]?.id })
  expect((await read(paths.rss as string)).file).toContain('<title>全部</title>')
  expect((await stranger('GET', '/inews/pluginAddress')).data).toEqual([])
  expect((await stranger('GET', path)).data.total).toBe(0)
})

test('a key for the clipper is made while it is on, with a role of its own, and never by a reader', async () => {
  const make = (ask = member) => ask('POST', '/inews/pluginInfo/clipper/key', {})
  expect(await make()).toMatchObject({ http: 409, key: 'plugins.isOff' })
  await member('POST', '/inews/pluginInfo', { plugType: 'clipper', isOpen: 1 })
  expect((await make(reader)).http).toBe(403)
  expect((await make()).data.secret).toMatch(/^glk_/)
  const { rows } = await sql`
    select k.name, k.org_id, r.granted from api_keys k join api_roles r on r.id = k.role_id`.execute(databases().worker)
  expect(rows).toEqual([
    { name: '网页剪藏 成员 71', org_id: 7, granted: ['intake.push', 'monitors.view', 'plugins.view'] },
  ])
})

test('everybody has one key for the clipper: a new one ends the one before, and nobody else’s', async () => {
  await member('POST', '/inews/pluginInfo', { plugType: 'clipper', isOpen: 1 })
  for (const who of [member, member, as('orgAdmin')]) await who('POST', '/inews/pluginInfo/clipper/key', {})
  const { rows } = await sql<{ made_by: number; open: number }>`
    select made_by, count(*) filter (where withdrawn_at is null)::int as open from api_keys group by made_by`.execute(
    databases().worker,
  )
  expect(rows.map(({ open }) => open)).toEqual([1, 1])
})

test('the extension is a zip that asks this host alone, in three languages, and holds no key', async () => {
  const zip = await reader('GET', '/inews/pluginInfo/clipper')
  expect([zip.http, zip.headers['content-type'], zip.file.slice(0, 2)]).toEqual([200, 'application/zip', 'PK'])
  const files = await clipperFiles({ publicUrl: parts.publicUrl, organisation: '机构 7' })
  const manifest = JSON.parse(files['manifest.json'] ?? '')
  expect(manifest).toMatchObject({ manifest_version: 3, host_permissions: ['https://desk.example/*'] })
  expect(JSON.parse(files['config.json'] ?? '')).toEqual({
    address: 'https://desk.example:8443',
    organisation: '机构 7',
  })
  // Each word that the window asks for is there in each language.
  const requested = [...`${files['popup.html']}${files['popup.js']}`.matchAll(/data-words="(\w+)"|word\('(\w+)'/g)]
  const words = requested.map(([, inPage, inScript]) => inPage ?? inScript ?? '')
  expect(words.length).toBeGreaterThan(12)
  for (const language of ['zh_CN', 'zh_TW', 'en']) {
    const messages = JSON.parse(files[`_locales/${language}/messages.json`] ?? '{}')
    expect(words.filter(word => !messages[word]?.message)).toEqual([])
  }
})
