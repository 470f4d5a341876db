/** A feature over HTTP on a real database, without sign-in: organisations 7 and 8, each with an administrator, a member and a reader. */
import { type BuiltInRole, builtInRoles, type Locale } from '@guanlan/platform/contract'
import { sql } from 'kysely'
import { beforeAll, beforeEach } from 'vitest'
import { type AnyServerHalf, createApp, type Databases, openDatabases } from '../server/index.ts'
import { operationHalf } from '../server/testing/operations.ts'
import { migratedDatabase } from './databases.ts'
import { serveForTests } from './serve-features.ts'
import { formOf } from './sheet-files.ts'

type Org = 7 | 8
/** `http` is the status; the rest is what came back: data, operation, msg, key, problems. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into replies of every shape
export type Answer = { http: number } & Record<string, any>
export type Ask = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: object,
  /** In place of the person's own; undefined takes one away. */
  headers?: object,
) => Promise<Answer>

export interface OpenedFeature {
  databases(): Databases
  /** The calls of a person; the member of organisation 7 unless said. */
  as(role?: BuiltInRole, org?: Org, locale?: Locale): Ask
  /** Sends a file as the member of organisation 7. */
  upload(url: string, name: string, content: string | Uint8Array, role?: BuiltInRole): Promise<Answer>
  /** Takes back what a call answered as its operation. */
  undo(operation: number, ask?: Ask): Promise<Answer>
}

/** @param tables emptied before each test */
export function openFeature(halves: readonly AnyServerHalf[], tables: readonly string[] = []): OpenedFeature {
  let databases: Databases
  let app: Awaited<ReturnType<typeof createApp>>
  beforeAll(async () => {
    const database = await migratedDatabase()
    databases = openDatabases(database.url, { app: 3, worker: 2 })
    await people(databases)
    app = await createApp({ logger: false })
    await serveForTests(app, databases, [...halves, operationHalf])
    return async () => {
      await app.close()
      await databases.close()
      await database.drop()
    }
  })
  beforeEach(async () => {
    for (const table of [...tables, 'operation_rows', 'operations'])
      await sql`delete from ${sql.table(table)}`.execute(databases.worker)
  })
  const as =
    (role: BuiltInRole = 'member', org: Org = 7, locale: Locale = 'zh'): Ask =>
    async (method, url, body, more = {}) => {
      const sent = { ...headersOf(org, role, locale), ...more }
      const headers = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))
      const reply = await app.inject({ method, url, headers, ...(body && { payload: body }) })
      const isJson = String(reply.headers['content-type']).startsWith('application/json')
      return {
        http: reply.statusCode,
        ...(isJson ? reply.json() : { file: reply.body, bytes: reply.rawPayload, headers: reply.headers }),
      }
    }
  return {
    databases: () => databases,
    as,
    async upload(url, name, content, role = 'member') {
      const { payload, headers } = await formOf(name, content)
      const reply = await app.inject({
        method: 'POST',
        url,
        headers: { ...headers, ...headersOf(7, role) },
        payload,
      })
      return { http: reply.statusCode, ...reply.json() }
    },
    undo: (operation, ask = as()) => ask('POST', `/inews/operation/${operation}/undo`),
  }
}

const headersOf = (org: Org, role: BuiltInRole, locale: Locale = 'zh') => ({
  authorization: `Bearer ${idOf(org, role)}`,
  orgid: String(org),
  'accept-language': locale,
})
const idOf = (org: Org, role: BuiltInRole): number => org * 10 + builtInRoles.indexOf(role)

async function people({ worker }: Databases): Promise<void> {
  for (const org of [7, 8] as const) {
    await worker
      .insertInto('organisations')
      .values({ id: org, name: `机构 ${org}` })
      .execute()
    for (const role of builtInRoles) {
      const id = idOf(org, role)
      await worker
        .insertInto('users')
        .values({ id, account: `${id}@example.com`, name: `成员 ${id}` })
        .execute()
      await worker.insertInto('memberships').values({ org_id: org, user_id: id, role }).execute()
    }
  }
}
