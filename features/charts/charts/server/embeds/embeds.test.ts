// Embedded charts: what leaves is the one chart as its maker sees it now; nothing once it is ended, altered, or its maker may no more.
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { newArticle } from '../../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../../articles/articles/server/testing/store-articles.ts'
import { siteOf } from '../../contract.ts'
import { chartsServer } from '../index.ts'
import { noMaps } from '../maps/folder.ts'

const { as, databases } = openFeature(
  [chartsServer({ embedPage: async () => '<!doctype html><p>page', maps: noMaps })],
  ['chart_embeds'],
)
const question = { from: '2026-11-18T00:00:00.000Z', to: '2026-11-20T15:59:59.000Z', filters: [] }
const site = 'https://news.example.com'
const draft = { chart: 'mediaTypes', title: '谁在说', question, language: 'en', theme: 'jade-green', sites: [site] }
const path = '/inews/monitorChart/embeds'

beforeAll(async () => {
  const { worker } = databases()
  await sql`insert into monitors (id, org_id, kind, name, version) values (600, 7, 'folder', '品牌', 1), (601, 7, 'folder', '竞品', 1)`.execute(
    worker,
  )
  await sql`insert into monitors (id, org_id, parent_id, kind, name, rule, version) values (700, 7, 600, 'item', '青麓', '甲', 1), (701, 7, 601, 'item', '朔野', '乙', 1), (800, 8, null, 'item', '别家', '甲', 1)`.execute(
    worker,
  )
  const articles = Array.from({ length: 6 }, (_, n) =>
    newArticle({
      title: `第${n + 1}条`,
      body: String.fromCodePoint(0x4e00 + n * 97).repeat(60),
      publishedAt: new Date(Date.parse(question.from) + n * 3_600_000),
      mediaType: n < 4 ? 'weibo' : 'web',
      hits: [{ orgId: 7, monitorId: n < 4 ? 700 : 701, version: 1 }],
    }),
  )
  const others = [
    newArticle({
      title: '别家的',
      publishedAt: new Date(question.from),
      hits: [{ orgId: 8, monitorId: 800, version: 1 }],
    }),
  ]
  await worker.transaction().execute(tx => storeArticles(tx, [...articles, ...others], new Map()))
})
beforeEach(() => vi.useRealTimers())

const nobody = (url: string, headers: object = {}) =>
  as()('GET', url, undefined, { authorization: undefined, orgid: undefined, ...headers })
const make = async (more: object = {}) => {
  const { data, http, ...rest } = await as('member')('POST', path, { ...draft, ...more })
  expect(http, JSON.stringify(rest)).toBe(200)
  return data as { address: string; embed: { id: number } }
}
const numbers = ({ address }: { address: string }, headers: object = {}) => nobody(`${address}/figures`, headers)
const total = (answer: Awaited<ReturnType<typeof numbers>>) =>
  answer.data.data.series
    .flatMap((each: { values: number[] }) => each.values)
    .reduce((a: number, b: number) => a + b, 0)

test('the page says who may frame it, and the numbers are those of the one chart', async () => {
  const made = await make({ sites: [`${site}/`, 'http://localhost:18080'] })
  const page = await nobody(made.address)
  expect(page.http).toBe(200)
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toContain(`frame-ancestors 'self' ${site} http://localhost:18080`)
  expect(policy).toContain("default-src 'none'")
  expect(page.headers).not.toHaveProperty('x-frame-options')
  expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' })
  const reported = await numbers(made, { 'sec-fetch-site': 'same-origin' })
  expect(reported.data).toMatchObject({
    ...{ title: '谁在说', language: 'en', theme: 'jade-green', shape: 'bars', zone: 'Asia/Shanghai' },
    span: '2026-11-18 08:00 — 2026-11-20 23:59',
    data: { head: 'Media type', rows: ['Weibo', 'Web'] },
  })
  expect(total(reported)).toBe(6)
  expect(Object.keys(reported.data).toSorted()).toEqual([
    'at',
    'data',
    'language',
    'note',
    'shape',
    'span',
    'theme',
    'title',
    'zone',
  ])
  const { list } = (await as('member')('GET', path)).data
  expect(list[0]).toMatchObject({ title: '谁在说', state: 'open', uses: 2, sites: [site, 'http://localhost:18080'] })
  expect(list[0].lastUsedAt).not.toBeNull()
})

