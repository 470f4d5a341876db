// Files over real HTTP: what a call takes, what it refuses, and that nothing half-received stays.
import { once } from 'node:events'
import { connect } from 'node:net'
import { contract, feature } from '@guanlan/platform/contract'
import { migratedDatabase, serveForTests, type TestDatabase, testFiles } from '@guanlan/platform/testing'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Databases, openDatabases } from '../database.ts'
import { createApp } from '../http/app.ts'
import { serverHalf } from '../server-half.ts'
import { kindOf, safeName } from './kinds.ts'
import { type FileStore, newFileKey } from './store.ts'
import { forgetFiles, requireFile, saveFile } from './stored-file.ts'

const uploads = contract({
  send: {
    method: 'POST',
    path: '/uploads',
    access: 'member',
    permission: 'uploads.send',
    bodyKind: 'multipart',
    files: { kinds: ['xlsx', 'csv'], mostBytes: 100_000, most: 2 },
    summary: '',
    query: z.object({ fail: z.string().optional() }),
    reply: z.array(z.object({ id: z.number(), name: z.string(), size: z.number() })),
  },
  plain: { method: 'POST', path: '/plain', access: 'member', permission: 'uploads.send', summary: '', reply: z.null() },
  look: {
    method: 'GET',
    path: '/uploads/{id}',
    access: 'member',
    permission: 'uploads.send',
    summary: '',
    params: z.object({ id: z.coerce.number() }),
    reply: z.object({ name: z.string() }),
  },
})
const half = serverHalf({
  feature: feature({
    name: 'uploads',
    permissions: { send: { name: ['', '', ''], roles: ['orgAdmin', 'member'] } },
    quotas: {},
    contract: uploads,
  }),
  routes: {
    send: async (scope, { files, query }) => {
      const stored = []
      for (const file of files) stored.push(await saveFile(scope, file, 24))
      if (query.fail) throw new Error('the handler fails')
      return stored
    },
    plain: async () => null,
    look: (scope, { params }) => requireFile(scope, params.id),
  },
})

let database: TestDatabase
let databases: Databases
let app: FastifyInstance
let store: FileStore
let port: number
beforeAll(async () => {
  database = await migratedDatabase()
  databases = openDatabases(database.url, { app: 3, worker: 2 })
  const db = databases.worker
  for (const org of [17, 18]) {
    await db
      .insertInto('organisations')
      .values({ id: org, name: `${org}` })
      .execute()
    for (const [role, id] of [
      ['member', org * 10],
      ['reader', org * 10 + 1],
    ] as const) {
      await db
        .insertInto('users')
        .values({ id, account: `${id}@example.com`, name: `${id}` })
        .execute()
      await db.insertInto('memberships').values({ org_id: org, user_id: id, role }).execute()
    }
  }
  store = await testFiles()
  app = await createApp({ logger: false })
  await serveForTests(app, databases, [half])
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as { port: number }).port
  return async () => {
    await app.close()
    await databases.close()
    await database.drop()
  }
})
const stored = async (org = 17) => (await store.list('uploads', org, { limit: 100 })).map(({ key }) => key)
afterEach(async () => {
  await sql`delete from stored_files`.execute(databases.worker)
  for (const org of [17, 18]) for (const key of await stored(org)) await store.delete(key)
})

const headers = (user: number, org: number) => ({
  authorization: `Bearer ${user}`,
  orgid: String(org),
  'accept-language': 'en',
})
async function send(
  files: readonly (readonly [name: string, content: string | Buffer])[],
  url = '/uploads',
  user = 170,
  org = 17,
) {
  const body = new FormData()
  for (const [name, content] of files) body.append('file', new Blob([new Uint8Array(Buffer.from(content))]), name)
  const reply = await fetch(`http://127.0.0.1:${port}${url}`, { method: 'POST', headers: headers(user, org), body })
  return { http: reply.status, ...((await reply.json()) as { data: { id: number }[]; problems: object[] }) }
}

test('files arrive, each under a clean name, and belong to their sender', async () => {
  const answer = await send([
    ['../../名单\u202e.csv', 'a,b\n1,2'],
    ['x.xlsx', Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(50_000, 1)])],
  ])
  expect(answer).toMatchObject({
    http: 200,
    data: [
      { name: '名单.csv', size: 7 },
      { name: 'x.xlsx', size: 50_004 },
    ],
  })
  expect(await stored()).toHaveLength(2)
  const id = answer.data[0]?.id
  const look = async (user: number, org: number) =>
    (await app.inject({ url: `/uploads/${id}`, headers: headers(user, org) })).statusCode
  expect(await look(170, 17)).toBe(200)
  expect(await look(180, 18)).toBe(404)
})

