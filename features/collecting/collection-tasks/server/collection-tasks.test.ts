import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { claimForTasks, collectionTasksServer } from './index.ts'

const { as, databases, undo } = openFeature(
  [collectionTasksServer],
  ['gather_tasks', 'gather_hours', 'gather_seen', 'gather_windows', 'org_media_groups', 'org_sources', 'sources'],
)
const path = '/inews/gather'
const member = as()
const db = () => databases().worker

beforeEach(async () => {
  await sql`insert into sources (id, kind, url, name, media_type, host, shared) values
    (1, 'feed', 'https://news.alpha.example/rss', '甲报', 1, 'alpha.example', false),
    (2, 'feed', 'https://beta.example/rss', '乙报', 1, 'beta.example', false),
    (3, 'feed', 'https://gamma.example/rss', '丙报', 1, 'gamma.example', true)`.execute(db())
  await sql`insert into org_sources (org_id, source_id, name) values (7, 1, '甲报'), (7, 2, '乙报'), (8, 2, '乙报')`.execute(
    db(),
  )
})

const add = async (draft: object, ask = member) => (await ask('POST', `${path}/add`, { name: '任务', ...draft })).data
const entry = (title: string) => ({ item: title, mark: title, title, body: '' })
/** What each organisation is handed after a visit. */
const visit = async (sourceId: number, ...titles: string[]) =>
  Object.fromEntries(
    await db()
      .transaction()
      .execute(tx => claimForTasks(tx, { sourceId, entries: titles.map(entry), refused: 0, asked: 1, bytes: 100 })),
  )
const figures = async (id: number) => (await member('GET', `${path}/detail/${id}`)).data

test('a task keeps what its words want, for its organisation alone', async () => {
  const { id } = await add({ sources: [2], words: '召回+(汽车|车辆)' })
  expect(await visit(2, '汽车召回公告', '车辆召回', '天气晴')).toEqual({ 7: ['汽车召回公告', '车辆召回'] })
  expect(await figures(id)).toMatchObject({ status: 'c_1', found: 2, fresh: 2, asked: 1, looked: 3, why: null })
})

test('what comes again is handed in again and not counted', async () => {
  const { id } = await add({ sources: [1] })
  await visit(1, '一')
  expect(await visit(1, '一', '二')).toEqual({ 7: ['二', '一'] })
  expect(await figures(id)).toMatchObject({ found: 2, fresh: 2, asked: 2, bytes: 200 })
})

test('the same article of a second source is a double', async () => {
  const { id } = await add({ sources: [1, 2] })
  await visit(1, '一')
  expect(await visit(2, '一')).toEqual({ 7: [] })
  expect(await figures(id)).toMatchObject({ found: 2, fresh: 1, doubles: 1 })
})

test('a budget ends the day', async () => {
  const { id } = await add({ sources: [1], dailyBudget: 2 })
  expect(await visit(1, '一', '二', '三')).toEqual({ 7: ['一', '二'] })
  expect(await visit(1, '三')).toEqual({ 7: [] })
  expect(await figures(id)).toMatchObject({ fresh: 2, freshToday: 2, why: 'budgetSpent' })
})

test.each([
  ['paused', { sources: [1] }, sql`update gather_tasks set collects = false`, 'c_-1'],
  ['over', { sources: [1], untilDay: '2020-01-01' }, sql`select 1`, 'c_2'],
  ['yet to begin', { sources: [1], fromDay: '2099-01-01' }, sql`select 1`, 'c_0'],
  ['a cycle task’s', { sources: [1], cycle: 'scheduled' }, sql`select 1`, 'c_0'],
])('a task that is %s keeps nothing', async (_, draft, change, status) => {
  const { id } = await add(draft)
  await change.execute(db())
  expect(await visit(1, '一')).toEqual({ 7: [] })
  expect(await figures(id)).toMatchObject({ status, fresh: 0 })
})

test('a scheduled task takes while its window is open', async () => {
  const { id } = await add({ sources: [1], cycle: 'scheduled' })
  await sql`insert into gather_windows (org_id, task_id, until) values (7, ${id}, now() + interval '1 minute')`.execute(
    db(),
  )
  expect(await visit(1, '一')).toEqual({ 7: ['一'] })
})

test('two tasks on one source hand in an article once', async () => {
  await add({ sources: [1], words: '甲' })
  await add({ sources: [1], words: '甲|乙', name: '另一个' })
  expect(await visit(1, '甲', '乙')).toEqual({ 7: ['甲', '乙'] })
})