test('another site, an altered token, an expired or a revoked one get nothing', async () => {
  const made = await make()
  const framed = { 'sec-fetch-dest': 'iframe', referer: 'https://evil.invalid/page' }
  expect(await nobody(made.address, framed)).toMatchObject({ http: 403, key: 'charts.siteNotAllowed' })
  expect((await nobody(made.address, { ...framed, referer: `${site}/page` })).http).toBe(200)
  expect((await numbers(made, { 'sec-fetch-site': 'cross-site' })).http).toBe(403)
  const altered = made.address.replace(/(?<=chart\/)./, sign => (sign === 'A' ? 'B' : 'A'))
  for (const address of [altered, '/embed/chart/x', '/embed/chart/a.b'])
    expect([(await nobody(address)).http, (await nobody(`${address}/figures`)).http]).toEqual([404, 404])
  expect((await numbers(made)).http).toBe(200)
  const ended = await as('member')('DELETE', `${path}/${made.embed.id}`)
  expect(ended.data.state).toBe('revoked')
  expect([(await nobody(made.address)).http, (await numbers(made)).http]).toEqual([404, 404])
  const old = await make()
  await sql`update chart_embeds set expires_at = now() - interval '1 second'`.execute(databases().worker)
  expect((await numbers(old)).http).toBe(404)
})

test.each([
  ['left', `delete from memberships where org_id = 7 and user_id = 71`],
  ['is disabled in the organisation', `update memberships set enabled = false where org_id = 7 and user_id = 71`],
  ['is disabled', `update users set enabled = false where id = 71`],
  [
    'may no more see charts',
    `insert into roles (org_id, id, name, based_on, granted, withheld) overriding system value values (7, 901, '无图', 'member', '{}', '{charts.view}'); insert into member_roles (org_id, user_id, role_id) values (7, 71, 901)`,
  ],
])('it ends when its maker %s', async (_, change) => {
  const made = await make()
  expect((await numbers(made)).http).toBe(200)
  const { worker } = databases()
  try {
    for (const each of change.split(';')) await sql.raw(each).execute(worker)
    expect([(await numbers(made)).http, (await nobody(made.address)).http]).toEqual([404, 404])
  } finally {
    await sql`delete from member_roles where user_id = 71`.execute(worker)
    await sql`delete from roles where id = 901`.execute(worker)
    await sql`update users set enabled = true where id = 71`.execute(worker)
    await sql`insert into memberships (org_id, user_id, role) values (7, 71, 'member') on conflict (org_id, user_id) do update set enabled = true`.execute(
      worker,
    )
  }
})

test('whose roles are limited to a folder shows that folder alone, from that moment on', async () => {
  const made = await make()
  expect(total(await numbers(made))).toBe(6)
  const { worker } = databases()
  await sql`insert into roles (org_id, id, name, based_on, granted, withheld, folder_ids) overriding system value values (7, 902, '竞品组', 'member', '{}', '{}', '{601}')`.execute(
    worker,
  )
  await sql`insert into member_roles (org_id, user_id, role_id) values (7, 71, 902)`.execute(worker)
  try {
    expect(total(await numbers(made))).toBe(2)
  } finally {
    await sql`delete from member_roles where user_id = 71`.execute(worker)
  }
})

const change = (id: number, more: object = {}, who: Parameters<typeof as>[0] = 'member', org: 7 | 8 = 7) =>
  as(who, org)('PUT', `${path}/${id}`, {
    title: '改了',
    language: 'zh',
    theme: 'phantom-blue',
    sites: ['https://other.example'],
    ...more,
  })

test('its sites, look and end change while the address stays', async () => {
  const made = await make()
  expect(total(await numbers(made))).toBe(6)
  const changed = await change(made.embed.id, { days: 1 })
  expect(changed.http).toBe(200)
  expect(changed.data).toMatchObject({ title: '改了', language: 'zh', sites: ['https://other.example'], state: 'open' })
  expect(Date.parse(changed.data.expiresAt) - Date.now()).toBeLessThan(86_400_000 + 60_000)
  const page = await nobody(made.address)
  expect(String(page.headers['content-security-policy'])).toContain("frame-ancestors 'self' https://other.example;")
  expect((await numbers(made)).data).toMatchObject({ title: '改了', language: 'zh', theme: 'phantom-blue' })
  const stored = await change(made.embed.id)
  expect(stored.data.expiresAt).toBe(changed.data.expiresAt)
  const { worker } = databases()
  await sql`update chart_embeds set expires_at = now() - interval '1 second'`.execute(worker)
  await sql`update links set expires_at = now() - interval '1 second' where purpose = 'chartEmbed'`.execute(worker)
  expect((await numbers(made)).http).toBe(404)
  expect((await change(made.embed.id, { days: 30 })).data.state).toBe('open')
  expect((await numbers(made)).http).toBe(200)
})

