// Links to a crisis and to its charts: what leaves and what does not, password, end, chronicle, closed and deleted ones.
import { articleServer } from '@guanlan/features/articles/articles/server'
import { adopt } from '@guanlan/features/articles/articles/server/facts'
import { articleActionsServer } from '@guanlan/features/handling/article-actions/server'
import { sharesServer } from '@guanlan/features/handling/shares/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { newArticle } from '../../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../../articles/articles/server/testing/store-articles.ts'
import { SharedCharts, SharedCrisis } from '../../contract/shared.ts'
import { crisisServer, noteEndedLink } from '../index.ts'

const { as, databases } = openFeature(
  [crisisServer({ follow() {} }), articleActionsServer, articleServer, sharesServer(noteEndedLink)],
  [
    'crisis_lines',
    'crisis_people',
    'crisis_changes',
    'crises',
    'article_set_members',
    'article_sets',
    'shares',
    'links',
  ],
)
const [admin, member, reader, stranger] = [as('orgAdmin'), as(), as('reader'), as('orgAdmin', 8)]
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
let ids: number[] = []

beforeAll(async () => {
  const db = databases().worker
  const articles = [-1, -1, 1].map((sentiment, at) =>
    newArticle({
      title: `车门冻住${at}`,
      body: `第 ${at} 篇的正文。`,
      sentiment: sentiment as 1,
      url: `https://example.com/${at}`,
      publishedAt: new Date(Date.now() - (at + 1) * 3_600_000),
    }),
  )
  await db.transaction().execute(tx => storeArticles(tx, articles, new Map()))
  const { rows } = await sql<{ id: number }>`select id from articles order by published_at desc`.execute(db)
  ids = rows.map(({ id }) => Number(id))
  await db.transaction().execute(tx => adopt({ orgId: 7, db: tx }, ids))
})
beforeEach(async () => void (await sql`delete from operations`.execute(databases().worker)))

/** A crisis that says inside what must stay inside. */
async function begun(): Promise<number> {
  const { id } = (await member('POST', '/crisis/startCrisis', { name: '车门', crisisLevel: 3, about: '内部说明' })).data
  await member('POST', '/crisis/addArtCrisis', { crisisId: id, idList: ids })
  await member('POST', '/crisis/saveStanding', { id, text: '内部现状' })
  await member('POST', '/crisis/tasks', { crisisId: id, kind: 'verify', title: '内部任务' })
  await member('POST', '/crisis/chronicle', { crisisId: id, text: '内部纪要' })
  await member('POST', '/crisis/changeCrisisLevel', { id, crisisLevel: 1, reason: '内部理由' })
  await member('POST', '/crisis/checkCrisis', { id, result: 'confirmed', finding: '内部核查' })
  return id
}
const share = async (id: number, more: object = {}) =>
  (await member('POST', '/crisis/share', { id, expiresAt: inHours(24), ...more })).data
const open = (token: string, password: string | null = null, page = 'open') =>
  stranger('POST', `/crisis/shared/${token}/${page}`, { password })
const linesOf = async (crisisId: number) =>
  (await member('POST', '/crisis/chronicle/list', { crisisId, kind: 'link' })).data.list.map(
    ({ text, by }: { text: string; by: string | null }) => [text, by],
  )

test('a link opens level, state, history and articles, and nothing that the team wrote or who is in it', async () => {
  const id = await begun()
  const { token, address, share: made } = await share(id)
  expect(address).toBe(`/crisiDetail?token=${token}`)
  expect(made).toMatchObject({ title: '车门', layout: 'crisis', articles: 0 })
  const opened = (await open(token)).data
  expect(opened).toMatchObject({
    state: 'open',
    organisation: '机构 7',
    crisis: { name: '车门', level: { code: 1, name: '重大' }, status: 'checked', articles: 3 },
  })
  // The list of fields is the schema: nothing beside it leaves.
  expect(SharedCrisis.strict().safeParse(opened.crisis).success).toBe(true)
  expect(opened.crisis.history.map(({ act }: { act: string }) => act)).toEqual(['start', 'changeLevel', 'check'])
  expect(opened.crisis.newest[0]).toMatchObject({ title: '车门冻住0', url: 'https://example.com/0', sentiment: -1 })
  const text = JSON.stringify(opened)
  for (const inside of ['内部', '"id"', '成员', '管理员', '127.0.0.1', 'operator', 'lead', 'reason'])
    expect(text).not.toContain(inside)
})

