// An event from its rule to the bin, on a real database: what joins, what leaves, what is refused, the ten top ones.
import { articleServer } from '@guanlan/features/articles/articles/server'
import { adopt } from '@guanlan/features/articles/articles/server/facts'
import { chartServer } from '@guanlan/features/charts/charts/server'
import { articleActionsServer } from '@guanlan/features/handling/article-actions/server'
import { finishTasks, openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import { eventsServer } from './index.ts'
import { filling } from './rules/fill.ts'
import { joinEvents } from './rules/join.ts'

const { as, databases, undo } = openFeature(
  [eventsServer({ follow() {} }), articleActionsServer, articleServer, chartServer],
  ['events', 'event_rules', 'article_set_members', 'article_sets', 'tasks'],
)
const [member, reader, stranger] = [as(), as('reader'), as('orgAdmin', 8)]

const hour = (at: number) => new Date(Date.UTC(2026, 10, 20, at))
const sources = [
  { title: '车门冻住', body: '寒潮后车门冻住，无法开门。', at: 1 },
  { title: '车门再次冻住', body: '又有车主说车门冻住。', at: 5 },
  { title: '车门异响', body: '车门有异响。', at: 6 },
  { title: '电池召回', body: '电池召回三千台。', at: 7 },
]
let ids: number[] = []
beforeAll(async () => {
  const db = databases().worker
  const articles = sources.map(({ title, body, at }) => newArticle({ title, body, publishedAt: hour(at) }))
  const foreign = newArticle({ title: '别家的车门', body: '车门冻住', onlyOrg: 8, publishedAt: hour(2) })
  await db.transaction().execute(tx => storeArticles(tx, [...articles, foreign], new Map()))
  const { rows } = await sql<{ id: number; title: string }>`select id, title from articles`.execute(db)
  ids = sources.map(({ title }) => Number(rows.find(row => row.title === title)?.id))
})

const draft = (more: object = {}) => ({
  title: '车门事件',
  rule: '车门',
  startTime: hour(0).toISOString(),
  endTime: hour(12).toISOString(),
  ...more,
})
const add = async (more: object = {}) => {
  const added = await member('POST', '/ipr/infoEvent/add', draft(more))
  expect(added, JSON.stringify(added)).toMatchObject({ http: 200 })
  return added.data
}
const get = async (id: number, ask = member) => (await ask('GET', `/ipr/infoEvent/getInfoEvent/${id}`)).data
const fill = () => finishTasks(databases(), [filling])
const titlesOf = async (id: number, ask = member): Promise<string[]> =>
  (await ask('GET', `/ipr/infoEvent/articles?id=${id}&sort=time_asc`)).data.list.map(
    (row: { title: string }) => row.title,
  )

describe('what joins', () => {
  test('stored articles that its rule wants, within its span; nobody else’s', async () => {
    const { id } = await add()
    await fill()
    expect(await titlesOf(id)).toEqual(['车门冻住', '车门再次冻住', '车门异响'])
    expect(await get(id)).toMatchObject({ articles: 3, stories: 3, state: 'over', filling: null, treeId: id })
    await add({ title: '较短的', endTime: hour(4).toISOString() })
    await fill()
    const { list } = (await member('POST', '/ipr/infoEvent/eventList/byOrg', { like: '较短' })).data
    expect(list).toMatchObject([{ articles: 1 }])
  })

  test('a narrower rule says what it loses, and loses it; taken back, it is there again', async () => {
    const { id } = await add()
    await fill()
    const attempt = { rule: '车门+冻住', startTime: hour(0).toISOString(), endTime: hour(12).toISOString(), id }
    const preview = (await member('POST', '/ipr/infoEvent/preview', attempt)).data
    expect(preview).toMatchObject({
      count: 2,
      complete: true,
      gained: { count: 0, titles: [] },
      lost: { count: 1, titles: ['车门异响'] },
      shared: [],
      mediaTypes: [{ mediaType: 'web', count: 2 }],
    })
    const changed = await member('PUT', '/ipr/infoEvent/updateRule', { id, rule: '车门+冻住' })
    expect(changed.data).toMatchObject({ ruleVersion: 2, rule: '车门+冻住' })
    await fill()
    expect(await titlesOf(id)).toEqual(['车门冻住', '车门再次冻住'])
    await undo(changed.operation as number)
    await fill()
    expect(await titlesOf(id)).toHaveLength(3)
  })

  test('what people put in stays, what they take out stays out, whatever the rule says', async () => {
    const { id } = await add()
    await fill()
    await member('POST', '/ipr/infoEvent/addArticles', { eventId: id, idList: [ids[3]] })
    await member('POST', '/ipr/infoEvent/removeArticles', { eventId: id, idList: [ids[0]] })
    await member('PUT', '/ipr/infoEvent/updateRule', { id, rule: '冻住' })
    await fill()
    expect(await titlesOf(id)).toEqual(['车门再次冻住', '电池召回'])
  })

  test('what arrives, by its rule, and copies of its stories', async () => {
    const { id } = await add({ rule: '', idList: [ids[0]], startTime: undefined, endTime: null })
    await databases()
      .worker.transaction()
      .execute(tx => joinEvents(tx, [{ orgId: 7, setId: id, articleId: ids[3] as number }], [], new Map()))
    expect(await titlesOf(id)).toEqual(['车门冻住', '电池召回'])
    expect(await get(id)).toMatchObject({ origin: 'articles', startTime: hour(1).toISOString() })
  })

  test('the filter of lists and charts asks for its articles', async () => {
    const { id } = await add()
    await fill()
    const filters = [{ field: 'event', is: 'is', values: [String(id)] }]
    const body = { from: hour(0).toISOString(), to: hour(20).toISOString(), filters, usual: false }
    const answer = await member('POST', '/inews/monitorChart/dataVolumeTrend', body)
    expect(answer, JSON.stringify(answer)).toMatchObject({ http: 200 })
    const points = answer.data
    expect(points.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(3)
  })
})

describe('what is refused', () => {
  test.each([
    ['no title', { title: ' ' }, 'title', '请填写事件名称'],
    ['a short title', { title: '车' }, 'title', '事件名称为 2 至 50 个字'],
    ['neither rule nor article', { rule: ' ' }, 'rule', '请填写事件规则或选择文章'],
    ['an end before the beginning', { endTime: hour(-1).toISOString() }, 'endTime', '结束时间不能早于开始时间'],
    ['91 days', { endTime: hour(24 * 91).toISOString() }, 'endTime', '所选时间超过 90 天'],
    ['a span in the future', { startTime: '2126-01-01T00:00:00Z', endTime: null }, 'startTime', '开始时间不能晚于现在'],
  ])('%s', async (_, more, field, msg) => {
    expect(await member('POST', '/ipr/infoEvent/add', draft(more))).toMatchObject({
      http: 400,
      problems: [{ field, msg }],
    })
  })

  test('a second of the same title, until the first lies in the bin', async () => {
    const { id } = await add()
    const again = await member('PUT', '/ipr/infoEvent/update', draft())
    expect(again).toMatchObject({ http: 409, problems: [{ field: 'title', msg: '已有名为“车门事件”的事件' }] })
    await member('DELETE', `/ipr/infoEvent/delete/${id}`)
    expect((await member('PUT', '/ipr/infoEvent/update', draft())).http).toBe(200)
    const back = await member('POST', '/ipr/infoEvent/restore', { ids: [id] })
    expect(back).toMatchObject({ http: 409, msg: '已有名为“车门事件”的事件' })
  })

  test('an older version, a reader, another organisation', async () => {
    const { id, version } = await add()
    expect((await member('PUT', '/ipr/infoEvent/update', draft({ id, version, note: '一' }))).http).toBe(200)
    expect((await member('PUT', '/ipr/infoEvent/update', draft({ id, version, note: '二' }))).http).toBe(409)
    expect((await reader('PUT', '/ipr/infoEvent/update', draft({ id, version }))).http).toBe(403)
    expect((await stranger('GET', `/ipr/infoEvent/getInfoEvent/${id}`)).http).toBe(404)
    expect((await stranger('PUT', '/ipr/infoEvent/updateRule', { id, rule: 'x' })).http).toBe(404)
    expect((await stranger('POST', '/ipr/infoEvent/eventList/byOrg', {})).data.list).toEqual([])
  })
})

describe('lists', () => {
  test('mine, those that are over, is not, the bin', async () => {
    const { id } = await add()
    await add({ title: '还在继续', rule: '电池', startTime: hour(0).toISOString(), endTime: null, kind: 'product' })
    const list = async (path: string, body: object, ask = member) =>
      (await ask('POST', `/ipr/infoEvent/eventList/${path}`, body)).data.list.map(
        ({ title }: { title: string }) => title,
      )
    expect(await list('byUser', {})).toEqual(['还在继续', '车门事件'])
    expect(await list('byUser', {}, reader)).toEqual([])
    expect(await list('byOrg', {}, reader)).toHaveLength(2)
    expect(await list('byOrg', { scope: 'before' })).toEqual(['车门事件'])
    expect(await list('byOrg', { kind: 'product', isNot: true })).toEqual(['车门事件'])
    expect(await list('byOrg', { titleLike: '继续' })).toEqual(['还在继续'])
    await member('DELETE', `/ipr/infoEvent/delete/${id}`)
    expect(await list('byOrg', { bin: true })).toEqual(['车门事件'])
    expect((await member('GET', `/ipr/infoEvent/getInfoEvent/${id}`)).http).toBe(404)
  })

  test('the ten top events, those with most heat first, none that is over', async () => {
    const open = { endTime: null, startTime: hour(0).toISOString() }
    const small = await add({ title: '小的', rule: '电池', ...open })
    const large = await add({ title: '大的', rule: '车门', ...open })
    await fill()
    await sql`update event_states set state = 'fading' where org_id = 7`.execute(databases().worker)
    const top = (await member('GET', '/ipr/infoEvent/getEventTopTen')).data
    expect(top.map(({ place, event }: { place: number; event: { id: number } }) => [place, event.id])).toEqual([
      [1, large.id],
      [2, small.id],
    ])
    await sql`update event_states set state = 'over' where event_id = ${large.id}`.execute(databases().worker)
    expect((await member('POST', '/ipr/infoEvent/getEventTopTen')).data).toHaveLength(1)
  })
})

test('an event is made of another one’s story, and of articles that no monitor wants', async () => {
  await databases()
    .worker.transaction()
    .execute(tx => adopt({ orgId: 7, db: tx }, [ids[0] as number]))
  const { rows } = await sql<{ story: number }>`
    select cluster_id::float8 as story from org_articles where org_id = 7 and article_id = ${ids[0]}`.execute(
    databases().worker,
  )
  const event = await add({
    rule: '',
    origin: 'story',
    originId: rows[0]?.story,
    idList: [ids[2]],
    startTime: undefined,
  })
  expect(await titlesOf(event.id)).toEqual(['车门冻住', '车门异响'])
  const none = await member('POST', '/ipr/infoEvent/add', draft({ rule: '', origin: 'story', originId: 99 }))
  expect(none.http).toBe(404)
})

describe('what a call names', () => {
  test('what a change does not name stays as it is', async () => {
    const { id } = await add({ kind: 'accident', note: '第一次', subjects: { brands: ['澄屿汽车'] } })
    expect(await member('PUT', '/ipr/infoEvent/update', { id, title: '车门改名' })).toMatchObject({ http: 200 })
    expect(await get(id)).toMatchObject({
      ...{ title: '车门改名', rule: '车门', kind: 'accident', note: '第一次' },
      endTime: hour(12).toISOString(),
      subjects: { brands: ['澄屿汽车'] },
    })
    const reversed = await member('PUT', '/ipr/infoEvent/update', { id, endTime: hour(-1).toISOString() })
    expect(reversed).toMatchObject({ http: 400, msg: '结束时间不能早于开始时间' })
  })

  test.each([
    [{ ownerId: 999 }, 'ownerId', '负责人不是本机构成员'],
    [{ place: '999999' }, 'place', '没有这个地区'],
    [{ subjects: { industry: 'ZZZ' } }, 'subjects.industry', '没有这个行业'],
    [{ idList: [123_456_789] }, 'idList', '所选文章中有 1 篇不存在或不可见'],
  ])('must be there: %o', async (more, field, msg) => {
    const refused = await member('POST', '/ipr/infoEvent/add', draft({ title: '没有的', ...more }))
    expect(refused).toMatchObject({ http: 400, msg, problems: [{ field }] })
  })

  test('what another organisation handed in for itself is not there', async () => {
    const { rows } = await sql<{ id: number }>`select id from articles where only_org = 8`.execute(databases().worker)
    const refused = await member(
      'POST',
      '/ipr/infoEvent/add',
      draft({ title: '别家的', idList: rows.map(row => Number(row.id)) }),
    )
    expect(refused).toMatchObject({ http: 400, problems: [{ field: 'idList' }] })
  })

  test('nothing but an empty body: the first thing that is missing, in words', async () => {
    expect(await member('POST', '/ipr/infoEvent/add', {})).toMatchObject({ http: 400, msg: '请填写事件名称' })
  })
})

test('rules that it had are there to be taken up again, whoever sees it', async () => {
  const { id } = await add({ title: '旧规则' })
  await member('PUT', '/ipr/infoEvent/updateRule', { id, rule: '车门+冻住' })
  await member('PUT', '/ipr/infoEvent/update', { id, endTime: hour(11).toISOString() })
  const versions = (await reader('GET', `/ipr/infoEvent/${id}/rules`)).data
  expect(versions.map(({ rule }: { rule: string }) => rule)).toEqual(['车门+冻住', '车门'])
  expect((await stranger('GET', `/ipr/infoEvent/${id}/rules`)).http).toBe(404)
})
