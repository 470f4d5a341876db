import { filling, monitorServer, openMonitorSaves } from '@guanlan/features/monitors/monitors/server'
import { finishTasks, openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import { backfillOrdersServer, backtracking } from './index.ts'

const noListener = { on: () => () => {}, onReconnect: () => {}, listening: async () => {}, close: async () => {} }
const { as, databases, undo } = openFeature(
  [backfillOrdersServer, monitorServer(openMonitorSaves(noListener))],
  [
    'backtrackings',
    'hits',
    'org_articles',
    'tasks',
    'monitor_versions',
    'rule_changes',
    'monitors',
    'article_grams',
    'articles',
  ],
)
const path = '/inews/backtracking'
const member = as()
const period = { startTime: '2026-08-01T00:00:00Z', endTime: '2026-10-01T00:00:00Z' }

const store = (title: string, publishedAt: string) =>
  databases()
    .worker.transaction()
    .execute(tx => storeArticles(tx, [newArticle({ title, publishedAt: new Date(publishedAt) })], new Map()))
const addMonitor = async (name: string, more: object = {}): Promise<number> =>
  (await member('POST', '/inews/monitor', { kind: 'item', name, rule: '灯塔', ...more })).data.id
const work = () => finishTasks(databases(), [filling(), backtracking()])
const titlesOf = async (monitor: number) => {
  const { rows } = await sql<{ title: string }>`
    select a.title from hits h join articles a on a.id = h.article_id where h.org_id = 7 and h.monitor_id = ${monitor} order by a.title`.execute(
    databases().worker,
  )
  return rows.map(row => row.title)
}
/** What a monitor lost of what it had: as if it had been closed when these came. */
const forget = (monitor: number) => sql`delete from hits where monitor_id = ${monitor}`.execute(databases().worker)
const estimate = async (body: object) => {
  const sum = { found: 0, missing: 0 }
  let cursor: string | null = null
  do {
    const { data } = await member('POST', `${path}/estimate`, { ...body, cursor })
    sum.found += data.found
    sum.missing += data.missing
    cursor = data.next
  } while (cursor !== null)
  return sum
}

beforeEach(async () => {
  await store('灯塔甲', '2026-08-10T08:00:00Z')
  await store('灯塔乙', '2026-09-30T23:59:59Z')
  await store('灯塔丙', '2026-10-01T00:00:00Z')
  await store('别的', '2026-09-01T08:00:00Z')
})

test('an order adds what is missing in its period, as was expected, and is taken back as one', async () => {
  const first = await addMonitor('第一个')
  const second = await addMonitor('第二个')
  await work()
  await forget(first)
  expect(await estimate({ monitorIds: [first, second], ...period })).toEqual({ found: 4, missing: 2 })
  const { data, operation } = await member('POST', path, { monitorIds: [first, second], ...period })
  expect(data).toMatchObject({ state: 'waiting', operation: null })
  await work()
  expect(await titlesOf(first)).toEqual(['灯塔乙', '灯塔甲'])
  const done = (await member('GET', `${path}/${data.id}`)).data
  expect(done).toMatchObject({ state: 'done', found: 4, added: 2, operation, undone: false })
  expect(done.monitors.map(({ name, added }: { name: string; added: number }) => [name, added])).toEqual([
    ['第一个', 2],
    ['第二个', 0],
  ])
  expect((await undo(operation)).http).toBe(200)
  expect(await titlesOf(first)).toEqual([])
  expect(await titlesOf(second)).toHaveLength(3)
  expect((await member('GET', `${path}/${data.id}`)).data).toMatchObject({ operation: null, undone: true })
})

test('what somebody took out stays out, and what somebody touched since stays when the order is taken back', async () => {
  const monitor = await addMonitor('第一个')
  await work()
  await sql`delete from hits where monitor_id = ${monitor} and published_at < '2026-09-01'`.execute(databases().worker)
  await sql`update hits set taken_by = 1, removed_at = now() where monitor_id = ${monitor} and published_at < '2026-10-01'`.execute(
    databases().worker,
  )
  expect(await estimate({ monitorIds: [monitor], ...period })).toEqual({ found: 2, missing: 1 })
  const { operation } = await member('POST', path, { monitorIds: [monitor], ...period })
  await work()
  const { rows } = await sql`select 1 from hits where monitor_id = ${monitor} and taken_by = 1`.execute(
    databases().worker,
  )
  expect(rows).toHaveLength(1)
  await sql`update hits set put_by = 1 where monitor_id = ${monitor} and taken_by is null`.execute(databases().worker)
  await undo(operation)
  expect(await titlesOf(monitor)).toHaveLength(3)
})

test('a closed monitor is filled, and a folder means the monitors in it', async () => {
  const folder = (await member('POST', '/inews/monitor', { kind: 'folder', name: '文件夹' })).data.id
  const monitor = await addMonitor('关着的', { fatherId: folder, isOpen: false })
  await work()
  await forget(monitor)
  await member('POST', path, { monitorIds: [folder], ...period })
  await work()
  expect(await titlesOf(monitor)).toEqual(['灯塔乙', '灯塔甲'])
})

test('an order that is stopped says so; one that has ended cannot be', async () => {
  const monitor = await addMonitor('第一个')
  const { id } = (await member('POST', path, { monitorIds: [monitor], ...period })).data
  expect((await member('POST', `${path}/${id}/cancel`)).http).toBe(200)
  expect((await member('GET', `${path}?state=cancelled`)).data.list.map((each: { id: number }) => each.id)).toEqual([
    id,
  ])
  expect(await member('POST', `${path}/${id}/cancel`)).toMatchObject({ http: 409, key: 'backfillOrders.notRunning' })
})

test('orders are listed newest first, page after page', async () => {
  const monitor = await addMonitor('第一个')
  const ids: number[] = []
  for (let n = 0; n < 3; n++) ids.unshift((await member('POST', path, { monitorIds: [monitor], ...period })).data.id)
  const first = (await member('GET', `${path}?pageSize=2`)).data
  expect(first.total).toBe(3)
  const second = (await member('GET', `${path}?pageSize=2&after=${encodeURIComponent(first.next)}`)).data
  expect([...first.list, ...second.list].map(({ id }: { id: number }) => id)).toEqual(ids)
  expect(second.next).toBeNull()
})

test.each([
  ['nothing chosen', { monitorIds: [] }, 'monitorIds'],
  ['91 days', { startTime: '2026-07-01T00:00:00Z', endTime: '2026-09-30T00:00:01Z' }, 'endTime'],
  ['an end before the start', { startTime: '2026-10-02T00:00:00Z' }, 'startTime'],
  ['a monitor that is not there', { monitorIds: [999_999] }, 'monitorIds'],
])('%s is refused by the field', async (_, wrong, field) => {
  const monitor = await addMonitor('第一个')
  for (const call of [path, `${path}/estimate`]) {
    const reply = await member('POST', call, { monitorIds: [monitor], ...period, ...wrong })
    expect(reply.problems).toEqual([expect.objectContaining({ field })])
  }
})

test('readers look and order nothing; another organisation finds neither monitors nor orders', async () => {
  const monitor = await addMonitor('第一个')
  const { id } = (await member('POST', path, { monitorIds: [monitor], ...period })).data
  expect((await as('reader')('GET', `${path}/${id}`)).http).toBe(200)
  expect((await as('reader')('POST', path, { monitorIds: [monitor], ...period })).http).toBe(403)
  const other = as('orgAdmin', 8)
  expect((await other('GET', `${path}/${id}`)).http).toBe(404)
  expect((await other('POST', `${path}/${id}/cancel`)).http).toBe(404)
  expect((await other('POST', path, { monitorIds: [monitor], ...period })).http).toBe(404)
  expect((await other('GET', path)).data.list).toEqual([])
})