test('charts by link have course, sentiment and media, each adding up to the articles', async () => {
  const { token, address } = await share(await begun(), { page: 'crisisCharts' })
  expect(address).toBe(`/crisiDetailEcharts?token=${token}`)
  const { crisis } = (await open(token, null, 'charts')).data
  expect(SharedCharts.strict().safeParse(crisis).success).toBe(true)
  expect(crisis.total).toEqual({ count: 3, positive: 1, neutral: 0, negative: 2 })
  for (const part of ['trend', 'mediaTypes', 'media'] as const)
    expect(crisis[part].reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(3)
  // Neither page is opened by a link to the other.
  expect((await open(token)).http).toBe(404)
})

test('a link with a password says nothing before it is given', async () => {
  const { token } = await share(await begun(), { password: 'right one' })
  expect((await open(token)).data).toEqual({ state: 'locked', wrong: false, waitSeconds: 0 })
  expect((await open(token, 'wrong one')).data).toMatchObject({ state: 'locked', wrong: true })
  expect((await open(token, 'right one')).data.state).toBe('open')
})

test('openings are lines of the chronicle, one an hour for each link, and no failed ones', async () => {
  const id = await begun()
  const [first, second] = [await share(id), await share(id, { page: 'crisisCharts', password: 'right one' })]
  const made = await linesOf(id)
  expect(made).toEqual([
    ['生成了公开链接：危机图表', expect.any(String)],
    ['生成了公开链接：危机详情', expect.any(String)],
  ])
  await open(first.token)
  await open(first.token)
  await open(second.token, 'wrong one', 'charts')
  expect((await linesOf(id)).slice(0, -2)).toEqual([['公开链接被打开：危机详情', null]])
  await open(second.token, 'right one', 'charts')
  expect(await linesOf(id)).toHaveLength(4)
})

test('one that is closed is still read, and its chronicle stays as it was', async () => {
  const id = await begun()
  await member('POST', '/crisis/closeCrisis', { id, closing: '内部结论' })
  const { token } = await share(id)
  const opened = (await open(token)).data
  expect(opened.crisis).toMatchObject({ status: 'closed', closedAt: expect.any(String) })
  expect(JSON.stringify(opened)).not.toContain('内部')
  expect(await linesOf(id)).toEqual([])
})

test('charts of one that is over end with it', async () => {
  const id = await begun()
  const { token } = await share(id, { page: 'crisisCharts' })
  const last = async () => Date.parse((await open(token, null, 'charts')).data.crisis.trend.at(-1).at)
  const newest = Date.parse((await member('GET', `/crisis/getCrisisById?id=${id}`)).data.lastArticleAt)
  expect(await last()).toBeGreaterThan(newest)
  await member('POST', '/crisis/addTrackRevoke', { crisisId: id, type: 'revoke', reason: '误报' })
  const end = new Date(Date.now() - 3_600_000)
  await sql`update crises set closed_at = ${end} where id = ${id}`.execute(databases().worker)
  expect(await last()).toBeLessThanOrEqual(end.getTime())
})

test('revoked, forged, of another purpose or to a deleted crisis it opens nothing from that moment on', async () => {
  const id = await begun()
  const { token, share: made } = await share(id)
  const holds = (of: string) => stranger('POST', `/crisis/shared/${of}/holds`, {})
  expect((await holds(token)).http).toBe(200)
  await member('DELETE', `/inews/share/${made.id}`)
  expect((await open(token)).http).toBe(404)
  expect((await holds(token)).http).toBe(404)
  expect((await open(`${token}x`)).http).toBe(404)
  const articles = (await member('POST', '/inews/share', { idList: ids, expiresAt: inHours(1) })).data
  expect((await open(articles.token)).http).toBe(404)
  const other = await share(id)
  expect((await stranger('POST', `/inews/share/${other.token}/open`, {})).http).toBe(404)
  await member('POST', '/crisis/addTrackRevoke', { crisisId: id, type: 'revoke', reason: '误报' })
  expect((await open(other.token)).data.crisis.status).toBe('revoked')
  await member('POST', '/crisis/deleteCrisisById', { id })
  expect((await open(other.token)).http).toBe(404)
})

test.each([
  ['an end that is over', { expiresAt: inHours(-1) }, 400],
  ['an end in more than a year', { expiresAt: inHours(24 * 400) }, 400],
  ['a page that there is not', { page: 'tasks' }, 400],
  ['a short password', { password: 'abc' }, 400],
  ['no such crisis', { id: 999_999 }, 404],
])('%s is refused', async (_, more, http) => {
  const id = (await member('POST', '/crisis/startCrisis', { name: '车门', crisisLevel: 3 })).data.id
  expect((await member('POST', '/crisis/share', { id, expiresAt: inHours(1), ...more })).http).toBe(http)
})

test('readers and other organisations share nothing', async () => {
  const id = await begun()
  const draft = { id, expiresAt: inHours(1) }
  expect((await reader('POST', '/crisis/share', draft)).http).toBe(403)
  expect((await stranger('POST', '/crisis/share', draft)).http).toBe(404)
  expect((await admin('POST', '/crisis/share', draft)).http).toBe(200)
})

test('a link that is ended is a line of the chronicle, once', async () => {
  const id = await begun()
  const { share: made } = await share(id)
  for (const _ of [1, 2]) expect(await member('DELETE', `/inews/share/${made.id}`)).toMatchObject({ http: 200 })
  expect((await linesOf(id)).map(([text]: [string]) => text)).toEqual([
    '公开链接已撤销：危机详情',
    '生成了公开链接：危机详情',
  ])
})

test('a field that there is not is named, not swallowed', async () => {
  const body = { id: await begun(), expiresAt: inHours(24), layout: 'crisisCharts' }
  expect(await member('POST', '/crisis/share', body)).toMatchObject({
    http: 400,
    problems: [{ field: 'layout', msg: '没有“layout”这个字段' }],
  })
})
