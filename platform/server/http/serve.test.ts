// Permissions, quotas, history, undo and links as a caller meets them, on a real database.
import { migratedDatabase, serveForTests } from '@guanlan/platform/testing'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Databases, openDatabases } from '../database.ts'
import { faultsOf, serverHalf } from '../server-half.ts'
import { contactServer, contactsFeature, outside, table } from '../testing/contacts.ts'
import { operationHalf } from '../testing/operations.ts'
import { createApp } from './app.ts'

let databases: Databases
let app: FastifyInstance
let origin: string
let owner: pg.Client
beforeAll(async () => {
  const database = await migratedDatabase()
  owner = new pg.Client({ connectionString: database.url })
  await owner.connect()
  await owner.query(table)
  databases = openDatabases(database.url, { app: 4, worker: 2 })
  const db = databases.worker
  await db
    .insertInto('organisations')
    .values([7, 8].map(id => ({ id, name: `机构 ${id}` })))
    .execute()
  for (const [id, org_id, role] of [
    [1, 7, 'orgAdmin'],
    [2, 7, 'member'],
    [3, 7, 'reader'],
    [4, 8, 'orgAdmin'],
  ] as const) {
    await db
      .insertInto('users')
      .values({ id, account: `${id}@example.com`, name: `成员 ${id}` })
      .execute()
    await db.insertInto('memberships').values({ org_id, user_id: id, role }).execute()
  }
  app = await createApp({ logger: false })
  await serveForTests(app, databases, [contactServer, operationHalf])
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return async () => {
    await app.close()
    await owner.end()
    await databases.close()
    await database.drop()
  }
})
beforeEach(async () => {
  for (const name of [
    'contacts',
    'org_limits',
    'quota_uses',
    'member_roles',
    'roles',
    'operations',
    'operation_rows',
    'links',
  ])
    await sql`delete from ${sql.table(name)}`.execute(databases.worker)
  outside.answer = async () => {}
})

type Method = 'GET' | 'POST' | 'PUT'
// biome-ignore lint/suspicious/noExplicitAny: tests look into replies of every shape
type Answer = { http: number } & Record<string, any>
const as =
  (user: number, org = 7) =>
  async (method: Method, url: string, payload?: object): Promise<Answer> => {
    const headers = { authorization: `Bearer ${user}`, orgid: String(org) }
    const reply = await app.inject({ method, url, headers, ...(payload && { payload }) })
    return { http: reply.statusCode, ...reply.json() }
  }
const [admin, member, reader, stranger] = [as(1), as(2), as(3), as(4, 8)]
const limit = (quota: string, most: number) =>
  databases.worker.insertInto('org_limits').values({ org_id: 7, quota, most }).execute()
const rows = async () => (await sql`select * from contacts order by id`.execute(databases.worker)).rows
const operations = () => databases.worker.selectFrom('operations').selectAll().orderBy('id').execute()
const undo = (ask: ReturnType<typeof as>, operation: number) => ask('POST', `/inews/operation/${operation}/undo`)

describe('a permission', () => {
  test('comes with a built-in role', async () => {
    expect((await member('POST', '/contacts', { name: '甲' })).http).toBe(200)
    expect(await reader('POST', '/contacts', { name: '乙' })).toMatchObject({ http: 403, key: 'platform.forbidden' })
    expect((await reader('GET', '/contacts')).data).toHaveLength(1)
  })

  test('is refused before the input is looked at, and to strangers whatever they send', async () => {
    expect((await reader('POST', '/contacts', { nonsense: 1 })).key).toBe('platform.forbidden')
    expect((await as(4, 7)('GET', '/contacts')).key).toBe('platform.organisationForbidden')
  })

  test('of a role of the organisation holds from the next call on, and so does its loss', async () => {
    const db = databases.worker
    await db
      .insertInto('roles')
      .values({ org_id: 7, id: 5, name: '编辑', based_on: 'reader', granted: ['contacts.edit'] })
      .execute()
    await db.insertInto('member_roles').values({ org_id: 7, user_id: 3, role_id: 5 }).execute()
    expect((await reader('POST', '/contacts', { name: '甲' })).http).toBe(200)
    await db
      .updateTable('roles')
      .set({ granted: [], withheld: ['contacts.view'] })
      .where('id', '=', 5)
      .execute()
    expect((await reader('POST', '/contacts', { name: '乙' })).http).toBe(403)
    expect((await reader('GET', '/contacts')).http).toBe(403)
    await db.deleteFrom('memberships').where('user_id', '=', 3).where('org_id', '=', 7).execute()
    expect((await reader('GET', '/contacts')).key).toBe('platform.organisationForbidden')
    await db.insertInto('memberships').values({ org_id: 7, user_id: 3, role: 'reader' }).execute()
  })
})

