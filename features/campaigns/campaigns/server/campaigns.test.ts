// A campaign from its plan to the bin, on a real database: its record, its order, its rule, the articles that come and stay.
import { articleServer } from '@guanlan/features/articles/articles/server'
import { chartServer } from '@guanlan/features/charts/charts/server'
import { articleActionsServer } from '@guanlan/features/handling/article-actions/server'
import { monitorServer } from '@guanlan/features/monitors/monitors/server'
import { finishTasks, openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import { campaignsServer } from './index.ts'
import { filling } from './rules/fill.ts'
import { joinCampaigns } from './rules/follow.ts'

const { as, databases, undo } = openFeature(
  [
    campaignsServer({ follow() {} }),
    articleActionsServer,
    articleServer,
    chartServer,
    monitorServer({ follow: () => {} }),
  ],
  ['activities', 'article_set_members', 'article_sets', 'tasks'],
)
const [admin, member, reader, stranger] = [as('orgAdmin'), as(), as('reader'), as('orgAdmin', 8)]
const dates = { startTime: '2026-11-01T00:00:00.000Z', endTime: '2026-11-03T00:00:00.000Z' }
const add = async (name: string) => (await member('POST', '/ipr/activity/add', { name, ...dates })).data
const names = async (ask = member) =>
  (await ask('GET', '/ipr/activity/queryByOrgId')).data.list.map(({ name }: { name: string }) => name).join('')

test('activities are added, changed, put in order, deleted and brought back', async () => {
  const [a, b, c] = [await add('甲'), await add('乙'), await add('丙')]
  expect(await names()).toBe('丙乙甲')
  const unseen = await member('POST', '/ipr/activity/add', { name: '\u200b \u2060', ...dates })
  expect(unseen).toMatchObject({ http: 400, problems: [{ field: 'name', key: 'campaigns.nameLength' }] })
  await member('PUT', `/ipr/activity/sort/${c.id}/${a.id}/${b.id}`)
  expect(await names()).toBe('丙甲乙')
  expect((await member('PUT', `/ipr/activity/sort/${b.id}/${a.id}/${c.id}`)).http).toBe(409)
  const edit = { id: a.id, name: '改', ...dates, endTime: null }
  expect((await member('PUT', '/ipr/activity/event/edit', { ...edit, version: 1 })).data).toMatchObject({
    version: 2,
    endTime: null,
  })
  const late = await admin('PUT', '/ipr/activity/event/edit', { ...edit, version: 1 })
  expect(late).toMatchObject({ http: 409, msg: expect.stringContaining('成员 71') })
  const { operation } = await member('POST', '/ipr/activity/batchdel', { idList: [a.id, b.id] })
  expect(await names()).toBe('丙')
  await undo(operation)
  expect(await names()).toBe('丙改乙')
  const added = await member('POST', '/ipr/activity/add', { name: '丁', ...dates })
  expect(await names()).toBe('丁丙改乙')
  await undo(added.operation)
  expect(await names()).toBe('丙改乙')
})

test('faulty ones are refused by their field; others see and change nothing', async () => {
  const { id } = await add('甲')
  const post = (body: object) => member('POST', '/ipr/activity/add', { name: '乙', ...dates, ...body })
  expect(await post({ name: ' ' })).toMatchObject({ http: 400, problems: [{ field: 'name' }] })
  expect(await post({ name: '甲' })).toMatchObject({ http: 409, problems: [{ field: 'name' }] })
  expect(await post({ endTime: '2026-10-01T00:00:00Z' })).toMatchObject({ http: 400, problems: [{ field: 'endTime' }] })
  // Later on the wall, and earlier in time.
  const early = { startTime: '2026-11-01T00:00:00Z', endTime: '2026-11-01T04:00:00+08:00' }
  expect(await post(early)).toMatchObject({ http: 400, problems: [{ field: 'endTime' }] })
  expect(await names(reader)).toBe('甲')
  expect((await reader('POST', '/ipr/activity/batchdel', { idList: [id] })).http).toBe(403)
  expect(await names(stranger)).toBe('')
  expect((await stranger('POST', '/ipr/activity/batchdel', { idList: [id] })).data.changed).toBe(0)
})

const plan = {
  name: '秋季发布会',
  ...dates,
  kind: 'launch',
  note: '在北京',
  labels: ['重点'],
  brands: ['青麓'],
  rule: '车门',
  messages: [
    { text: '续航一千公里', words: ['一千公里', '1000公里'] },
    { text: '冬季不掉电', rule: '冬季+掉电' },
  ],
  targets: [{ measure: 'messageShare', number: 40, message: 2, by: '2026-11-02T00:00:00.000Z' }],
}
const make = async (more: object = {}, ask = member) => {
  const added = await ask('POST', '/ipr/activity/add', { ...plan, ...more })
  expect(added, JSON.stringify(added)).toMatchObject({ http: 200 })
  return added.data
}
const get = async (id: number, ask = member) => (await ask('GET', `/ipr/activity/get/${id}`)).data

describe('a plan', () => {
  test('is kept whole, and an edit of before changes what it names alone', async () => {
    const { id, version } = await make()
    const expected = { ...plan, ruleVersion: 0, tracked: false, owner: null, articles: 0 }
    expect(await get(id)).toMatchObject({ ...expected, messages: [{ rule: '' }, { words: [] }] })
    await member('PUT', '/ipr/activity/event/edit', { id, version, name: '改名', ...dates })
    expect(await get(id)).toMatchObject({ ...expected, name: '改名', version: 2 })
  })

  test('is found by words, state, kind and owner', async () => {
    await make({ ownerId: 70 })
    await make({ name: '车展', kind: 'fair', endTime: null })
    await make({ name: '明年', startTime: '2125-01-01T00:00:00Z', endTime: null })
    const found = async (query: string) =>
      (await member('GET', `/ipr/activity/queryByOrgId?${query}`)).data.list.map((row: { name: string }) => row.name)
    expect(await found('')).toEqual(['明年', '车展', '秋季发布会'])
    expect(await found('like=车')).toEqual(['车展'])
    expect(await found('state=planned')).toEqual(['明年'])
    expect(await found('kind=fair')).toEqual(['车展'])
    expect(await found('ownerId=70')).toEqual(['秋季发布会'])
    const { list } = (await member('GET', '/ipr/activity/queryByOrgId')).data
    for (const { id, state } of list) expect((await get(id)).state).toBe(state)
    expect(await found('state=over')).toEqual(
      list.filter((row: { state: string }) => row.state === 'over').map((row: { name: string }) => row.name),
    )
  })

  test('its copy begins as a plan, with targets due as many days later', async () => {
    const { id } = await make()
    const copy = await member('POST', '/ipr/activity/copy', { id, name: '春季', startTime: '2027-11-01T00:00:00.000Z' })
    expect(copy.data).toMatchObject({
      ...{ name: '春季', state: 'planned', tracked: false, rule: '车门', endTime: '2027-11-03T00:00:00.000Z' },
      targets: [{ by: '2027-11-02T00:00:00.000Z', message: 2 }],
    })
  })

  test('its budget is for whoever may see money', async () => {
    const budget = { currency: 'CNY', items: [{ name: '场地', amount: 80_000 }] }
    expect(await member('POST', '/ipr/activity/add', { ...plan, budget })).toMatchObject({
      http: 403,
      problems: [{ field: 'budget' }],
    })
    const { id, version } = await make({ budget }, admin)
    expect((await get(id, admin)).budget).toEqual(budget)
    expect(await get(id)).not.toHaveProperty('budget')
    await member('PUT', '/ipr/activity/event/edit', { id, version, ...plan })
    expect((await get(id, admin)).budget).toEqual(budget)
  })

  test.each([
    ['a rule that cannot be read', { rule: '车门+(' }, 'rule'],
    ['a rule of a message', { messages: [{ text: '甲' }, { text: '乙', rule: '(' }] }, 'messages.1.rule'],
    ['eleven messages', { messages: Array.from({ length: 11 }, (_, n) => ({ text: `${n}` })) }, 'messages'],
    ['a target of nothing', { targets: [{ measure: 'pieces', number: 0 }] }, 'targets.0.number'],
    ['more than all', { targets: [{ measure: 'netSentiment', number: 101 }] }, 'targets.0.number'],
    ['a level that is not named', { targets: [{ measure: 'levelPieces', number: 1 }] }, 'targets.0.level'],
    [
      'a message that is not there',
      { targets: [{ measure: 'messageShare', number: 1, message: 3 }] },
      'targets.0.message',
    ],
    ['somebody else', { ownerId: 12_345 }, 'ownerId'],
    ['eleven years', { endTime: '2037-11-01T00:00:00Z' }, 'endTime'],
  ])('%s is refused by its field', async (_, more, field) => {
    const { http, problems } = await member('POST', '/ipr/activity/add', { ...plan, ...more })
    expect({ http, field: problems[0].field }).toEqual({ http: 400, field })
  })
})

describe('its articles', () => {
  let ids: number[] = []
  const sources = [
    ['车门冻住', 1],
    ['车门再次冻住', 5],
    ['电池召回', 7],
    ['之后的车门', 80],
  ] as const
  beforeAll(async () => {
    const db = databases().worker
    const articles = sources.map(([title, hour]) =>
      newArticle({ title, body: `${title}。`, publishedAt: new Date(Date.parse(dates.startTime) + hour * 3_600_000) }),
    )
    const foreign = newArticle({
      title: '别家的车门',
      body: '车门',
      onlyOrg: 8,
      publishedAt: new Date('2026-11-01T02:00:00Z'),
    })
    await db.transaction().execute(tx => storeArticles(tx, [...articles, foreign], new Map()))
    const { rows } = await sql<{ id: number; title: string }>`select id, title from articles`.execute(db)
    ids = sources.map(([title]) => Number(rows.find(row => row.title === title)?.id))
  })
  const track = (id: number, status: 0 | 1, ask = member) => ask('POST', '/ipr/activity/track', { id, status })
  const fill = () => finishTasks(databases(), [filling])
  const join = (id: number, ...acts: number[]) =>
    member('POST', '/inews/data/monitorArticle/acts', { idList: acts, acts: [id], mode: 'add', found: true })
  const leave = (id: number, ...acts: number[]) =>
    member('POST', '/inews/data/monitorArticle/acts', { idList: acts, acts: [id], mode: 'remove' })
  const listed = async (id: number, ask = member) => {
    const filters = [{ field: 'activity', is: 'is', values: [String(id)] }]
    const body = { from: '2026-10-31T00:00:00Z', to: '2026-11-10T00:00:00Z', filters, usual: false }
    const points = (await ask('POST', '/inews/monitorChart/dataVolumeTrend', body)).data
    return points.reduce((sum: number, { count }: { count: number }) => sum + count, 0)
  }

  test('come by its rule once it is followed, within its dates; stopped, they stay', async () => {
    const { id } = await make()
    await fill()
    expect(await get(id)).toMatchObject({ articles: 0 })
    const trial = (await member('POST', '/ipr/activity/preview', { rule: '车门', ...dates, id })).data
    expect(trial).toMatchObject({ count: 2, gained: { count: 2 }, media: [{ count: 2 }], complete: true })
    const started = await track(id, 1)
    expect(started.data).toMatchObject({ tracked: true, ruleVersion: 1, filling: { found: 0 } })
    await fill()
    expect(await get(id)).toMatchObject({ articles: 2, filling: null })
    expect(await listed(id)).toBe(2)
    await track(id, 0)
    await fill()
    expect(await get(id)).toMatchObject({ articles: 2, tracked: false })
    expect(await track(id, 1, reader)).toMatchObject({ http: 403 })
    expect(await track(id, 1, stranger)).toMatchObject({ http: 404 })
  })

  test('leave with a rule that wants them no more, and come back when that is taken back', async () => {
    const { id } = await make()
    const { data } = await track(id, 1)
    await fill()
    const { operation } = await member('PUT', '/ipr/activity/event/edit', { ...data, rule: '再次' })
    await fill()
    expect(await get(id)).toMatchObject({ articles: 1, ruleVersion: 2 })
    await undo(operation)
    await fill()
    expect(await get(id)).toMatchObject({ articles: 2 })
  })

  test('that people put in stay, that they took out stay out, and each act is taken back', async () => {
    const { id } = await make()
    await join(id, ids[2] as number)
    await track(id, 1)
    await fill()
    const taken = await leave(id, ids[0] as number)
    expect(taken.data).toMatchObject({ changed: 1 })
    await track(id, 0)
    await track(id, 1)
    await fill()
    await databases()
      .worker.transaction()
      .execute(tx => joinCampaigns(tx, [{ orgId: 7, setId: id, articleId: ids[0] as number }]))
    expect(await listed(id)).toBe(2)
    await undo(taken.operation)
    expect(await listed(id)).toBe(3)
  })

  test('are none of a campaign in the bin, and one undo brings all of them back', async () => {
    const { id } = await make()
    await join(id, ids[0] as number, ids[2] as number)
    const { operation } = await member('POST', '/ipr/activity/batchdel', { idList: [id] })
    expect(await member('GET', `/ipr/activity/get/${id}`)).toMatchObject({ http: 404 })
    expect(await join(id, ids[1] as number)).toMatchObject({ http: 400, problems: [{ field: 'acts' }] })
    await make()
    expect((await undo(operation)).http).toBe(409)
    const { list } = (await member('GET', '/ipr/activity/queryByOrgId?like=秋季')).data
    await member('POST', '/ipr/activity/batchdel', { idList: [list[0].id] })
    await undo(operation)
    expect(await get(id)).toMatchObject({ articles: 2 })
  })

  test('without a rule nothing is followed', async () => {
    const { id } = await make({ rule: '' })
    expect(await track(id, 1)).toMatchObject({ http: 400, problems: [{ field: 'rule' }] })
  })
})

test('one is made of a monitor with its rule, and of a story with its articles', async () => {
  const { rows } = await sql<{ id: number; story: number; articles: number }>`
    select min(article_id) as id, cluster_id as story, count(*)::int as articles from org_articles where org_id = 7 and cluster_id is not null group by 2 order by 3 desc, 2 limit 1`.execute(
    databases().worker,
  )
  const [story] = rows
  if (!story) throw new Error('there is no story')
  const made = await as('member')('POST', '/ipr/activity/makeOf', { of: 'story', id: story.story })
  expect(made, JSON.stringify(made)).toMatchObject({ http: 200 })
  expect(made.data).toMatchObject({ articles: story.articles, rule: '', state: 'running' })
  expect(Date.parse(made.data.startTime)).toBeLessThanOrEqual(Date.parse(made.data.firstArticleAt))
  expect((await as('member')('POST', '/ipr/activity/makeOf', { of: 'story', id: 987_654_321 })).http).toBe(404)
  expect((await as('reader')('POST', '/ipr/activity/makeOf', { of: 'story', id: story.story })).http).toBe(403)
  expect((await as('orgAdmin', 8)('POST', '/ipr/activity/makeOf', { of: 'story', id: story.story })).http).toBe(404)
  const { rows: monitors } = await sql<{ id: number }>`
    insert into monitors (org_id, name, kind, rule) values (7, '新平台', 'item', '平台') returning id`.execute(
    databases().worker,
  )
  const ofMonitor = await as('member')('POST', '/ipr/activity/makeOf', { of: 'monitor', id: monitors[0]?.id })
  expect(ofMonitor, JSON.stringify(ofMonitor)).toMatchObject({ http: 200 })
  expect(ofMonitor.data).toMatchObject({ name: '新平台', rule: '平台', tracked: false })
})
