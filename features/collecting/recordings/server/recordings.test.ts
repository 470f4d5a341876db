import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FileStore } from '@guanlan/platform/server'
import { openFeature, testFiles } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { purgeRecordings } from './forget.ts'
import { recordingsServer } from './index.ts'
import { broadcastAt } from './plan.ts'
import { recordBroadcasts } from './record.ts'
import { piecesOf } from './recordings.ts'

const { as, databases, undo } = openFeature(
  [recordingsServer(async () => new Map())],
  ['broadcast_recordings', 'broadcast_tasks'],
)
const path = '/inews/broadcastTask'
const member = as()
const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 12, minute))
const draft = { station: '北汀交通广播', startTime: at(0).toISOString(), endTime: at(60).toISOString() }

/** What a station sends: `answers` by path. */
let answers: Record<string, string | null> = {}
const requested: string[] = []
const server = createServer((request, reply) => {
  const address = request.url ?? ''
  requested.push(address)
  const answer = answers[address]
  reply.statusCode = answer === undefined || answer === null ? 404 : 200
  reply.end(answer ?? '')
})
let site = ''
let files: FileStore
beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  files = await testFiles()
})
afterAll(() => void server.close())
beforeEach(() => {
  answers = {}
  requested.length = 0
})

const playlist = (first: number, count: number, more = '') =>
  `#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXT-X-MEDIA-SEQUENCE:${first}\n${Array.from({ length: count }, (_, n) => `#EXTINF:4,\n${first + n}.ts\n`).join('')}${more}`
/** Pieces of which the playlist names `count` from `first` on. */
const send = (first: number, count: number, more = '') => {
  answers['/live.m3u8'] = playlist(first, count, more)
  for (let n = first; n < first + count; n++) answers[`/${n}.ts`] = answers[`/${n}.ts`] === null ? null : `piece ${n};`
}
const add = async (more: object = {}) =>
  (await member('POST', `${path}/add`, { ...draft, url: `${site}/live.m3u8`, ...more })).data
const record = (now: Date, trusted = true) =>
  recordBroadcasts({
    db: databases().worker,
    files,
    now,
    ...(trusted && { trustedHosts: new Set([new URL(site).host]) }),
  })
const recordings = async (id: number) => (await member('GET', `${path}/${id}/recordings`)).data.list
async function fileOf(id: number): Promise<string> {
  const { parts } = await piecesOf({ orgId: 7, db: databases().worker } as never, id)
  const texts = await Promise.all(
    parts.map(async ({ key }) => {
      const found = await files.get(key)
      return found ? Buffer.concat(await found.stream.toArray()).toString() : ''
    }),
  )
  return texts.join('')
}

test('a live stream is recorded piece by piece, each once, until its time is over', async () => {
  const { id } = await add()
  send(7, 2)
  await record(at(-1))
  expect(requested).toEqual([])
  await record(at(1))
  expect((await member('GET', `${path}/${id}`)).data).toMatchObject({
    collectionFlag: 'c_1',
    airingFlag: 's_1',
    recognitionFlag: 'v_0',
  })
  send(8, 3)
  await record(at(2))
  expect(requested.filter(address => address === '/8.ts')).toHaveLength(1)
  const [recording] = await recordings(id)
  expect(recording).toMatchObject({ seconds: 16, bytes: 33, gaps: 0, type: 'video/mp2t', problem: null })
  expect(await fileOf(recording.id)).toBe('piece 7;piece 8;piece 9;piece 10;')
  await record(at(61))
  expect((await member('POST', `${path}/list`, {})).data.list).toMatchObject([
    { collectionFlag: 'c_2', airingFlag: 's_2' },
  ])
  expect(await record(at(62))).toBe(false)
})

test('what is gone before it was asked for, and what cannot be had, is counted as missing', async () => {
  const { id } = await add()
  send(1, 2)
  await record(at(1))
  answers['/6.ts'] = null
  send(5, 3)
  await record(at(2))
  const [recording] = await recordings(id)
  // 3 and 4 were never seen, 6 was refused.
  expect(recording).toMatchObject({ gaps: 2, missingSeconds: 12, seconds: 16 })
  expect(await fileOf(recording.id)).toBe('piece 1;piece 2;piece 5;piece 7;')
})

test('a stream that begins anew is recorded on', async () => {
  const { id } = await add()
  send(100, 2)
  await record(at(1))
  send(0, 2)
  await record(at(2))
  send(1, 2)
  await record(at(3))
  const [recording] = await recordings(id)
  expect(await fileOf(recording.id)).toBe('piece 100;piece 101;piece 0;piece 1;piece 2;')
})

