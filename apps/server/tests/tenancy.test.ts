import { inspectWeekly } from '@guanlan/features/administration/monitoring-check/server'
import { migratedDatabase } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Ground, makeGround, oneOfEverything, secret } from './one-of-everything/index.ts'
import { type Caller, openProduct, type Product } from './product.ts'
import { allCalls, callsOfMembers, isStream, limits, send, walkedCalls } from './walk/calls.ts'
import { noteChanges } from './walk/changes.ts'
import { type LimitedPerson, makeLimited } from './walk/limited.ts'
import { sampleFilling } from './walk/sample.ts'
import { watchStatements } from './walk/searches.ts'
import { askSpoilt } from './walk/spoilt.ts'
import { type Outcome, walkOver } from './walk/walk.ts'
import { walksAll } from './walk/walked.ts'

const [first, second] = [11, 12]
let product: Product
let ground: Ground
let stranger: Caller
let limited: LimitedPerson
let port: number

beforeAll(async () => {
  const database = await migratedDatabase()
  await noteChanges(database.url)
  const many = limits.read
  product = await openProduct(database.url, { limits: { ...limits, link: many, public: many, signIn: many } })
  ground = await makeGround(product, first)
  stranger = await product.member(second, 'stranger@example.com', 'orgAdmin')
  limited = await makeLimited(product, ground)
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
    outcome = await walkOver({ product, port, ground, stranger, limited }, walkedCalls).finally(stop)
    expect([...outcome.failures.strangers, ...outcome.failures.owners]).toEqual([])
  }, 600_000)

  test('tells and changes nothing of an article outside the folder of somebody limited to one', () => {
    expect([...new Set(outcome.failures.limited)]).toEqual([])
  })

  test('answers no spoilt value as a fault of ours', () => {
    expect(outcome.failures.spoilt).toEqual([])
  })

  test('searches texts only as an expensive call', () => {
    expect(outcome.failures.searches).toEqual([])
    // Those of one feature alone may search none.
    if (walksAll) expect(outcome.searched).toBeGreaterThan(0)
  })

  test('is told by the record in its words, its object by name, and what differs without names of columns', () => {
    expect(outcome.failures.record).toEqual([])
    if (walksAll) expect(outcome.recorded).toBeGreaterThan(200)
  })

  test('brings nothing to a stranger that was handed in by the owner', async () => {
    await stranger.ask('POST', '/inews/monitor', { kind: 'item', name: '也想看', rule: secret })
    await product.settled()
    const { body } = await stranger.ask('POST', '/inews/monitorArticle/list', ground.question)
    expect(JSON.stringify(body)).not.toContain(secret)
  })
})

test('somebody limited to a folder sees and undoes nothing of what others did and made with an article outside of it', async () => {
  const ask = async (who: Caller, method: 'GET' | 'POST' | 'DELETE', url: string, body?: object) =>
    (await who.ask(method, url, body)).body
  const { article, owner } = ground
  const { caller } = limited
  const listOf = async (url: string, question: object) => (await ask(caller, 'POST', url, question)).data.list

  await ask(owner, 'POST', '/api/dataFeedbackInfo', { kind: 'wrong', content: '标题错了', articleId: article })
  const reports = async (who: Caller) =>
    JSON.stringify((await ask(who, 'GET', '/api/dataFeedbackInfo?pageSize=100')).data.list)
  expect([(await reports(owner)).includes('标题错了'), (await reports(caller)).includes('标题错了')]).toEqual([
    true,
    false,
  ])

  const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
  const { id } = (await ask(owner, 'POST', '/inews/share', { idList: [article], title: '分享', expiresAt })).data.share
  // What they shared themselves, a topic of no folder, is theirs.
  const shares = (await ask(caller, 'GET', '/inews/share?of=all')).data.list
  expect(shares.filter(({ createdBy }: { createdBy: string }) => createdBy !== 'limited@example.com')).toEqual([])
  expect((await ask(caller, 'DELETE', `/inews/share/${id}`)).key).toBe('platform.missing')

  await ground.makeTask('done')
  expect((await ask(caller, 'GET', '/inews/task')).data.filter(({ isMine }: { isMine: boolean }) => !isMine)).toEqual(
    [],
  )
  const acts = await listOf('/inews/operationLog/user/logs/list', { kind: 'operations' })
  expect(acts.map(({ userName }: { userName: string }) => userName)).not.toContain('owner11@example.com')

  await ask(owner, 'POST', '/crisis/startCrisis', { name: '召回', crisisLevel: 2, draft: true })
  const crises = async (who: Caller) =>
    (await ask(who, 'GET', '/inews/monitorArticle/setNames?kind=crisis')).data.map(({ name }: { name: string }) => name)
  expect(await crises(owner)).toContain('召回')
  expect(await crises(caller)).toEqual([])

  const marked = { idList: [article], found: true }
  await ask(owner, 'POST', '/inews/data/monitorArticle/read', { ...marked, read: true })
  for (const read of [false, true])
    expect((await ask(caller, 'POST', '/inews/data/monitorArticle/read', { ...marked, read })).data.changed).toBe(0)
})

test('no spoilt value is a fault of ours for operators, holders of links and strangers either', async () => {
  const operator = await product.member(first, 'operator@example.com', 'orgAdmin', ['operator'])
  const others = allCalls.filter(call => !callsOfMembers.includes(call) && !isStream(call[1]))
  if (walksAll) expect(others.length).toBeGreaterThan(100)
  const failures: string[] = []
  let reached = 0
  for (const call of walksAll ? others : []) {
    const [name, endpoint] = call
    const filling = sampleFilling(endpoint)
    const { status } = await send(operator, endpoint, filling)
    if (status !== 400) reached++
    const { faults } = await askSpoilt(call, filling, operator)
    failures.push(...[...(status >= 500 ? [`${status}`] : []), ...faults].map(fault => `${name}: ${fault}`))
  }
  expect(failures).toEqual([])
  // Otherwise what is made up is refused before anything looks at it.
  if (walksAll) expect(reached / others.length).toBeGreaterThan(0.75)
}, 180_000)

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