test('a media group stands for its sources by name and by domain, and for those alone that may be seen', async () => {
  await sql`insert into org_media_groups (org_id, id, name, members) values (7, 5, '组', '{丙报,alpha.example}'), (8, 6, '组', '{甲报}')`.execute(
    db(),
  )
  const { id } = await add({ mediaGroups: [5] })
  expect((await figures(id)).sourceList.map(({ name }: { name: string }) => name).sort()).toEqual(['丙报', '甲报'])
  expect((await member('GET', `${path}/orgMediaGroup`)).data.list).toMatchObject([{ id: 5, members: 2, sources: 2 }])
  expect(await visit(1, '一')).toEqual({ 7: ['一'] })
  expect(await visit(2, '一')).toEqual({})
  const { id: blind } = await add({ mediaGroups: [6] }, as('member', 8))
  expect((await as('member', 8)('GET', `${path}/detail/${blind}`)).data).toMatchObject({
    sourceCount: 0,
    why: 'noSource',
  })
})

test('saving asks the sources at once, for everything they list', async () => {
  await sql`update sources set next_at = now() + interval '1 day', etag = 'x' where id = 1`.execute(db())
  await add({ sources: [1] })
  const { rows } = await sql`select etag, next_at <= now() as due from sources where id = 1`.execute(db())
  expect(rows).toEqual([{ etag: null, due: true }])
})

test.each([
  ['no source', {}, 400, 'sources', '请至少选择一个信源或媒体组'],
  ['a source of somebody else', { sources: [1] }, 400, 'sources', '信源不存在或已删除'],
  ['a wrong rule', { sources: [2], words: '(' }, 400, 'words', undefined],
  [
    'an end before the begin',
    { sources: [2], fromDay: '2026-02-02', untilDay: '2026-02-01' },
    400,
    'untilDay',
    '结束日期不能早于开始日期',
  ],
  ['a budget of nothing', { sources: [2], dailyBudget: 0 }, 400, 'dailyBudget', '每日上限为 1 到 100000'],
])('%s is refused by the field', async (_, draft, http, field, msg) => {
  const answer = await as('member', 8)('POST', `${path}/add`, { name: '任务', ...draft })
  expect(answer).toMatchObject({ http, problems: [{ field, ...(msg && { msg }) }] })
})

test('a task is changed, stopped, deleted and comes back with its figures', async () => {
  const task = await add({ sources: [1] })
  await visit(1, '一')
  const changed = await member('PUT', `${path}/update`, { ...task, name: '新名' })
  expect(changed.data).toMatchObject({ name: '新名', version: 2 })
  expect((await member('PUT', `${path}/update`, task)).key).toBe('platform.changedSince')
  expect((await member('POST', `${path}/collect`, { ids: [task.id], collects: false })).data).toEqual({ changed: 1 })
  const { operation } = await member('DELETE', `${path}/delete/${task.id}`)
  expect((await member('POST', `${path}/listV1`, {})).data.total).toBe(0)
  await undo(operation)
  expect((await member('POST', `${path}/listV1`, { status: 'c_-1' })).data.list).toMatchObject([
    { name: '新名', fresh: 1, status: 'c_-1', sourceCount: 1 },
  ])
  expect((await member('POST', `${path}/overview`, {})).data).toMatchObject({ states: { 'c_-1': 1, c_1: 0 }, fresh: 1 })
  const days = (await member('POST', `${path}/trend`, { id: task.id })).data
  expect([days.length, days.at(-1).fresh]).toEqual([30, 1])
  const hours = (await member('POST', `${path}/trend`, { unit: 'hour' })).data
  expect([hours.length, hours.at(-1).fresh]).toEqual([48, 1])
})

test('readers see and change nothing; another organisation sees nothing', async () => {
  const { id } = await add({ sources: [1] })
  expect((await as('reader')('POST', `${path}/list`, {})).data.total).toBe(1)
  expect((await as('reader')('POST', `${path}/add`, { name: '乙', sources: [1] })).http).toBe(403)
  const stranger = as('orgAdmin', 8)
  expect((await stranger('POST', `${path}/list`, {})).data.total).toBe(0)
  expect((await stranger('GET', `${path}/detail/${id}`)).http).toBe(404)
  expect((await stranger('DELETE', `${path}/delete/${id}`)).http).toBe(404)
  expect((await stranger('GET', `${path}/sources`)).data.list.map(({ id }: { id: number }) => id)).toEqual([2, 3])
  expect((await stranger('GET', `${path}/sources?ids=1,3`)).data.list.map(({ id }: { id: number }) => id)).toEqual([3])
  expect((await stranger('GET', `${path}/sources?like=%25`)).data.list).toEqual([])
})