describe('refused, and nothing stays:', () => {
  test.each<[string, Parameters<typeof send>[0], number, string, RegExp]>([
    ['too large', [['a.csv', 'a'.repeat(100_001)]], 413, 'file.0', /"a.csv" is too large: the limit is 100 KB/],
    [
      'the second too large',
      [
        ['a.csv', 'a'],
        ['b.csv', 'b'.repeat(300_000)],
      ],
      413,
      'file.1',
      /"b.csv" is too large/,
    ],
    [
      'too many',
      [
        ['a.csv', 'a'],
        ['b.csv', 'b'],
        ['c.csv', 'c'],
      ],
      413,
      'file',
      /At most 2 files/,
    ],
    ['another kind', [['a.png', Buffer.from('89504e470d0a1a0a', 'hex')]], 415, 'file.0', /is not xlsx、csv/],
    ['a packed file called a text', [['a.csv', Buffer.from('504b0304', 'hex')]], 415, 'file.0', /is not/],
    ['a text called a workbook', [['a.xlsx', 'a,b']], 415, 'file.0', /is not/],
    ['no file', [], 400, 'file', /Choose a file/],
  ])('%s', async (_, files, http, field, msg) => {
    expect(await send(files)).toMatchObject({ http, problems: [{ field, msg: expect.stringMatching(msg) }] })
    expect(await stored()).toEqual([])
  })

  test('a handler that fails', async () => {
    expect((await send([['a.csv', 'a']], '/uploads?fail=1')).http).toBe(500)
    expect(await stored()).toEqual([])
  })
  test('somebody who may not, before a byte is stored', async () => {
    expect((await send([['a.csv', 'a']], '/uploads', 171)).http).toBe(403)
    expect(await stored()).toEqual([])
  })
  test('files where a call takes none', async () => {
    expect((await send([['a.csv', 'a']], '/plain')).http).toBe(415)
  })
  test('an upload that stops half-way', async () => {
    const { put } = store
    let ended: Promise<string> | undefined
    const started = new Promise<void>(resolve => {
      store.put = (...of) => {
        const putting = put(...of)
        ended = putting.then(
          () => 'kept',
          () => 'dropped',
        )
        resolve()
        return putting
      }
    })
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    const lines = Object.entries(headers(170, 17)).map(([name, value]) => `${name}: ${value}`)
    socket.write(
      [
        'POST /uploads HTTP/1.1',
        'host: x',
        ...lines,
        'content-type: multipart/form-data; boundary=b',
        'content-length: 90000',
        '',
        `--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${'a'.repeat(20_000)}`,
      ].join('\r\n'),
    )
    await started
    socket.destroy()
    expect(await ended).toBe('dropped')
    store.put = put
    expect(await stored()).toEqual([])
  })
})

test('what has expired goes, and after a day what nobody knows of', async () => {
  const [kept] = (await send([['a.csv', 'a']])).data
  const orphan = newFileKey('uploads', 18)
  await store.put(
    orphan,
    (async function* () {
      yield Buffer.from('x')
    })(),
    10,
  )
  await forgetFiles(databases.worker, store)
  expect([await stored(), await stored(18)].map(keys => keys.length)).toEqual([1, 1])
  const days = (n: number) => new Date(Date.now() + n * 86_400_000)
  await sql`update stored_files set expires_at = ${days(9)} where id = ${kept?.id}`.execute(databases.worker)
  await forgetFiles(databases.worker, store, days(2))
  expect([await stored(), await stored(18)].map(keys => keys.length)).toEqual([1, 0])
  await forgetFiles(databases.worker, store, days(10))
  expect(await stored()).toEqual([])
})

test.each([
  ['C:\\temp\\名单.xlsx', '名单.xlsx'],
  ['../../etc/passwd', 'passwd'],
  ['...hidden.csv', 'hidden.csv'],
  ['a\u0000b\r\n.csv', 'ab.csv'],
  ['gnp\u202etxt.csv', 'gnptxt.csv'],
  [`${'长'.repeat(300)}.xlsx`, `${'长'.repeat(115)}.xlsx`],
  ['', 'file'],
])('the name %j is kept as %j', (name, expected) => expect(safeName(name)).toBe(expected))

test.each([
  ['a.JPG', 'ffd8ffe0', 'jpg'],
  ['a.png', 'ffd8ffe0', null],
  ['a.webp', '524946460000000057454250', 'webp'],
  ['a.txt', 'c3fbb3c6', 'csv'],
  ['a.csv', 'fffe61000000', 'csv'],
  ['a.csv', '6100', null],
  ['csv', '61', null],
] as const)('%s that begins with %s is %s', (name, hex, expected) =>
  expect(kindOf(name, Buffer.from(hex, 'hex'), ['jpg', 'png', 'webp', 'csv'])).toBe(expected),
)
