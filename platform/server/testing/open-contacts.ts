/** A server of contacts on a real database, for the tests of one file: organisations 7 and 8, every table empty before each test. */
import { migratedDatabase, serveForTests } from '@guanlan/platform/testing'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, beforeEach } from 'vitest'
import { type Databases, openDatabases } from '../database.ts'
import { createApp } from '../http/app.ts'
import { contactServer, outside, table } from './contacts.ts'
import { operationHalf } from './operations.ts'

type Method = 'GET' | 'POST' | 'PUT'
// biome-ignore lint/suspicious/noExplicitAny: tests look into replies of every shape
type Answer = { http: number } & Record<string, any>
type Ask = (method: Method, url: string, payload?: object) => Promise<Answer>

const emptied = [
  'contacts',
  'org_limits',
  'quota_uses',
  'quota_marks',
  'member_roles',
  'roles',
  'operations',
  'operation_rows',
  'links',
]

/** Call it once at the head of a test file. */
export function openContacts() {
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
      [5, null, null],
    ] as const) {
      await db
        .insertInto('users')
        .values({ id, account: `${id}@example.com`, name: `成员 ${id}` })
        .execute()
      if (org_id !== null) await db.insertInto('memberships').values({ org_id, user_id: id, role }).execute()
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
    for (const name of emptied) await sql`delete from ${sql.table(name)}`.execute(databases.worker)
    outside.answer = async () => {}
  })

  const as =
    (user: number | string, org: number | null = 7): Ask =>
    async (method, url, payload) => {
      const headers = { authorization: `Bearer ${user}`, ...(org !== null && { orgid: String(org) }) }
      const reply = await app.inject({ method, url, headers, ...(payload && { payload }) })
      return { http: reply.statusCode, ...reply.json() }
    }
  return {
    as,
    admin: as(1),
    member: as(2),
    reader: as(3),
    stranger: as(4, 8),
    /** A member of no organisation. @param org null: none is named */
    operator: (org: number | null) => as('5+operator', org),
    app: () => app,
    databases: () => databases,
    /** A connection as the owner of the database, who sees what other connections run. */
    owner: () => owner,
    origin: () => origin,
    /** Of organisation 7. */
    limit: (quota: string, most: number) =>
      databases.worker.insertInto('org_limits').values({ org_id: 7, quota, most }).execute(),
    rows: async () => (await sql`select * from contacts order by id`.execute(databases.worker)).rows,
    operations: () => databases.worker.selectFrom('operations').selectAll().orderBy('id').execute(),
    undo: (ask: Ask, operation: number) => ask('POST', `/inews/operation/${operation}/undo`),
  }
}
