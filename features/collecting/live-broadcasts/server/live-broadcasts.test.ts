import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { liveBroadcastsServer } from './index.ts'
import { probeBroadcasts } from './probe.ts'

const { as, databases, undo } = openFeature(
  [liveBroadcastsServer],
  ['live_monitors', 'live_states', 'live_points', 'live_comments'],
)
const path = '/inews/liveMonitor/liveMonitor'
const member = as()
const draft = { name: '新品发布会', url: 'https://live.example.com/1', platform: '视频号' }
const add = async (more: object = {}) => (await member('POST', `${path}/add`, { ...draft, ...more })).data
const list = async (body: object = {}) => (await member('POST', `${path}/list`, body)).data

let playlist = '#EXTM3U\n1.ts\n'
let requested = 0
const server = createServer(({ url }, reply) => {
  if (url === '/robots.txt') return void reply.writeHead(404).end()
  requested++
  reply.end(playlist)
})
let site = ''
beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}/live.m3u8`
})
afterAll(() => void server.close())

test('one is added, changed, found and removed, and comes back with what was said', async () => {
  const made = await add({ startTime: '2026-11-22T20:00:00+08:00' })
  expect(made).toMatchObject({ ...draft, startTime: '2026-11-22T12:00:00.000Z', status: null, version: 1 })
  await member('POST', `/ua/upload/live/${made.id}`, { viewers: 10 })
  const { id } = made
  expect((await member('PUT', `${path}/update`, { ...draft, name: '发布会', id, version: 1 })).data).toMatchObject({
    name: '发布会',
    version: 2,
  })
  expect((await member('PUT', `${path}/update`, { ...draft, id, version: 1 })).http).toBe(409)
  expect(await list({ titleLike: '视频号' })).toMatchObject({ total: 1, list: [{ name: '发布会' }] })
  const { data, operation } = await member('DELETE', `${path}/delete?id=${id}`, {})
  expect(data).toEqual({ changed: 1 })
  expect((await list()).total).toBe(0)
  expect((await undo(operation)).http).toBe(200)
  expect((await member('POST', `${path}/course`, { id })).data.points).toMatchObject([{ viewers: 10 }])
})

test.each([
  ['no address', { url: 'ftp://a.cn' }, 'url'],
  ['an end before the start', { startTime: '2026-11-22T12:00:00Z', endTime: '2026-11-22T11:00:00Z' }, 'endTime'],
  ['no name', { name: ' ' }, 'name'],
])('%s is refused by the field', async (_, more, field) => {
  expect(await member('POST', `${path}/add`, { ...draft, ...more })).toMatchObject({ http: 400, problems: [{ field }] })
})

test('an address is watched once by an organisation', async () => {
  await add()
  expect(await member('POST', `${path}/add`, draft)).toMatchObject({ http: 409, problems: [{ field: 'url' }] })
  expect((await as('orgAdmin', 8)('POST', `${path}/add`, draft)).http).toBe(200)
})

test('pages say what is on; an address is asked once for all who watch it', async () => {
  const { id } = await add({ url: site })
  await as('orgAdmin', 8)('POST', `${path}/add`, { ...draft, url: site })
  await sql`insert into source_hosts (host, pause_seconds) values (${new URL(site).host}, 0)`.execute(
    databases().worker,
  )
  requested = 0
  const probe = () => probeBroadcasts(databases().worker, { trustedHosts: new Set([new URL(site).host]) })
  expect(await probe()).toBe(2)
  expect(requested).toBe(1)
  expect((await member('GET', `${path}/getById?id=${id}`)).data).toMatchObject({ status: 's_1', problem: null })
  expect(await probe()).toBe(0)
  playlist = '#EXTM3U\n1.ts\n#EXT-X-ENDLIST'
  await databases()
    .worker.updateTable('live_states')
    .set({ probed_at: new Date(Date.now() - 120_000) })
    .execute()
  await probe()
  expect((await list({ status: 's_2' })).total).toBe(1)
  expect((await list({ status: 's_1' })).total).toBe(0)
})

test('an address of our own network is not asked', async () => {
  const { id } = await add({ url: site })
  requested = 0
  await probeBroadcasts(databases().worker)
  expect(requested).toBe(0)
  expect((await member('GET', `${path}/getById?id=${id}`)).data).toMatchObject({
    status: 's_0',
    problem: expect.stringContaining('内网地址'),
  })
})

test('viewers and comments make a course; what is sent twice counts once', async () => {
  const { id } = await add()
  const push = (body: object) => member('POST', `/ua/upload/live/${id}`, body)
  const at = '2026-11-22T12:00:10Z'
  await push({ at, viewers: 1_000, likes: 5 })
  await push({ at: '2026-11-22T12:01:00Z', viewers: 2_000 })
  const comments = [
    { author: '甲', text: '车机又卡死了，太差劲了，退钱', at },
    { author: '乙', text: '很喜欢这台车，非常满意', at },
  ]
  expect((await push({ comments })).data).toEqual({ kept: 2 })
  expect((await push({ comments })).data).toEqual({ kept: 0 })
  const { data } = await member('POST', `${path}/course`, { id })
  expect(data.points).toEqual([
    { at: '2026-11-22T12:00:00.000Z', viewers: 1_000, likes: 5, comments: 2 },
    { at: '2026-11-22T12:01:00.000Z', viewers: 2_000, likes: null, comments: 0 },
  ])
  expect(data.sentiments).toMatchObject({ negative: 1, positive: 1 })
  expect(data.comments).toHaveLength(2)
  expect(data.words.length).toBeGreaterThan(0)
})

test('readers see and change nothing; another organisation sees nothing', async () => {
  const { id } = await add()
  expect((await as('reader')('POST', `${path}/list`, {})).data.total).toBe(1)
  expect((await as('reader')('POST', `${path}/add`, draft)).http).toBe(403)
  const other = as('orgAdmin', 8)
  expect((await other('POST', `${path}/list`, {})).data.total).toBe(0)
  expect((await other('GET', `${path}/getById?id=${id}`)).http).toBe(404)
  expect((await other('POST', `/ua/upload/live/${id}`, { viewers: 1 })).http).toBe(404)
  expect((await other('DELETE', `${path}/delete?id=${id}`, {})).data).toEqual({ changed: 0 })
})
