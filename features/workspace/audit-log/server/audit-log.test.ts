// The record as administrators and operators read it, on a real database.

import { vocabularyServer } from '@guanlan/features/articles/vocabularies/server'
import { createApp, type Databases, openDatabases } from '@guanlan/platform/server'
import { migratedDatabase, serveForTests } from '@guanlan/platform/testing'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { auditLogServer } from './index.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests look into replies of every shape
type Answer = { http: number } & Record<string, any>
const token = 'a token for programs'
const path = '/inews/operationLog/user/logs'
let databases: Databases
let app: FastifyInstance

beforeAll(async () => {
  const database = await migratedDatabase()
  databases = openDatabases(database.url, { app: 4, worker: 2 })
  const db = databases.worker
  for (const id of [7, 8])
    await db
      .insertInto('organisations')
      .values({ id, name: `机构 ${id}` })
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
  await db.insertInto('users').values({ id: 5, account: 'operator', name: '运营' }).execute()
  app = await createApp({ logger: false })
  const wording = {
    objects: {},
    tables: { vocabularies: ['词表', '詞表', 'Vocabulary'] as const },
    callNamed: (code: string) =>
      code === 'vocabularies.create'
        ? { name: ['改词表', '改詞表', 'Change vocabularies'] as const, summary: 's' }
        : undefined,
  }
  await serveForTests(app, databases, [auditLogServer({ system: db, wording, logToken: token }), vocabularyServer([])])
  return async () => {
    await app.close()
    await databases.close()
    await database.drop()
  }
})
beforeEach(async () => {
  for (const table of ['operation_rows', 'operations', 'vocabularies', 'sign_ins', 'reported_entries', 'use_events'])
    await sql`delete from ${sql.table(table)}`.execute(databases.worker)
})

const as =
  (user: number | string, org: number | null = 7) =>
  async (method: 'GET' | 'POST', url: string, payload?: object): Promise<Answer> => {
    const headers = {
      authorization: `Bearer ${user}`,
      'user-agent': 'Test/1',
      ...(org !== null && { orgid: String(org) }),
    }
    const reply = await app.inject({ method, url, headers, ...(payload && { payload }) })
    return { http: reply.statusCode, ...reply.json() }
  }
const listed = async (ask: ReturnType<typeof as>, question = {}) =>
  (await ask('POST', `${path}/list`, question)).data.list
const addWords = (ask: ReturnType<typeof as>, name: string) =>
  ask('POST', '/inews/vocabulary', { use: 'dimension', name, words: ['潮位'] })

test('an administrator sees who changed what, from where, and row by row', async () => {
  const { data } = await addWords(as(2), '潮汐')
  const [entry] = await listed(as(1))
  expect(entry).toMatchObject({
    userName: '成员 2',
    orgId: 7,
    code: 'vocabularies.create',
    what: '改词表',
    subject: '潮汐',
    changed: 1,
    outcome: 'done',
    address: '127.0.0.1',
    browser: 'Test/1',
  })
  const detail = await as(1)('GET', `${path}/${entry.id}`)
  expect(detail.data).toMatchObject({ entry, summary: 's', isCut: false })
  expect(detail.data.rows).toMatchObject([
    { table: 'vocabularies', act: 'added', key: { id: data.id }, before: null, after: { name: '潮汐' } },
  ])
  expect((await as(4, 8)('GET', `${path}/${entry.id}`)).http).toBe(404)
})

test('what was refused is in the record of the member’s organisation, a stranger’s attempt in none', async () => {
  expect((await addWords(as(3), '不许')).http).toBe(403)
  expect((await addWords(as(4, 7), '闯入')).http).toBe(403)
  expect(await listed(as(1))).toMatchObject([
    { userName: '成员 3', code: 'vocabularies.create', outcome: 'refused', changed: 0 },
  ])
  const everywhere = await listed(as('5+operator', null))
  expect(everywhere.map(({ orgId, userName }: Answer) => [orgId, userName])).toEqual([
    [null, '成员 4'],
    [7, '成员 3'],
  ])
})

test('members and readers may not look; an organisation sees its own, the operator those of all', async () => {
  await addWords(as(2), '甲')
  await addWords(as(4, 8), '乙')
  for (const user of [2, 3]) expect(await as(user)('POST', `${path}/list`, {})).toMatchObject({ http: 403 })
  const subjects = async (ask: ReturnType<typeof as>) => (await listed(ask)).map(({ subject }: Answer) => subject)
  expect(await subjects(as(1))).toContain('甲')
  expect(await subjects(as(1))).not.toContain('乙')
  expect(await subjects(as('5+operator', 8))).toEqual(['乙'])
  expect(await subjects(as('5+operator', null))).toEqual(expect.arrayContaining(['甲', '乙']))
})

test('is found by a part of a name or an address, and walked by key', async () => {
  for (const name of ['一', '二', '三']) await addWords(as(2), name)
  expect(await listed(as(1), { like: '员 2' })).toHaveLength(3)
  expect(await listed(as(1), { like: '127.0' })).toHaveLength(3)
  expect(await listed(as(1), { like: '员 1' })).toEqual([])
  const first = (await as(1)('POST', `${path}/list`, { pageSize: 2 })).data
  expect([first.total, first.list.length]).toEqual([3, 2])
  const second = (await as(1)('POST', `${path}/list`, { pageSize: 2, after: first.next })).data
  expect(second.list.map(({ subject }: Answer) => subject)).toEqual(['一'])
  expect(second.next).toBeNull()
})

