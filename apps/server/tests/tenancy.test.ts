import { inspectWeekly } from '@guanlan/features/administration/monitoring-check/server'
import { migratedDatabase } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Ground, makeGround, oneOfEverything, secret } from './one-of-everything/index.ts'
import { type Caller, openProduct, type Product } from './product.ts'
import { callsOfMembers, limits, walkedCalls } from './walk/calls.ts'
import { noteChanges } from './walk/changes.ts'
import { watchStatements } from './walk/searches.ts'
import { type Outcome, walkOver } from './walk/walk.ts'

const [first, second] = [11, 12]
let product: Product
let ground: Ground
let stranger: Caller
let port: number

beforeAll(async () => {
  const database = await migratedDatabase()
  await noteChanges(database.url)
  product = await openProduct(database.url, { limits })
  ground = await makeGround(product, first)
  stranger = await product.member(second, 'stranger@example.com', 'orgAdmin')
  port = await product.listen()
  // Otherwise a worker does so at some minute of the walk.
  await inspectWeekly(product.databases.worker)
  return () => database.drop()
})
afterAll(() => product.close())

describe('every call of a member', () => {
  let outcome: Outcome
  test('has its filling, and no filling is left over', () => {
    expect(Object.keys(oneOfEverything).sort()).toEqual(callsOfMembers.map(([name]) => name).sort())
  })

  test('succeeds for its owner, after a stranger found nothing by it', async () => {
    const stop = watchStatements()
    outcome = await walkOver({ product, port, ground, stranger }, walkedCalls).finally(stop)
    expect([...outcome.failures.strangers, ...outcome.failures.owners]).toEqual([])
  }, 240_000)

  test('searches texts only as an expensive call', () => {
    expect(outcome.failures.searches).toEqual([])
    // Of the calls of one feature (GUANLAN_WALK) none may search.
    if (walkedCalls.length === callsOfMembers.length) expect(outcome.searched).toBeGreaterThan(0)
  })

  test('brings nothing to a stranger that was handed in by the owner', async () => {
    await stranger.ask('POST', '/inews/monitor', { kind: 'item', name: '也想看', rule: secret })
    await product.settled()
    const { body } = await stranger.ask('POST', '/inews/monitorArticle/list', ground.question)
    expect(JSON.stringify(body)).not.toContain(secret)
  })
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
