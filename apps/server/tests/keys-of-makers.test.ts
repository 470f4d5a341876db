// A key is bounded by whoever made it (docs/decisions/0021), also while a call or a task of it is under way.
import { text } from 'node:stream/consumers'
import { migratedDatabase } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostOfTests as host } from './host.ts'
import { type Caller, openProduct, type Product, type Reply } from './product.ts'
import { limits } from './walk/calls.ts'

const org = 58
const [open, hidden] = ['岸边灯塔', '深海暗礁']
const hourMs = 3_600_000
const week = {
  from: new Date(Date.now() - 168 * hourMs).toISOString(),
  to: new Date(Date.now() + hourMs).toISOString(),
}
const granted = ['desk.view', 'exports.order', 'exports.view', 'apiKeys.use', 'apiKeys.stream']

let product: Product
let admin: Caller
let roleId: number
const folders: Record<string, number> = {}
const articles: number[] = []
const db = () => product.databases.worker

async function ask(who: Caller, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object): Promise<Reply> {
  const reply = await who.ask(method, url, body)
  if (reply.status !== 200) throw new Error(`${url}: ${JSON.stringify(reply.body)}`)
  return reply.body.data
}

beforeAll(async () => {
  const database = await migratedDatabase()
  product = await openProduct(database.url, { limits })
  admin = await product.member(org, 'all@example.com', 'orgAdmin')
  for (const name of [open, hidden]) {
    folders[name] = (await ask(admin, 'POST', '/inews/monitor', { kind: 'folder', name: `${name}目录` })).id
    await ask(admin, 'POST', '/inews/monitor', {
      kind: 'item',
      name: `${name}监测`,
      rule: name,
      fatherId: folders[name],
    })
  }
  const items = [open, hidden].map((name, n) => ({
    title: `${name}的通报`,
    body: `${name}${String.fromCharCode(0x4e00 + 97 * n).repeat(40)}`,
    media: '青麓日报',
  }))
  await ask(admin, 'POST', '/ua/upload/article/addBatch', { items })
  await product.settled()
  const { list } = await ask(admin, 'POST', '/inews/monitorArticle/list', week)
  articles.push(...list.map(({ id }: Reply) => id))
  const rows = await db().insertInto('api_roles').values({ name: '读取', granted }).returning('id').execute()
  roleId = rows[0]?.id ?? 0
  return () => database.drop()
})
afterAll(() => product.close())

interface Maker {
  userId: number
  role: number
  secret: string
  keyId: number
  withKey(method: 'GET' | 'POST', url: string, body?: object): Promise<Reply>
}
let made = 0
/** Somebody with a key of theirs, who sees everything until their role is limited. */
async function aMaker(): Promise<Maker> {
  const account = `maker${++made}@example.com`
  const caller = await product.member(org, account)
  const { id: userId } = await db()
    .selectFrom('users')
    .select('id')
    .where('account', '=', account)
    .executeTakeFirstOrThrow()
  const draft = { name: account, basedOn: 'orgAdmin', memberIds: [userId] }
  const { id: role } = await ask(admin, 'POST', '/mgrV1/role/add', draft)
  const { id: keyId, secret } = await ask(caller, 'POST', '/inews/apiKey', { name: account, roleId })
  const withKey: Maker['withKey'] = async (method, url, body) => {
    const headers = { host, authorization: `Bearer ${secret}` }
    return (await product.app.inject({ method, url, headers, ...(body && { payload: body }) })).json()
  }
  return { userId, role, secret, keyId, withKey }
}
const limit = ({ role }: Maker, folder: string) =>
  db()
    .updateTable('roles')
    .set({ folder_ids: [folders[folder] ?? 0] })
    .where('id', '=', role)
    .execute()
const remove = ({ userId }: Maker) =>
  sql`delete from memberships where org_id = ${org} and user_id = ${userId}`.execute(db())

/** No big task is taken meanwhile; afterwards all of them end. */
async function whileTasksWait<T>(act: () => Promise<T>): Promise<T> {
  const result = await db()
    .transaction()
    .execute(async tx => {
      await sql`select pg_advisory_xact_lock(72020119, hashtext('big'))`.execute(tx)
      return act()
    })
  await product.settled()
  return result
}
const order = ({ withKey }: Maker): Promise<Reply> =>
  withKey('POST', '/inews/downloadInfo', {
    ticked: { idList: articles },
    fields: [{ key: 'title' }],
    format: 'csv',
    fileName: `文件 ${++made}`,
  })
async function fileOf(id: number): Promise<{ state: string; content: string }> {
  const { state } = await db().selectFrom('downloads').select('state').where('id', '=', id).executeTakeFirstOrThrow()
  const parts = await db().selectFrom('download_parts').select('key').where('download_id', '=', id).execute()
  const files = await Promise.all(
    parts.map(async ({ key }) => text((await product.store.get(key as never))?.stream as never)),
  )
  return { state, content: files.join('') }
}
const problemOf = async (id: number) =>
  (await sql<{ problem: string | null }>`select problem from downloads where id = ${id}`.execute(db())).rows[0]?.problem