describe('a quota', () => {
  test('lets through exactly as many of fifty at once as there is room for', async () => {
    await limit('addressBookCount', 3)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => member('POST', '/contacts', { name: `n${n}` })),
    )
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(3)
    const refused = answers.find(({ http }) => http !== 200)
    expect(refused).toMatchObject({
      http: 403,
      code: 1007,
      key: 'platform.overQuota',
      msg: '“联系人”的额度为 3，已用完',
    })
    expect(await rows()).toHaveLength(3)
  })

  test('is shown with what is used of it', async () => {
    await limit('addressBookCount', 5)
    await limit('lettersADay', 2)
    const { data } = await member('POST', '/contacts', { name: '甲' })
    await member('POST', `/contacts/${data.id}/write`, { text: '' })
    const { data: gauges } = await member('GET', '/contacts/gauges')
    expect(gauges).toEqual([
      { quota: 'addressBookCount', title: '联系人', kind: 'standing', used: 1, limit: 5 },
      { quota: 'eachImport', title: '一次导入', kind: 'value', used: null, limit: null },
      { quota: 'lettersADay', title: '每日信件', kind: 'daily', used: 1, limit: 2 },
    ])
  })

  test('of another organisation is none of ours', async () => {
    await limit('addressBookCount', 0)
    expect((await stranger('POST', '/contacts', { name: '甲' })).http).toBe(200)
  })

  test('counts what an act adds, and leaves nothing of one that was too much', async () => {
    await limit('addressBookCount', 5)
    expect((await member('POST', '/contacts/many', { count: 6 })).http).toBe(403)
    expect(await rows()).toHaveLength(0)
    expect(await operations()).toEqual([])
    expect((await member('POST', '/contacts/many', { count: 5 })).http).toBe(200)
  })

  test('of a number in the call is asked before the work', async () => {
    await limit('eachImport', 10)
    expect((await member('POST', '/contacts/many', { count: 11 })).key).toBe('platform.overQuota')
    expect((await member('POST', '/contacts/many', { count: 10 })).http).toBe(200)
  })

  test('of a day is spent once by a call that waits for the outside world', async () => {
    const { data } = await member('POST', '/contacts', { name: '甲' })
    await limit('lettersADay', 2)
    const write = () => member('POST', `/contacts/${data.id}/write`, { text: '您好' })
    expect([(await write()).http, (await write()).http, (await write()).http]).toEqual([200, 200, 403])
    const { rows: uses } = await sql`select used from quota_uses`.execute(databases.worker)
    expect(uses).toEqual([{ used: 2 }])
  })

  test('is met by a removal that is taken back, too', async () => {
    await limit('addressBookCount', 1)
    const { data } = await member('POST', '/contacts', { name: '甲' })
    const { operation } = await member('POST', '/contacts/remove', { ids: [data.id] })
    expect((await member('POST', '/contacts', { name: '乙' })).http).toBe(200)
    expect((await undo(member, operation)).key).toBe('platform.overQuota')
    expect(await rows()).toMatchObject([{ name: '乙' }])
  })
})

describe('history', () => {
  test('keeps who did what to what, row by row, without secrets', async () => {
    const { data, operation } = await member('POST', '/contacts', { name: '甲', mail: 'a@example.com' })
    await member('PUT', `/contacts/${data.id}`, { name: '乙', mail: 'a@example.com', version: 1 })
    expect(await operations()).toMatchObject([
      {
        id: operation,
        org_id: 7,
        user_id: 2,
        code: 'contacts.create',
        subject: String(data.id),
        address: '127.0.0.1',
        changed: 1,
      },
      { code: 'contacts.update', subject: String(data.id), changed: 1 },
    ])
    const kept = await databases.worker
      .selectFrom('operation_rows')
      .select(['act', 'key', 'before', 'after'])
      .orderBy('step')
      .execute()
    expect(kept).toMatchObject([
      { act: 'I', key: { id: data.id }, before: null },
      { act: 'U', before: { name: '甲', version: 1 }, after: { name: '乙', version: 2 } },
    ])
    expect(kept[0]?.after).not.toHaveProperty('pin')
  })

  test('keeps no line of what changed nothing, and one of what says so, with what was asked', async () => {
    const { data } = await member('POST', '/contacts', { name: '甲' })
    expect((await member('POST', '/contacts/remove', { ids: [999] })).operation).toBeUndefined()
    await member('POST', `/contacts/${data.id}/write`, { text: '您好', password: 'geheim' })
    const lines = (await operations()).slice(1)
    expect(lines.map(({ code }) => code)).toEqual(['contacts.write', 'contacts.write'])
    expect(lines[0]?.detail).toEqual({ params: { id: data.id }, body: { text: '您好' } })
  })

  test('cannot be changed by who serves requests', async () => {
    await expect(sql`update operations set code = 'x'`.execute(databases.app)).rejects.toThrow(/permission denied/)
    await expect(sql`delete from operation_rows`.execute(databases.app)).rejects.toThrow(/permission denied/)
  })
})

