// Calls of the crisis host: the token in a header of its own, and the GETs that change something.
import { contract, feature } from '@guanlan/platform/contract'
import { migratedDatabase, serveForTests } from '@guanlan/platform/testing'
import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { type Databases, openDatabases } from '../database.ts'
import { serverHalf } from '../server-half.ts'
import { createApp } from './app.ts'

const raise = {
  method: ['POST', 'GET'],
  path: '/crisis/raise',
  access: 'member',
  permission: 'tides.edit',
  tokenHeader: true,
  mutates: true,
  audit: 'always',
  summary: 's',
  query: z.object({ level: z.coerce.number() }),
  reply: z.number(),
} as const
const tides = serverHalf({
  feature: feature({
    name: 'tides',
    permissions: { edit: { name: ['改', '改', 'Edit'], roles: ['orgAdmin'] } },
    quotas: {},
    contract: contract({ raise }),
  }),
  routes: { raise: async (_scope, { query }) => levels.push(query.level) },
})
let levels: number[] = []
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
beforeEach(() => {
  levels = []
})

const ask = async (method: 'GET' | 'POST' | 'HEAD', headers: Record<string, string>, payload?: object) => {
  const url = payload ? raise.path : `${raise.path}?level=2`
  const answer = await app.inject({ method, url, headers: { orgid: '7', ...headers }, ...(payload && { payload }) })
  return { status: answer.statusCode, key: answer.body && answer.json().key, headers: answer.headers }
}

test('takes the token from its header by both methods, and what a POST says in its body', async () => {
  expect(await ask('GET', { token: '1' })).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
  expect(await ask('POST', { token: '1' })).toMatchObject({ status: 200 })
  expect(await ask('POST', { authorization: 'Bearer 1' }, { level: 3 })).toMatchObject({ status: 200 })
  expect(levels).toEqual([2, 2, 3])
})

test('keeps a line of a change by GET', async () => {
  await databases.worker.deleteFrom('operations').execute()
  await ask('GET', { token: '1' })
  const lines = await databases.worker.selectFrom('operations').select(['code', 'user_id']).execute()
  expect(lines).toEqual([{ code: 'tides.raise', user_id: 1 }])
})

test('changes nothing by GET without the header, by HEAD, or for whoever looks ahead', async () => {
  expect(await ask('GET', { authorization: 'Bearer 1' })).toMatchObject({ status: 401 })
  expect(await ask('GET', {})).toMatchObject({ status: 401 })
  expect((await app.inject({ method: 'HEAD', url: `${raise.path}?level=2` })).statusCode).toBe(405)
  const ahead = { status: 403, key: 'platform.lookingAhead' }
  expect(await ask('GET', { token: '1', 'sec-purpose': 'prefetch;prerender' })).toMatchObject(ahead)
  expect(await ask('GET', { token: '1', purpose: 'prefetch' })).toMatchObject(ahead)
  expect(await ask('GET', { token: '1', 'sec-fetch-site': 'cross-site' })).toMatchObject(ahead)
  expect(await ask('GET', { token: '' })).toMatchObject({ status: 401 })
  expect(levels).toEqual([])
})
