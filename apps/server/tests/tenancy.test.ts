import { inspectWeekly } from '@guanlan/features/inspections/server'
import { type Endpoint, isOfOrganisation, methodOf } from '@guanlan/platform/contract'
import { migratedDatabase } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contracts, features } from '../features.ts'
import { type Filling, type Ground, makeGround, oneOfEverything, secret } from './one-of-everything/index.ts'
import { type Caller, openProduct, type Product, type Reply } from './product.ts'
import { isWalked } from './walked.ts'

type Call = readonly [name: string, endpoint: Endpoint]
const all: readonly Call[] = Object.entries(contracts).flatMap(([feature, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]): Call => [`${feature}.${name}`, endpoint]),
)
const ofMembers = all.filter(([, endpoint]) => isOfOrganisation(endpoint))

const [first, second] = [11, 12]
let product: Product
let ground: Ground
let stranger: Caller
let port: number

beforeAll(async () => {
  const database = await migratedDatabase()
  product = await openProduct(database.url)
  ground = await makeGround(product, first)
  stranger = await product.member(second, 'stranger@example.com', 'orgAdmin')
  port = await product.listen()
  // Otherwise a worker does so at some minute of the walk.
  await inspectWeekly(product.databases.worker)
  return () => database.drop()
})
afterAll(() => product.close())

/** The call as the filling says; an unfilled one names objects that do not exist. */
function send(
  caller: Caller,
  endpoint: Endpoint,
  { params = {}, query = {}, body, headers: sent = {} }: Filling,
  headers = {},
) {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? 1))
  const asked = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  )
  return caller.ask(methodOf(endpoint), `${path}?${asked}`, body, { ...sent, ...headers })
}

/** How a stream of events begins: it is left at once. */
async function statusOfStream(caller: Caller, { path }: Endpoint, orgId: number): Promise<number> {
  const leave = new AbortController()
  const headers = { authorization: `Bearer ${await caller.freshToken()}`, orgid: String(orgId), host: 'localhost:8080' }
  const { status } = await fetch(`http://127.0.0.1:${port}${path}`, { headers, signal: leave.signal })
  leave.abort()
  return status
}

/** What workers write of their own accord, whoever calls what. */
const ofWorkers = [
  'fact_days',
  'fact_day_changes',
  'fact_day_progress',
  'cycle_runs',
  'cycle_turns',
  'live_states',
  'deliveries',
  'delivery_attempts',
  'delivery_channel_states',
  'broadcast_recordings',
  'hot_wanted',
  'warning_measures',
  'warning_minutes',
  'warning_escalations',
  'warning_digest_turns',
  'matched_articles',
  'report_timer_turns',
  'report_runs',
  'report_files',
  'sender_hours',
]

