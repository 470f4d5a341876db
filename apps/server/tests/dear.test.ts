// Calls that search the texts of articles stand in the line of dear calls, whoever wrote them.
import { AsyncLocalStorage } from 'node:async_hooks'
import { type Endpoint, isOfOrganisation, methodOf } from '@guanlan/platform/contract'
import { migratedDatabase } from '@guanlan/platform/testing'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contracts } from '../features.ts'
import { type Filling, type Ground, makeGround, oneOfEverything, openWord } from './one-of-everything/index.ts'
import { openProduct, type Product } from './product.ts'

const orgId = 14
let product: Product
let ground: Ground

/** What a call has PostgreSQL do: the statements of each of its transactions, the opening one first. */
const asking = new AsyncLocalStorage<Map<object, string[][]>>()
const realQuery = pg.Client.prototype.query

beforeAll(async () => {
  const database = await migratedDatabase()
  product = await openProduct(database.url)
  ground = await makeGround(product, orgId)
  // biome-ignore lint/suspicious/noExplicitAny: one of many signatures, passed on as it is
  pg.Client.prototype.query = function (this: pg.Client, ...parts: any[]): any {
    const text = String(parts[0]?.text ?? parts[0])
    const transactions = asking.getStore()
    if (transactions) {
      const own = transactions.get(this) ?? []
      transactions.set(this, own)
      if (text.startsWith('begin')) own.push([])
      own.at(-1)?.push(text)
    }
    return Reflect.apply(realQuery, this, parts)
  }
  return () => {
    pg.Client.prototype.query = realQuery
    return database.drop()
  }
})
afterAll(() => product.close())

/**
 * Ways in which a statement reads texts or keywords of articles that it does not name. The newest three hundred, by which rules are priced,
 * are read once an hour for the whole process (each minute while there are fewer), by whoever comes first: that is no search.
 */
const readsTexts = /article_grams|lower\([^)]*t\.title\)+ like|lower\(w\.word\)|unnest\(coalesce\(/

const calls = Object.entries(contracts).flatMap(([feature, endpoints]) =>
  Object.entries(endpoints as Record<string, Endpoint>)
    .filter(([, endpoint]) => isOfOrganisation(endpoint) && endpoint.envelope !== 'events')
    .map(([name, endpoint]) => [`${feature}.${name}`, endpoint] as const),
)

async function transactionsOf(endpoint: Endpoint, { params = {}, query = {}, body, headers }: Filling) {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
  const asked = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  )
  const transactions = new Map<object, string[][]>()
  const { status } = await asking.run(transactions, () =>
    ground.owner.ask(methodOf(endpoint), `${path}?${asked}`, body, headers),
  )
  return { status, transactions: [...transactions.values()].flat() }
}

const isDear = ([opening = '']: readonly string[]): boolean => opening.includes('take_dear_place')

/** Where the body is a question: the same with a filter that compares texts. */
function searching(body: object | undefined): object | null {
  const filters = [{ field: 'title', is: 'is', values: [openWord] }]
  if (body && 'from' in body && typeof body.from === 'string' && 'to' in body) return { ...body, filters }
  if (body && 'questions' in body) return { questions: (body.questions as object[]).map(searching) }
  return null
}

let searched = 0
test.each(calls)('%s searches texts only as a dear call', async (name, endpoint) => {
  await product.settled()
  const filling = await oneOfEverything[name]?.(ground)
  if (!filling) throw new Error(`${name} is not in one-of-everything`)
  if (filling.owner) return
  const search = searching(filling.body)
  for (const body of search ? [filling.body, search] : [filling.body]) {
    const { status, transactions } = await transactionsOf(endpoint, { ...filling, ...(body && { body }) })
    expect(status).toBe(200)
    const reading = transactions.filter(statements => statements.some(text => readsTexts.test(text)))
    searched += reading.length
    expect(reading.filter(statements => !isDear(statements))).toEqual([])
  }
  // Whether anything was searched at all is seen where a question can be.
  if (search) expect(searched).toBeGreaterThan(0)
})