test('one that has ended is done, and so is one of fragments of MP4 with its head', async () => {
  const { id } = await add()
  send(0, 1, '#EXT-X-ENDLIST\n')
  answers['/live.m3u8'] = `#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nlow.m3u8\n`
  answers['/low.m3u8'] = playlist(0, 1, '#EXT-X-ENDLIST\n').replace('#EXT-X-T', '#EXT-X-MAP:URI="head.mp4"\n#EXT-X-T')
  answers['/head.mp4'] = 'head;'
  await record(at(1))
  const [recording] = await recordings(id)
  expect(recording).toMatchObject({ collectionFlag: 'c_2', airingFlag: 's_2', type: 'video/mp4' })
  expect(await fileOf(recording.id)).toBe('head;piece 0;')
})

test.each([
  ['encrypted', '#EXTM3U\n#EXT-X-KEY:METHOD=AES-128,URI="k"\n#EXTINF:4\n1.ts', 'encrypted'],
  ['a page', '<html>', '收到的内容不是 HLS 播放列表'],
])('%s: nothing is recorded, and it says why', async (_, text, problem) => {
  const { id } = await add()
  answers['/live.m3u8'] = text
  await record(at(1))
  expect(await recordings(id)).toMatchObject([{ bytes: 0, collectionFlag: 'c_0', problem }])
})

test('pieces of our own network are not asked for', async () => {
  const { id } = await add()
  send(0, 1)
  await record(at(1), false)
  expect(requested).toEqual([])
  expect(await recordings(id)).toMatchObject([{ bytes: 0, problem: expect.stringContaining('内网地址') }])
})

test('switched off it does not record; what was removed comes back with its recordings', async () => {
  const made = await add({ collects: false })
  send(0, 1)
  expect(made.collectionFlag).toBe('c_-1')
  expect(await record(at(1))).toBe(false)
  const { id } = await add()
  await record(at(1))
  const { operation } = await member('DELETE', `${path}/delete`, { ids: [id] })
  await undo(operation)
  expect(await recordings(id)).toMatchObject([{ bytes: 8 }])
})

test('two processes record a broadcast once', async () => {
  const { id } = await add()
  send(0, 3)
  await Promise.all([record(at(1)), record(at(1))])
  const [recording] = await recordings(id)
  expect(await fileOf(recording.id)).toBe('piece 0;piece 1;piece 2;')
})

test('a recording goes when its days are over, and its files with it', async () => {
  const { id } = await add({ keepDays: 1 })
  send(0, 1)
  await record(at(1))
  const [recording] = await recordings(id)
  const { parts } = await piecesOf({ orgId: 7, db: databases().worker } as never, recording.id)
  const key = parts[0]?.key
  await purgeRecordings(databases().worker, files, new Date(at(60).getTime() + 86_000_000))
  expect(await recordings(id)).toHaveLength(1)
  await purgeRecordings(databases().worker, files, new Date(Date.now() + 40 * 86_400_000))
  expect(await recordings(id)).toEqual([])
  expect(key && (await files.size(key))).toBeNull()
})

test.each([
  ['once, before', 'once', -1, null],
  ['once, within', 'once', 30, 0],
  ['once, after', 'once', 60, null],
  ['daily, the next day', 'daily', 24 * 60 + 5, 24 * 60],
  ['daily, between', 'daily', 90, null],
  ['weekly, the next day', 'weekly', 24 * 60 + 5, null],
  ['weekly, two weeks later', 'weekly', 14 * 24 * 60, 14 * 24 * 60],
] as const)('%s', (_, repeats, now, starts) =>
  expect(broadcastAt({ ...draft, repeats }, at(now))?.startsAt ?? null).toEqual(starts === null ? null : at(starts)),
)

test.each([
  ['an end before the start', { endTime: at(-1).toISOString() }, 'endTime'],
  ['more than 12 hours', { endTime: at(721).toISOString() }, 'endTime'],
  ['no address', { url: 'rtmp://a.cn' }, 'url'],
  ['no days', { keepDays: 0 }, 'keepDays'],
])('%s is refused by the field', async (_, more, field) => {
  const url = 'https://a.cn/1.m3u8'
  expect(await member('POST', `${path}/add`, { ...draft, url, ...more })).toMatchObject({
    http: 400,
    problems: [{ field }],
  })
})

test('readers change nothing; another organisation sees nothing', async () => {
  const { id } = await add()
  send(0, 1)
  await record(at(1))
  const [recording] = await recordings(id)
  expect((await as('reader')('DELETE', `${path}/delete`, { ids: [id] })).http).toBe(403)
  const stranger = as('orgAdmin', 8)
  expect((await stranger('POST', `${path}/list`, {})).data.total).toBe(0)
  expect((await stranger('GET', `${path}/${id}`)).http).toBe(404)
  expect((await stranger('GET', `${path}/${id}/recordings`)).data.list).toEqual([])
  expect((await stranger('GET', `${path}/recording/${recording.id}/file`)).http).toBe(404)
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from broadcast_recordings`.execute(
    databases().worker,
  )
  expect(rows[0]?.n).toBe(1)
})