describe('an operation', () => {
  const made = async (count = 1) => {
    await member('POST', '/contacts/many', { count })
    return (await rows()) as { id: number; name: string }[]
  }

  test.each([
    ['adding', async () => (await member('POST', '/contacts', { name: '甲' })).operation, 0],
    ['adding many', async () => (await member('POST', '/contacts/many', { count: 300 })).operation, 0],
    [
      'changing',
      async ([{ id } = { id: 0 }]: { id: number }[]) =>
        (await member('PUT', `/contacts/${id}`, { name: '乙', version: 1 })).operation,
      3,
    ],
    [
      'removing',
      async (all: { id: number }[]) =>
        (await member('POST', '/contacts/remove', { ids: all.map(({ id }) => id) })).operation,
      3,
    ],
    [
      'tagging',
      async (all: { id: number }[]) =>
        (await member('POST', '/contacts/tag', { ids: all.map(({ id }) => id), tag: '记者' })).operation,
      3,
    ],
  ])('of %s is taken back, and the taking back too', async (_, act, before) => {
    const start = before > 0 ? await made(before) : []
    const operation = await act(start)
    const after = await rows()
    const undone = await undo(member, operation)
    expect(undone).toMatchObject({ http: 200, operation: undone.data.operation })
    // A hidden column comes back empty; everything else as it was.
    expect((await rows()).map(row => ({ ...(row as object), pin: null }))).toEqual(
      start.map(row => ({ ...row, pin: null })),
    )
    expect((await undo(member, undone.data.operation)).http).toBe(200)
    expect((await rows()).map(row => ({ ...(row as object), pin: null }))).toEqual(
      after.map(row => ({ ...(row as object), pin: null })),
    )
  })

  test('is taken back once', async () => {
    const { operation } = await member('POST', '/contacts', { name: '甲' })
    const answers = await Promise.all([undo(member, operation), undo(admin, operation)])
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 409])
  })

  test('stays when something of it was changed since, even one tag more', async () => {
    const all = await made(2)
    const { operation } = await member('POST', '/contacts/tag', { ids: all.map(({ id }) => id), tag: '记者' })
    await member('POST', '/contacts/tag', { ids: [all[0]?.id], tag: '财经' })
    expect(await undo(member, operation)).toMatchObject({ http: 409, key: 'platform.changedAfter' })
    expect(await rows()).toMatchObject([{ tags: ['记者', '财经'] }, { tags: ['记者'] }])
  })

  test('stays when another row has taken the place', async () => {
    const { data } = await member('POST', '/contacts', { name: '甲', mail: 'a@example.com' })
    const { operation } = await member('POST', '/contacts/remove', { ids: [data.id] })
    await member('POST', '/contacts', { name: '乙', mail: 'a@example.com' })
    expect((await undo(member, operation)).key).toBe('platform.changedAfter')
  })

  test('is nobody’s to take back who may not do it, or is of another organisation', async () => {
    const { operation } = await member('POST', '/contacts', { name: '甲' })
    expect((await undo(reader, operation)).key).toBe('platform.forbidden')
    expect((await undo(stranger, operation)).http).toBe(404)
    expect((await undo(member, 987_654)).http).toBe(404)
  })
})

