// Links to an event: what leaves and what does not, that its numbers are those of the page, password, end, revocation.
import { articleServer } from '@guanlan/features/articles/articles/server'
import { adopt } from '@guanlan/features/articles/articles/server/facts'
import { articleActionsServer } from '@guanlan/features/handling/article-actions/server'
import { sharesServer } from '@guanlan/features/handling/shares/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { newArticle } from '../../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../../articles/articles/server/testing/store-articles.ts'
import { SharedEvent } from '../../contract/shared.ts'
import { eventsServer } from '../index.ts'

const { as, databases } = openFeature(
  [eventsServer({ follow() {} }), articleActionsServer, articleServer, sharesServer(async () => {})],
  ['event_rules', 'event_states', 'events', 'article_set_members', 'article_sets', 'shares', 'links'],
)
const [admin, member, reader, stranger] = [as('orgAdmin'), as(), as('reader'), as('orgAdmin', 8)]
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
let ids: number[] = []

beforeAll(async () => {
  const db = databases().worker
  // The latest is positive, the one before has most interactions, the first two are negative.
  const articles = [1, 0, -1, -1].map((sentiment, at) =>
    newArticle({
      title: `车门冻住${'甲乙丙丁'[at]?.repeat(20)}`,
      body: `${'子丑寅卯'[at]?.repeat(60)}的正文。`,
      sentiment: sentiment as 1,
      url: `https://example.com/${at}`,
      likes: at === 1 ? 900 : at,
      publishedAt: new Date(Date.now() - (at + 1) * 3_600_000),
    }),
  )
  await db.transaction().execute(tx => storeArticles(tx, articles, new Map()))
  const { rows } = await sql<{ id: number }>`select id from articles order by published_at desc`.execute(db)
  ids = rows.map(({ id }) => Number(id))
  await db.transaction().execute(tx => adopt({ orgId: 7, db: tx }, ids))
})
beforeEach(async () => void (await sql`delete from operations`.execute(databases().worker)))

/** An event that says inside what must stay inside. */
async function eventOf(idList: readonly number[] = ids): Promise<number> {
  const draft = { title: '车门', note: '内部备注', rule: '内部规则', startTime: inHours(-24), idList }
  return (await member('POST', '/ipr/infoEvent/add', draft)).data.id
}
const share = async (id: number, more: object = {}) =>
  (await member('POST', '/ipr/infoEvent/share', { id, expiresAt: inHours(24), ...more })).data
const open = (token: string, page = 'event', password: string | null = null) =>
  stranger('POST', `/ipr/infoEvent/shared/${token}/open`, { page, password })

test('a link opens state, numbers, five lines and articles, and no ids, notes, rule or names', async () => {
  const id = await eventOf()
  const { token, address, share: made } = await share(id)
  expect(address).toBe(`/eventH5?token=${token}`)
  expect(made).toMatchObject({ title: '车门', layout: 'event', articles: 0 })
  const opened = (await open(token)).data
  expect(opened).toMatchObject({ state: 'open', organisation: '机构 7' })
  const { event } = opened
  // The list of fields is the schema: nothing beside it leaves.
  expect(SharedEvent.strict().safeParse(event).success).toBe(true)
  expect(event).toMatchObject({ title: '车门', articles: 4, negative: 2, charts: null })
  const { course } = event as SharedEvent
  expect(course.map(({ kind }) => kind).sort()).toEqual(['first', 'firstNegative', 'latest', 'loudest', 'peak'])
  expect(course.map(({ at }) => at)).toEqual(course.map(({ at }) => at).toSorted())
  const line = (kind: string) => course.find(each => each.kind === kind)?.article?.url
  expect(['first', 'firstNegative', 'loudest', 'latest'].map(line)).toEqual(
    [3, 3, 1, 0].map(at => `https://example.com/${at}`),
  )
  expect(event.main[0]).toMatchObject({ url: 'https://example.com/1', sentiment: 0 })
  const text = JSON.stringify(opened)
  for (const inside of ['内部', '"id"', '"rule"', '"note"', '成员', '管理员', 'owner', 'createdBy'])
    expect(text).not.toContain(inside)
})

