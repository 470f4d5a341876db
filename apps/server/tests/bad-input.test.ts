/** No input is a fault of ours: every value that a call takes is replaced by what no column can hold. */
import { type Endpoint, methodOf } from '@guanlan/platform/contract'
import { migratedDatabase } from '@guanlan/platform/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { contracts } from '../features.ts'
import { type Filling, type Ground, makeGround, oneOfEverything } from './one-of-everything/index.ts'
import { openProduct, type Product } from './product.ts'

const calls = Object.entries(contracts)
  .flatMap(([feature, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]): [string, Endpoint] => [`${feature}.${name}`, endpoint]),
  )
  .filter(([name, { envelope }]) => oneOfEverything[name] && envelope !== 'events')

/** Calls a minute: what is refused as too often is not looked at. */
const many = 1_000_000
let product: Product
let ground: Ground
beforeAll(async () => {
  const database = await migratedDatabase()
  product = await openProduct(database.url, { limits: { read: many, write: many, dear: many, push: many } })
  ground = await makeGround(product, 11)
  return () => database.drop()
})
afterAll(() => product.close())
// A task that only a good call would have ended: who waits until all is settled would wait for ever.
afterEach(() =>
  product.databases.worker
    .updateTable('tasks')
    .set({ state: 'cancelled' })
    .where('state', '=', 'running')
    .where('worker', 'is', null)
    .execute(),
)

const beyondInt = 3_000_000_000
const beyondBigint = '99999999999999999999'
const withNul = 'a\u0000b'
const halfPair = 'a\ud800b'

/** The value once for each of its leaves and each bad value, the leaf replaced. */
function* spoilt(value: unknown): Generator<unknown> {
  if (Array.isArray(value))
    for (const [n, each] of value.entries()) for (const bad of spoilt(each)) yield value.with(n, bad)
  else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) for (const bad of spoilt(each)) yield { ...value, [key]: bad }
  else if (typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value))) {
    yield beyondInt
    yield beyondBigint
  } else if (typeof value === 'string') {
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

test.each(calls)('%s', async (name, endpoint) => {
  const filling = await oneOfEverything[name]?.(ground)
  if (!filling) throw new Error(name)
  const caller = filling.owner ?? ground.owner
  for (const { params = {}, query = {}, body } of spoiltFillings(filling)) {
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(asText(params[key] ?? 1)))
    const asked = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(asText(value))}`)
    const { status, body: answer } = await caller.ask(
      methodOf(endpoint),
      `${path}?${asked.join('&')}`,
      body,
      filling.headers,
    )
    expect(status, JSON.stringify({ params, query, body, answer })).toBeLessThan(500)
  }
})
/** An address cannot carry half a pair. */
const asText = (value: unknown) => String(value).toWellFormed()