test('sign-ins are those of the members', async () => {
  for (const user_id of [2, 4])
    await databases.worker
      .insertInto('sign_ins')
      .values({ user_id, outcome: 'succeeded', address: '10.0.0.1', browser: 'B' })
      .execute()
  expect(await listed(as(1), { kind: 'signIns' })).toMatchObject([
    { userName: '成员 2', what: '登录', outcome: 'succeeded', address: '10.0.0.1', browser: 'B' },
  ])
  expect(await listed(as('5+operator', null), { kind: 'signIns' })).toHaveLength(2)
})

test('links that somebody outside opened are those of the organisation', async () => {
  const db = databases.worker
  await sql`insert into shares (org_id, title, articles, layout, parts, created_by, created_at, expires_at) values (7, '晨会材料', '{1}', 'web', '{}', 2, now(), now())`.execute(
    db,
  )
  await sql`
    insert into share_opens (org_id, share_id, minute, at, address, browser, outcome, times)
    select 7, id, now(), now(), '203.0.113.9', 'B', 'wrongPassword', 3 from shares`.execute(db)
  expect(await listed(as(1), { kind: 'shares', like: '203.0' })).toMatchObject([
    {
      userName: null,
      what: '打开分享链接',
      subject: '晨会材料',
      outcome: 'wrongPassword',
      times: 3,
      address: '203.0.113.9',
    },
  ])
  expect(await listed(as(4, 8), { kind: 'shares' })).toEqual([])
  expect(await listed(as('5+operator', null), { kind: 'shares' })).toMatchObject([{ orgId: 7, subject: '晨会材料' }])
})

test('an entry that is reported counts for who sends it, whatever it says', async () => {
  const reported = {
    platform_code: 'crm',
    operation_code: 'export',
    operation_name: '导出',
    orgId: 8,
    userName: '别人',
  }
  expect((await as(2)('POST', path, [reported])).http).toBe(200)
  expect(await listed(as(1), { kind: 'reported' })).toMatchObject([
    { userName: '成员 2', orgId: 7, what: '导出', code: 'export', subject: 'crm' },
  ])
  expect(await listed(as(4, 8), { kind: 'reported' })).toEqual([])
  expect(await as(2)('POST', path, { operation_name: 'x' })).toMatchObject({ http: 400 })
})

test('other programs write with the token of the installation, and not without it', async () => {
  const nobody = async (url: string, payload: object) => (await app.inject({ method: 'POST', url, payload })).statusCode
  const login = { platform_code: 'portal', operation_code: 'login', option_user_name: '王五' }
  for (const wrong of ['', '?access_token=no']) expect(await nobody(`/api/log/loginLogs${wrong}`, login)).toBe(403)
  const query = `?access_token=${encodeURIComponent(token)}`
  expect(await nobody(`/api/log/loginLogs${query}`, login)).toBe(200)
  expect(await nobody(`/api/log/loginLogs${query}`, { ...login, operation_code: 'x' })).toBe(400)
  const event = { eventName: 'open', createUser: '2', orgId: 7 }
  for (const url of ['/inews/addBurialPoint', '/inews/addBurialPoint', '/chatgpt/burialPoint'])
    expect(await nobody(url + query, event)).toBe(200)
  const counted = await databases.worker.selectFrom('use_events').select(['event', 'person', 'times']).execute()
  expect(counted.map(row => ({ ...row, times: Number(row.times) }))).toEqual([{ event: 'open', person: '2', times: 3 }])
  expect(await listed(as('5+operator', null), { kind: 'reported' })).toMatchObject([{ subject: 'portal', orgId: null }])
  const operator = as('5+operator', null)
  const used = (await operator('POST', '/mgrV1/use/list', { of: 'reported', days: 7, by: 'organisation' })).data
  expect(used.rows).toMatchObject([{ times: 3, people: 1 }])
  expect(used.days.map(({ times }: { times: number }) => times)).toEqual([0, 0, 0, 0, 0, 0, 3])
  expect(await as(1)('POST', '/mgrV1/use/list', {})).toMatchObject({ http: 403 })
})

test('what is used is counted by the product itself: by act, organisation and person, of all or of one', async () => {
  await addWords(as(2), '甲')
  await addWords(as(2), '乙')
  await addWords(as(4, 8), '丙')
  const operator = as('5+operator', null)
  const used = async (question: object) =>
    (await operator('POST', '/mgrV1/use/list', { days: 7, ...question })).data.rows.map(
      ({ name, times, people }: Answer) => [name, times, people],
    )
  expect(await used({})).toEqual([['改词表', 3, 2]])
  expect(await used({ by: 'organisation' })).toEqual([
    ['机构 7', 2, 1],
    ['机构 8', 1, 1],
  ])
  expect(await used({ by: 'person', organisation: 8 })).toEqual([['成员 4', 1, 1]])
})

test('an act on an article that the organisation does not have is told without its title', async () => {
  const { worker } = databases
  const { rows } = await sql<{
    mine: string | null
    others: string | null
    odd: string | null
    organisation: string | null
  }>`
    with shared as (select id from articles order by id limit 1)
    select object_name('articles', jsonb_build_object('id', (select id from shared)), 999999) as others,
      object_name('articles', '{"id":"x"}', 7) as odd, object_name('organisations', '{"id":8}', 7) as organisation,
      object_name('organisations', '{"id":7}', 7) as mine`.execute(worker)
  expect(rows[0]).toMatchObject({ others: null, odd: null, organisation: null })
  expect(rows[0]?.mine).not.toBeNull()
})