test('a task that a key began holds what the maker of the key sees when it is done', async () => {
  const maker = await aMaker()
  const whole = (await order(maker)).data.id
  await product.settled()
  expect((await fileOf(whole)).content).toMatch(new RegExp(`${hidden}|${open}`))
  expect((await fileOf(whole)).content).toContain(hidden)
  const { data } = await whileTasksWait(async () => {
    const ordered = await order(maker)
    await limit(maker, open)
    return ordered
  })
  const { state, content } = await fileOf(data.id)
  expect([state, content.includes(open), content.includes(hidden)]).toEqual(['done', true, false])
})

test('a task of a key ends with a sentence when the maker has left, and is cancelled when the key is withdrawn', async () => {
  const leaver = await aMaker()
  const left = await whileTasksWait(async () => {
    const { data } = await order(leaver)
    await remove(leaver)
    return data.id
  })
  expect(await fileOf(left)).toEqual({ state: 'failed', content: '' })
  expect(await problemOf(left)).toContain('platform.makerGone')
  const other = await aMaker()
  const withdrawn = await whileTasksWait(async () => {
    const { data } = await order(other)
    await ask(admin, 'DELETE', `/inews/apiKey/${other.keyId}`)
    return data.id
  })
  expect(await fileOf(withdrawn)).toEqual({ state: 'cancelled', content: '' })
})

test('a task of somebody whose membership is over does not see everything', async () => {
  const account = 'over@example.com'
  const caller = await product.member(org, account)
  const ordered = await whileTasksWait(async () => {
    const draft = { ticked: { idList: articles }, fields: [{ key: 'title' }], format: 'csv', fileName: '将到期' }
    const { id } = await ask(caller, 'POST', '/inews/downloadInfo', draft)
    await sql`
      update memberships set expires_at = now() where org_id = ${org} and user_id = (select id from users where account = ${account})`.execute(
      db(),
    )
    return id
  })
  expect(await fileOf(ordered)).toEqual({ state: 'failed', content: '' })
  expect(await problemOf(ordered)).toContain('platform.ownerGone')
})

test('a call of a key that lasts ends when the maker is removed meanwhile', async () => {
  const maker = await aMaker()
  const port = await product.listen()
  const address = `http://127.0.0.1:${port}/open/v1/stream?follow=1`
  const headers = { authorization: `Bearer ${maker.secret}` }
  const reply = await fetch(address, { headers })
  expect(reply.status).toBe(200)
  const ended = text(reply.body as never).then(
    () => 'ended',
    () => 'broken off',
  )
  await remove(maker)
  expect(await ended).toMatch(/ended|broken off/)
  const again = await maker.withKey('POST', '/inews/monitorArticle/list', week)
  expect(again.key).toBe('platform.makerGone')
})

test('a key whose maker is limited to a folder that was deleted finds nothing, until an undo brings it back', async () => {
  const maker = await aMaker()
  const folder = (await ask(admin, 'POST', '/inews/monitor', { kind: 'folder', name: '临时' })).id
  folders.临时 = folder
  const item = { kind: 'item', name: '临时监测', rule: open, fatherId: folder }
  const monitor = (await ask(admin, 'POST', '/inews/monitor', item)).id
  await product.settled()
  await limit(maker, '临时')
  const listed = async () => {
    const { status, data } = await maker.withKey('POST', '/inews/monitorArticle/list', week)
    return [status, data?.total]
  }
  expect(await listed()).toEqual([0, 1])
  for (const id of [monitor, folder]) await ask(admin, 'DELETE', `/inews/monitor/${id}`)
  await product.settled()
  expect(await listed()).toEqual([0, 0])
  await sql`update monitors set deleted_at = null where org_id = ${org} and (id = ${folder} or parent_id = ${folder})`.execute(
    db(),
  )
  expect(await listed()).toEqual([0, 1])
  await sql`delete from monitors where org_id = ${org} and (id = ${folder} or parent_id = ${folder})`.execute(db())
  expect(await listed()).toEqual([0, 0])
})

test('a link that a key made opens as long as the key may make it', async () => {
  const maker = await aMaker()
  const expiresAt = new Date(Date.now() + hourMs).toISOString()
  const draft = { idList: articles, title: '分享', expiresAt }
  const { token } = await ask(admin, 'POST', '/inews/share', draft)
  const opened = async () => {
    const reply = await product.app.inject({
      method: 'POST',
      url: `/inews/share/${token}/open`,
      headers: { host },
      payload: {},
    })
    return reply.statusCode
  }
  expect(await opened()).toBe(200)
  // No call that is open to keys makes one yet.
  await sql`
    update links set created_by = (select user_id from api_keys where id = ${maker.keyId}) where org_id = ${org} and purpose = 'share'`.execute(
    db(),
  )
  expect(await opened()).toBe(404)
  const roles = db().updateTable('api_roles').where('id', '=', roleId)
  await roles.set({ granted: [...granted, 'shares.make'] }).execute()
  expect(await opened()).toBe(200)
  await ask(admin, 'DELETE', `/inews/apiKey/${maker.keyId}`)
  expect(await opened()).toBe(404)
})