describe('a link', () => {
  const later = new Date(Date.now() + 3_600_000).toISOString()
  const share = async (more: object = {}) => {
    const { data } = await member('POST', '/contacts', { name: '甲' })
    const { data: link } = await member('POST', `/contacts/${data.id}/link`, { expiresAt: later, ...more })
    return { id: data.id as number, token: link.token as string }
  }
  const open = async (token: string, path = 'shared') => {
    const reply = await app.inject({ method: 'GET', url: `/${path}/${token}` })
    return { http: reply.statusCode, ...reply.json() }
  }

  test('opens one object without signing in, and is kept as a hash', async () => {
    const { token } = await share()
    expect(await open(token)).toMatchObject({ http: 200, data: { name: '甲' } })
    const { rows: kept } = await sql`select * from links`.execute(databases.worker)
    expect(JSON.stringify(kept)).not.toContain(token.split('.')[0])
    expect(kept).toMatchObject([{ uses: 1, created_by: 2 }])
  })

  test.each([
    ['altered', async ({ token }: { token: string }) => open(`${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`)],
    ['cut', async ({ token }: { token: string }) => open(token.slice(0, -1))],
    ['of another purpose', async ({ token }: { token: string }) => open(token, 'elsewhere')],
    [
      'revoked',
      async ({ token }: { token: string }) => {
        await sql`update links set revoked_at = now()`.execute(databases.worker)
        return open(token)
      },
    ],
    [
      'expired',
      async ({ token }: { token: string }) => {
        await sql`update links set expires_at = now()`.execute(databases.worker)
        return open(token)
      },
    ],
    [
      'of a disabled organisation',
      async ({ token }: { token: string }) => {
        await sql`update organisations set enabled = false where id = 7`.execute(databases.worker)
        const answer = await open(token)
        await sql`update organisations set enabled = true where id = 7`.execute(databases.worker)
        return answer
      },
    ],
  ])('that is %s is as good as none', async (_, act) => {
    expect(await act(await share())).toMatchObject({ http: 404, key: 'platform.missing' })
  })

  test('that may be used twice is used twice, however many come at once', async () => {
    const { token } = await share({ mostUses: 2 })
    const answers = await Promise.all(Array.from({ length: 10 }, () => open(token)))
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(2)
  })
})

describe('connections', () => {
  test('are not held by calls that wait for the outside world', async () => {
    const { data } = await member('POST', '/contacts', { name: '甲' })
    let go = () => {}
    const held = new Promise<void>(resolve => {
      go = resolve
    })
    outside.answer = () => held
    const waiting = Array.from({ length: 12 }, () => member('POST', `/contacts/${data.id}/write`, { text: '' }))
    // More of them than there are connections, and another call is answered all the same.
    expect((await member('GET', '/contacts')).http).toBe(200)
    go()
    expect((await Promise.all(waiting)).every(({ http }) => http === 200)).toBe(true)
  })

  test('of one organisation’s dear calls leave some for everybody else and for its own cheap ones', async () => {
    const dear = Array.from({ length: 3 }, () => member('GET', '/contacts/sleepLong/0.4'))
    const first = Promise.race(dear).then(() => 'dear')
    expect(await Promise.race([first, stranger('GET', '/contacts').then(() => 'other')])).toBe('other')
    expect(await Promise.race([first, member('GET', '/contacts').then(() => 'own')])).toBe('own')
    expect((await Promise.all(dear)).every(({ http }) => http === 200)).toBe(true)
  })

  test('work for nobody who has left: the statement ends in the database', async () => {
    const leaving = new AbortController()
    const headers = { authorization: 'Bearer 2', orgid: '7' }
    const gone = fetch(`${origin}/contacts/sleep/4`, { headers, signal: leaving.signal }).catch(() => 'left')
    // As the owner: what a connection runs is shown to nobody else.
    const running = async () => {
      const { rowCount } = await owner.query(
        "select 1 from pg_stat_activity where state = 'active' and query like 'select pg_sleep%'",
      )
      return rowCount
    }
    await expect.poll(running, { timeout: 3_000, interval: 20 }).toBe(1)
    leaving.abort()
    expect(await gone).toBe('left')
    await expect.poll(running, { timeout: 2_000, interval: 20 }).toBe(0)
    expect((await member('GET', '/contacts')).http).toBe(200)
  })
})

describe('features that do not fit together', () => {
  test('are named before the first call', () => {
    const { create, list } = contactsFeature.contract
    const wrong = serverHalf({
      feature: {
        name: 'other',
        permissions: {},
        quotas: { uncounted: { name: ['甲', '甲', 'A'], kind: 'standing' as const } },
        contract: { create, list },
      },
      // biome-ignore lint/suspicious/noExplicitAny: what the types refuse is what is looked for
      routes: { create: async () => null } as any,
      // biome-ignore lint/suspicious/noExplicitAny: the same
      counters: {} as any,
    })
    expect(faultsOf([contactServer, wrong])).toEqual([
      'other: nobody counts the quota uncounted',
      'other.create: the permission contacts.edit is not declared',
      'other.create: the quota addressBookCount is not declared',
      'other.create: POST /contacts is taken by contacts.create',
      'other.list: no handler',
      'other.list: the permission contacts.view is not declared',
      'other.list: GET /contacts is taken by contacts.list',
    ])
    expect(faultsOf([contactServer])).toEqual([])
  })
})
