// Somebody who may do everything in one folder of monitors (docs/decisions/0021): every call of a member, with what lies outside of it.
import { inspectWeekly } from '@guanlan/features/administration/monitoring-check/server'
import { methodOf } from '@guanlan/platform/contract'
import { migratedDatabase } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Filling, type Ground, makeGround, oneOfEverything, openWord, secret } from './one-of-everything/index.ts'
import { type Caller, openProduct, type Product } from './product.ts'
import { type Call, isStream, limits, send, walkedCalls } from './walk/calls.ts'
import { changedTables, noteChanges } from './walk/changes.ts'

const org = 11
let product: Product
let ground: Ground
let limited: Caller

beforeAll(async () => {
  const database = await migratedDatabase()
  await noteChanges(database.url)
  product = await openProduct(database.url, { limits })
  ground = await makeGround(product, org)
  await inspectWeekly(product.databases.worker)
  limited = await product.member(org, 'limited@example.com')
  const folder = await ground.make('/inews/monitor', { kind: 'folder', name: '别处' })
  const { body } = await ground.owner.ask('GET', '/mgrV1/role/members')
  const { id } = body.data.find(({ name }: { name: string }) => name === 'limited@example.com')
  await ground.make('/mgrV1/role/add', { name: '别处', basedOn: 'orgAdmin', memberIds: [id], folderIds: [folder.id] })
  return () => database.drop()
})
afterAll(() => product.close())

/** Titles and texts of the ground's articles; names of labels, media and people are nobody's secret among members. */
const hidden = new RegExp(`${secret}与?${openWord}`)
/** Tables whose rows are of an article. */
let ofArticles: string[]
beforeAll(async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'article_id'`.execute(
    product.databases.worker,
  )
  ofArticles = rows.map(({ name }) => name)
})

/** What changes or tells all the same, and why that is right. */
const allowed: Readonly<Record<string, string>> = {
  'monitors.preview': 'whoever may write rules could save this one in their folder, and would see what it finds',
  'intake.enter': 'enters an article of their own',
  'clippings.write': 'words between the articles of a collection, of no article',
  'clippings.change': 'the same',
  'clippings.take': 'the same',
  'dataReports.report': 'asks for a site that is not collected, of no article',
  'dataReports.process': 'the same',
  'recallTests.again': 'lines that a person pasted',
  'vocabularies.create': 'words are the whole organisation’s: its articles are read again',
}

const fillings = new Map<string, Filling>()
/** Once a call: some things can be made only once. */
async function fillingOf(name: string): Promise<Filling | undefined> {
  await product.settled()
  const filling = fillings.get(name) ?? (await oneOfEverything[name]?.(ground))
  if (!filling || filling.owner) return undefined
  fillings.set(name, filling)
  return filling
}
async function askLimited([name, endpoint]: Call): Promise<string[]> {
  const filling = await fillingOf(name)
  if (!filling) return []
  await changedTables(product, org)
  const { status, body } = await send(limited, endpoint, filling)
  const text = JSON.stringify(body) ?? ''
  const found: string[] = []
  const shown = text.match(hidden)
  if (shown) found.push(`tells …${text.slice(Math.max(0, (shown.index ?? 0) - 120), (shown.index ?? 0) + 40)}`)
  if (status >= 500) found.push(`${status}`)
  if (/[aA]rticle\/\{id\}/.test(endpoint.path) && status !== 404) found.push(`${status} ${text.slice(0, 200)}`)
  await product.settled()
  const changed = (await changedTables(product, org)).filter(table => ofArticles.includes(table))
  if (changed.length > 0) found.push(`changed ${changed.join(', ')}: ${status} ${text.slice(0, 120)}`)
  return allowed[name] ? [] : found.map(each => `${name} ${each}`)
}

test('nothing of an article outside the folder is told or changed by any call', async () => {
  const found: string[] = []
  const calls = walkedCalls.filter(([, endpoint]) => !isStream(endpoint))
  for (const call of calls) {
    found.push(...(await askLimited(call)))
    // Lists have something in them afterwards.
    const filling = await fillingOf(call[0])
    if (filling) await send(ground.owner, call[1], filling)
  }
  for (const call of calls) if (methodOf(call[1]) === 'GET' || call[1].reads) found.push(...(await askLimited(call)))
  expect([...new Set(found)]).toEqual([])
}, 240_000)

test('what others did and made with such an article is theirs', async () => {
  const ask = async (who: Caller, method: 'GET' | 'POST' | 'DELETE', url: string, body?: object) =>
    (await who.ask(method, url, body)).body
  const { article, owner } = ground
  const listOf = async (url: string, question: object) => (await ask(limited, 'POST', url, question)).data.list

  await ask(owner, 'POST', '/api/dataFeedbackInfo', { kind: 'wrong', content: '标题错了', articleId: article })
  const reports = async (who: Caller) =>
    JSON.stringify((await ask(who, 'GET', '/api/dataFeedbackInfo?pageSize=100')).data.list)
  expect([(await reports(owner)).includes('标题错了'), (await reports(limited)).includes('标题错了')]).toEqual([
    true,
    false,
  ])

  const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
  const { id } = (await ask(owner, 'POST', '/inews/share', { idList: [article], title: '分享', expiresAt })).data.share
  // What they shared themselves, a topic of no folder, is theirs.
  const shares = (await ask(limited, 'GET', '/inews/share?of=all')).data.list
  expect(shares.filter(({ createdBy }: { createdBy: string }) => createdBy !== 'limited@example.com')).toEqual([])
  expect((await ask(limited, 'DELETE', `/inews/share/${id}`)).key).toBe('platform.missing')

  await ground.makeTask('done')
  expect((await ask(limited, 'GET', '/inews/task')).data.filter(({ isMine }: { isMine: boolean }) => !isMine)).toEqual(
    [],
  )
  const acts = await listOf('/inews/operationLog/user/logs/list', { kind: 'operations' })
  expect(acts.map(({ userName }: { userName: string }) => userName)).not.toContain('owner11@example.com')

  await ask(owner, 'POST', '/crisis/startCrisis', { name: '召回', crisisLevel: 2, draft: true })
  const crises = async (who: Caller) =>
    (await ask(who, 'GET', '/inews/monitorArticle/setNames?kind=crisis')).data.map(({ name }: { name: string }) => name)
  expect(await crises(owner)).toContain('召回')
  expect(await crises(limited)).toEqual([])

  const marked = { idList: [article], found: true }
  await ask(owner, 'POST', '/inews/data/monitorArticle/read', { ...marked, read: true })
  for (const read of [false, true])
    expect((await ask(limited, 'POST', '/inews/data/monitorArticle/read', { ...marked, read })).data.changed).toBe(0)
})
