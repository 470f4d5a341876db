/** No input is a fault of ours: every value that a call takes is replaced by what no column can hold. */
import type { Endpoint } from '@guanlan/platform/contract'
import { migratedDatabase } from '@guanlan/platform/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Filling, type Ground, makeGround, oneOfEverything } from './one-of-everything/index.ts'
import { type Caller, openProduct, type Product } from './product.ts'
import { allCalls, type Call, callsOfMembers, isStream, limits, send } from './walk/calls.ts'
import { sampleFilling } from './walk/sample.ts'

let product: Product
let ground: Ground
beforeAll(async () => {
  const database = await migratedDatabase()
  const many = limits.read
  product = await openProduct(database.url, { limits: { ...limits, link: many, public: many, signIn: many } })
  ground = await makeGround(product, 11)
  return () => database.drop()
})
afterAll(() => product.close())

const beyondInt = 3_000_000_000
const beyondBigint = '99999999999999999999'
/** Ids that no row has: beyond what a number holds exactly, below zero, a word. */
const noIds = ['9007199254740993', -1, '-9223372036854775809', 'x']
const namesId = /^id$|Ids?$|^ids$|IdList$|^idList$/
const withNul = 'a\u0000b'
const halfPair = 'a\ud800b'

/** Written as ISO 8601 has it, and no moment for a database: an offset that is nowhere, a year before the first. */
const noMoments = ['2026-11-20T08:00:00-23:01', '2026-11-20T08:00:00+16:00', '0000-01-01T00:00:00Z']

/** The value once for each of its leaves and each bad value, the leaf replaced. */
function* spoilt(value: unknown, name = ''): Generator<unknown> {
  if (Array.isArray(value))
    for (const [n, each] of value.entries()) for (const bad of spoilt(each, name)) yield value.with(n, bad)
  else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) for (const bad of spoilt(each, key)) yield { ...value, [key]: bad }
  else if (typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value))) {
    yield beyondInt
    yield beyondBigint
    if (namesId.test(name)) yield* noIds
  } else if (typeof value === 'string') {
    if (/^\d{4}-\d\d-\d\dT/.test(value)) yield* noMoments
    else if (/^\d{4}-\d\d-\d\d$/.test(value)) yield '0000-01-01'
    yield withNul
    yield halfPair
  }
}

function* spoiltFillings({ params = {}, query = {}, body }: Filling): Generator<Filling> {
  for (const bad of spoilt(params)) yield { params: bad as Filling['params'] & object, query, body }
  for (const bad of spoilt(query)) yield { params, query: bad as Filling['query'] & object, body }
  if (!(body instanceof Uint8Array) && typeof body !== 'string')
    for (const bad of spoilt(body)) yield { params, query, body: bad as object }
}

/** Statuses of five hundred and more, each with what was sent. */
async function faultsOf(caller: Caller, endpoint: Endpoint, filling: Filling): Promise<string[]> {
  const faults: string[] = []
  for (const spoiltOne of spoiltFillings(filling)) {
    const { status, body } = await send(caller, endpoint, {
      ...spoiltOne,
      ...(filling.headers && { headers: filling.headers }),
    })
    if (status >= 500) faults.push(JSON.stringify({ status, ...spoiltOne, answer: body }))
  }
  return faults
}

async function faultsOfMembers([name, endpoint]: Call): Promise<string[]> {
  const filling = await oneOfEverything[name]?.(ground)
  if (!filling) throw new Error('it is not in one-of-everything')
  return faultsOf(filling.owner ?? ground.owner, endpoint, filling)
}

/** A task that only a good call would have ended: who waits until all is settled would wait for ever. */
const endTasks = () =>
  product.databases.worker
    .updateTable('tasks')
    .set({ state: 'cancelled' })
    .where('state', '=', 'running')
    .where('worker', 'is', null)
    .execute()

test('no spoilt value is answered as a fault of ours', async () => {
  const failures: string[] = []
  for (const call of callsOfMembers) {
    if (isStream(call[1])) continue
    failures.push(...(await faultsOfMembers(call).catch(error => [String(error)])).map(fault => `${call[0]}: ${fault}`))
    await endTasks()
  }
  expect(failures).toEqual([])
}, 180_000)

test('nor of what operators, holders of links and strangers may ask', async () => {
  const operator = await product.member(11, 'operator@example.com', 'orgAdmin', ['operator'])
  const failures: string[] = []
  const others = allCalls.filter(call => !callsOfMembers.includes(call) && !isStream(call[1]))
  expect(others.length).toBeGreaterThan(100)
  let reached = 0
  for (const [name, endpoint] of others) {
    const filling = sampleFilling(endpoint)
    const { status } = await send(operator, endpoint, filling)
    if (status !== 400) reached++
    if (status >= 500) failures.push(`${name}: ${status}`)
    failures.push(...(await faultsOf(operator, endpoint, filling)).map(fault => `${name}: ${fault}`))
  }
  expect(failures).toEqual([])
  // Otherwise what is made up is refused before anything looks at it.
  expect(reached / others.length).toBeGreaterThan(0.75)
}, 180_000)