test('what was ended stays so, and only its maker changes one', async () => {
  const made = await make()
  expect((await change(made.embed.id, {}, 'orgAdmin')).http).toBe(404)
  expect((await change(made.embed.id, {}, 'member', 8)).http).toBe(404)
  expect((await change(made.embed.id, {}, 'reader')).http).toBe(403)
  expect((await change(made.embed.id, { sites: [] })).http).toBe(400)
  await as('member')('DELETE', `${path}/${made.embed.id}`)
  expect(await change(made.embed.id, { days: 30 })).toMatchObject({ http: 409, key: 'charts.embedEnded' })
  expect((await numbers(made)).http).toBe(404)
})

test('nobody ends or lists what another member or organisation made, but who oversees them', async () => {
  const made = await make()
  expect((await as('member', 8)('DELETE', `${path}/${made.embed.id}`)).http).toBe(404)
  expect((await as('member', 8)('GET', path)).data.total).toBe(0)
  expect((await as('reader')('GET', path)).http).toBe(403)
  expect((await as('member')('GET', `${path}?of=all`)).http).toBe(403)
  expect((await as('orgAdmin')('GET', `${path}?of=all`)).data.list).toMatchObject([
    { id: made.embed.id, createdBy: '成员 71' },
  ])
  expect((await as('orgAdmin')('DELETE', `${path}/${made.embed.id}`)).data.state).toBe('revoked')
})

test.each([
  [{ sites: [] }, 400],
  [{ sites: ["https://a.example'; script-src *"] }, 400],
  [{ sites: ['javascript:alert(1)'] }, 400],
  [{ title: ' ' }, 400],
  [{ chart: 'negativeAnalysis' }, 400],
  [{ days: 366 }, 400],
  [{ question: { ...question, monitors: [800] } }, 404],
])('%j is refused', async (more, http) => {
  expect((await as('member')('POST', path, { ...draft, ...more })).http).toBe(http)
})

test('a named range moves with the clock', async () => {
  const reported = await numbers(await make({ range: '24h' }))
  const [from, to] = reported.data.span
    .split(' — ')
    .map((text: string) => Date.parse(`${text.replace(' ', 'T')}:00+08:00`))
  expect(to - from).toBe(86_400_000)
  expect(Math.abs(Date.now() - to)).toBeLessThan(120_000)
})

test.each([
  ['https://news.example.com/', 'https://news.example.com'],
  ['http://localhost:8080', 'http://localhost:8080'],
  ['https://新闻.example', 'https://xn--efvw3d.example'],
  ['https://a.example/path', null],
  ['https://user@a.example', null],
  ['https://*.example.com', null],
  ['ftp://a.example', null],
  ['data:text/html,x', null],
])('a site is an origin: %s', (text, origin) => {
  if (text.includes('新闻')) expect(siteOf(text)).toMatch(/^https:\/\/xn--[a-z0-9-]+\.example$/)
  else expect(siteOf(text)).toBe(origin)
})

test('a volume beside an earlier stretch keeps it, and rows without collection are hatched there too', async () => {
  const made = await make({ chart: 'dataVolumeTrend', against: 'lastWeek' })
  expect(made.embed).toMatchObject({ against: 'lastWeek' })
  const { data, note } = (await numbers(made)).data
  expect(data.series.map(({ name }: { name: string }) => name)).toContain('Last week')
  expect(data.hatched).toBeUndefined()
  expect(note).toContain('Last week')
  await sql`insert into running_stretches values ('2026-11-01T00:00:00Z', '2026-11-19T18:00:00Z'), ('2026-11-20T17:00:00Z', now())`.execute(
    databases().worker,
  )
  const again = await make({ chart: 'dataVolumeTrend' })
  expect((await numbers(again)).data.data.hatched).toHaveLength(1)
  await sql`delete from running_stretches`.execute(databases().worker)
})