/** A sum of the rows of an organisation in each table that has any. */
async function rowsOf(orgId: number): Promise<Record<string, string>> {
  const db = product.databases.worker
  const { rows: tables } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and a.attname = 'org_id' and not a.attisdropped
      and c.relname <> all(${ofWorkers}::text[])`.execute(db)
  const sums = tables.map(
    ({ name }) => sql`
      select ${name}::text as name, count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as sum
      from ${sql.table(name)} t where org_id = ${orgId}`,
  )
  const { rows } = await sql<{ name: string; sum: string }>`${sql.join(sums, sql` union all `)}`.execute(db)
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]))
}

describe('every call of a member', () => {
  test('has its filling, and no filling is left over', () => {
    expect(Object.keys(oneOfEverything).sort()).toEqual(ofMembers.map(([name]) => name).sort())
  })

  test.each(ofMembers.filter(([name]) => isWalked(name)))(
    '%s succeeds for its owner, after a stranger found nothing by it',
    async (name, endpoint) => {
      await product.settled()
      const filling = await oneOfEverything[name]?.(ground)
      if (!filling) throw new Error(`${name} is not in one-of-everything`)
      const owner = filling.owner ?? ground.owner
      if (endpoint.envelope === 'events') {
        expect(await statusOfStream(stranger, endpoint, owner.orgId)).toBe(403)
        expect(await statusOfStream(owner, endpoint, owner.orgId)).toBe(200)
        return
      }
      const before = await rowsOf(owner.orgId)

      const entering = await send(stranger, endpoint, filling, { orgid: String(owner.orgId) })
      expect(entering).toMatchObject({ status: 403, body: { key: 'platform.organisationForbidden' } })
      const strangers = await send(stranger, endpoint, filling)
      expect([200, 400, 403, 404, 409], JSON.stringify(strangers.body)).toContain(strangers.status)
      expect(JSON.stringify(strangers.body)).not.toContain(secret)
      expect(await rowsOf(owner.orgId), 'rows of the owner').toEqual(before)

      // The owner comes last: what a stranger could have removed would be missing now.
      const owners = await send(owner, endpoint, filling)
      expect(owners.status, JSON.stringify(owners.body)).toBe(200)
      if (strangers.status !== 200) return
      if (filling.alike) expect(said(strangers)).toEqual(said(owners))
      else expect(said(strangers)).not.toEqual(said(owners))
    },
  )

  test('brings nothing to a stranger that was handed in by the owner', async () => {
    await stranger.ask('POST', '/inews/monitor', { kind: 'item', name: '也想看', rule: secret })
    await product.settled()
    const { body } = await stranger.ask('POST', '/inews/monitorArticle/list', ground.question)
    expect(JSON.stringify(body)).not.toContain(secret)
  })
})
const said = ({ body }: { body: Reply }) => body.data ?? body

describe('a permission', () => {
  const orgId = 13
  const everything = features.flatMap(({ name, permissions }) =>
    Object.keys(permissions).map(each => `${name}.${each}`),
  )
  const without = (permission: string) => everything.filter(each => each !== permission)
  let holder: Caller
  let role: number

  beforeAll(async () => {
    holder = await product.member(orgId, 'holder@example.com', 'reader')
    const db = product.databases.worker
    const made = { org_id: orgId, name: '这一轮', based_on: 'nothing' }
    role = (await db.insertInto('roles').values(made).returning('id').executeTakeFirstOrThrow()).id
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('account', '=', 'holder@example.com')
      .executeTakeFirstOrThrow()
    await db.insertInto('member_roles').values({ org_id: orgId, user_id: id, role_id: role }).execute()
  })
  const grant = (granted: string[]) =>
    product.databases.worker
      .updateTable('roles')
      .set({ granted })
      .where('org_id', '=', orgId)
      .where('id', '=', role)
      .execute()

  test.each(ofMembers.filter(([name]) => isWalked(name)))(
    'of %s opens it, and no other does',
    async (_name, endpoint) => {
      const permission = endpoint.permission ?? ''
      const isStream = endpoint.envelope === 'events'
      await grant(without(permission))
      if (isStream) expect(await statusOfStream(holder, endpoint, orgId)).toBe(403)
      else expect(await send(holder, endpoint, {})).toMatchObject({ status: 403, body: { key: 'platform.forbidden' } })
      await grant([permission])
      if (isStream) expect(await statusOfStream(holder, endpoint, orgId)).toBe(200)
      else expect((await send(holder, endpoint, {})).body?.key).not.toBe('platform.forbidden')
    },
  )

  test.each(['member', 'reader'] as const)('is refused to a %s whose role does not have it', async role => {
    const caller = await product.member(orgId, `${role}@example.com`, role)
    const lacking = features.flatMap(({ contract, permissions, name }) => {
      const lacks = Object.keys(permissions).filter(each => !permissions[each]?.roles.includes(role))
      return Object.values(contract).filter(({ permission }) => lacks.some(each => permission === `${name}.${each}`))
    })
    expect(lacking).not.toEqual([])
    for (const endpoint of lacking)
      expect((await send(caller, endpoint, {})).body, endpoint.path).toMatchObject({ key: 'platform.forbidden' })
  })
})

describe('without a session', () => {
  test.each(all.filter(([name, endpoint]) => endpoint.access !== 'public' && isWalked(name)))(
    '%s is refused',
    async (name, endpoint) => {
      const method = methodOf(endpoint)
      const reply = await product.app.inject({
        method,
        // Strangers are counted by address, and there are more calls than one may make in a minute.
        remoteAddress: `10.0.0.${all.findIndex(([other]) => other === name) % 250}`,
        url: endpoint.path.replace(/\{\w+\}/g, '1'),
        headers: { orgid: String(first) },
        ...(method !== 'GET' && { payload: {} }),
      })
      // A link is its own ticket: without one there is nothing at its address.
      expect(reply.statusCode).toBe(endpoint.access === 'link' ? 404 : 401)
    },
  )
})

describe('a member', () => {
  test.each(all.filter(([, endpoint]) => endpoint.access === 'operator'))(
    'may not use the operator’s %s',
    async (_name, endpoint) => {
      expect((await send(stranger, endpoint, {})).status).toBe(403)
    },
  )
})

describe('the database', () => {
  test('puts row-level security on every table with an organisation; the others are listed as shared', async () => {
    const { rows } = await sql<{ name: string; protected: boolean; has_org: boolean; note: string | null }>`
      select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as protected, obj_description(c.oid) as note,
        exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'org_id' and not a.attisdropped) as has_org
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'migrations'`.execute(
      product.databases.worker,
    )
    expect(rows.filter(row => row.has_org && !row.protected).map(row => row.name)).toEqual([])
    expect(rows.filter(row => !row.protected && !row.note?.includes('Shared')).map(row => row.name)).toEqual([])
    expect(rows.filter(row => !row.note?.startsWith('owner: ')).map(row => row.name)).toEqual([])
  })

  test('shows a request without organisation no rows at all', async () => {
    expect(await product.databases.app.selectFrom('monitors').select('id').execute()).toEqual([])
    expect(await product.databases.app.selectFrom('hits').select('article_id').execute()).toEqual([])
  })
})