test('the pages of charts add up to the articles of the event, each opened by its own link alone', async () => {
  const id = await eventOf()
  const tokens: string[] = []
  for (const [page, path] of [
    ['eventAnalysis', '/eventAnalysisH5'],
    ['eventPage', '/EvenpcPhone'],
  ] as const) {
    const { token, address } = await share(id, { page })
    tokens.push(token)
    expect(address).toBe(`${path}?token=${token}`)
    const { event } = (await open(token, page)).data
    expect(SharedEvent.strict().safeParse(event).success).toBe(true)
    expect(event.charts.total).toEqual({ count: 4, positive: 1, neutral: 1, negative: 2 })
    for (const part of [event.trend, event.charts.mediaTypes, event.charts.media])
      expect(part.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(event.articles)
    expect(event.main).toHaveLength(page === 'eventPage' ? 4 : 0)
  }
  expect((await open(tokens[0] ?? '')).http).toBe(404)
  expect((await open(tokens[1] ?? '', 'eventAnalysis')).http).toBe(404)
})

test('a link with a password says nothing before it is given', async () => {
  const { token } = await share(await eventOf(), { password: 'right one' })
  expect((await open(token)).data).toEqual({ state: 'locked', wrong: false, waitSeconds: 0 })
  expect((await open(token, 'event', 'wrong one')).data).toMatchObject({ state: 'locked', wrong: true })
  expect((await open(token, 'event', 'right one')).data.state).toBe('open')
})

test('revoked, forged, of another purpose or to a deleted event it opens nothing from that moment on', async () => {
  const id = await eventOf()
  const { token, share: made } = await share(id)
  const holds = (of: string) => stranger('POST', `/ipr/infoEvent/shared/${of}/holds`, {})
  expect((await holds(token)).http).toBe(200)
  await member('DELETE', `/inews/share/${made.id}`)
  expect((await open(token)).http).toBe(404)
  expect((await holds(token)).http).toBe(404)
  expect((await open(`${token}x`)).http).toBe(404)
  const articles = (await member('POST', '/inews/share', { idList: ids, expiresAt: inHours(1) })).data
  expect((await open(articles.token)).http).toBe(404)
  const other = await share(id)
  expect((await stranger('POST', `/inews/share/${other.token}/open`, {})).http).toBe(404)
  await member('DELETE', `/ipr/infoEvent/delete/${id}`)
  expect((await open(other.token)).http).toBe(404)
})

test.each([
  ['an end that is over', { expiresAt: inHours(-1) }, 400],
  ['an end in more than a year', { expiresAt: inHours(24 * 400) }, 400],
  ['a page that there is not', { page: 'rule' }, 400],
  ['a short password', { password: 'abc' }, 400],
  ['a field that there is not', { layout: 'event' }, 400],
  ['no such event', { id: 999_999 }, 404],
])('%s is refused', async (_, more, http) => {
  const id = await eventOf()
  expect((await member('POST', '/ipr/infoEvent/share', { id, expiresAt: inHours(1), ...more })).http).toBe(http)
})

test('readers and other organisations share nothing', async () => {
  const draft = { id: await eventOf(), expiresAt: inHours(1) }
  expect((await reader('POST', '/ipr/infoEvent/share', draft)).http).toBe(403)
  expect((await stranger('POST', '/ipr/infoEvent/share', draft)).http).toBe(404)
  expect((await admin('POST', '/ipr/infoEvent/share', draft)).http).toBe(200)
})

test('an event without articles says so', async () => {
  const id = await eventOf([])
  const { token } = await share(id, { page: 'eventPage' })
  expect((await open(token, 'eventPage')).data.event).toMatchObject({ articles: 0, trend: [], main: [], course: [] })
})
