// What is kept of acts that have no transaction of an organisation, on a real database.
import { contract, Empty, feature, refuse } from '@guanlan/platform/contract'
import { migratedDatabase, serveForTests } from '@guanlan/platform/testing'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type Databases, openDatabases } from '../database.ts'
import { serverHalf } from '../server-half.ts'
import { createApp } from './app.ts'

const calls = contract({
  turn: { method: 'POST', path: '/inews/tides/turn', access: 'operator', anyFields: true, summary: 's', reply: Empty },
  look: { method: 'POST', path: '/inews/tides/look', access: 'operator', reads: true, summary: 's', reply: Empty },
  own: { method: 'POST', path: '/inews/tides/own', access: 'signedIn', anyFields: true, summary: 's', reply: Empty },
  edit: {
    method: 'POST',
    path: '/inews/tides/edit',
    access: 'member',
    permission: 'tides.edit',
    anyFields: true,
    summary: 's',
    reply: Empty,
  },
})
const forbidden = async () => {
  throw refuse('forbidden', 'platform.forbidden')
}
const tides = serverHalf({
  feature: feature({
    name: 'tides',
    permissions: { edit: { name: ['改', '改', 'Edit'], roles: ['orgAdmin'] } },
    quotas: {},
    contract: calls,
  }),
  routes: { turn: async () => null, look: async () => null, own: forbidden, edit: forbidden },
})
let databases: Databases
let app: FastifyInstance

beforeAll(async () => {
  const database = await migratedDatabase()
  databases = openDatabases(database.url, { app: 2, worker: 2 })
  const db = databases.worker
  await db.insertInto('organisations').values({ id: 7, name: '机构 7' }).execute()
  await db.insertInto('users').values({ id: 1, account: '1@example.com', name: '成员' }).execute()
  await db.insertInto('memberships').values({ org_id: 7, user_id: 1, role: 'orgAdmin' }).execute()
  app = await createApp({ logger: false })
  await serveForTests(app, databases, [tides])
  return async () => {
    await app.close()
    await databases.close()
    await database.drop()
  }
})
beforeEach(async () => void (await sql`delete from operations`.execute(databases.worker)))

const ask = async (token: string, call: keyof typeof calls, headers: Record<string, string> = {}) => {
  const payload = { password: 'geheim', next: 'geheim' }
  const all = { authorization: `Bearer ${token}`, ...headers }
  return (await app.inject({ method: 'POST', url: calls[call].path, headers: all, payload })).statusCode
}
const kept = () =>
  databases.worker.selectFrom('operations').select(['org_id', 'code', 'refused', 'user_id']).orderBy('id').execute()

test('what an operator changes is kept for the installation; what they look at is not', async () => {
  expect(await ask('5+operator', 'turn')).toBe(200)
  expect(await ask('5+operator', 'look')).toBe(200)
  expect(await kept()).toEqual([{ org_id: 0, code: 'tides.turn', refused: null, user_id: 5 }])
  const reported = await databases.worker.selectFrom('operations').select('detail').execute()
  expect(reported).toMatchObject([{ detail: { body: { next: 'geheim' } } }])
  expect(JSON.stringify(reported)).not.toContain('password')
})

test('a refusal stands where the one who asked belongs, and without what was sent', async () => {
  expect(await ask('1', 'edit', { orgid: '7' })).toBe(403)
  expect(await ask('2', 'edit', { orgid: '7' })).toBe(403)
  expect(await ask('2', 'edit')).toBe(403)
  expect(await ask('2', 'turn')).toBe(403)
  expect((await kept()).map(({ org_id, user_id, refused }) => [org_id, user_id, refused])).toEqual([
    [7, 1, 'platform.forbidden'],
    [0, 2, 'platform.organisationForbidden'],
    [0, 2, 'platform.organisationMissing'],
    [0, 2, 'platform.forbidden'],
  ])
  expect(JSON.stringify(await databases.worker.selectFrom('operations').select('detail').execute())).not.toContain(
    'geheim',
  )
})

test('a call that is made in no organisation is refused as such, whatever the header says', async () => {
  const headers: Record<string, string>[] = [{}, { orgid: '7' }, { orgid: 'x' }]
  for (const each of headers) expect(await ask('2', 'own', each)).toBe(403)
  expect((await kept()).map(({ org_id }) => org_id)).toEqual([0, 0, 0])
})
