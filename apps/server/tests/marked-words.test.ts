// In a list the words of the monitors that were asked for are marked, and of no other.
import { migratedDatabase } from '@guanlan/platform/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, openProduct, type Product, type Reply } from './product.ts'

let product: Product
let member: Caller
const monitors = { folder: 0, door: 0, price: 0, battery: 0 }

beforeAll(async () => {
  const database = await migratedDatabase()
  product = await openProduct(database.url)
  member = await product.member(81, 'marks@example.com', 'orgAdmin')
  const made = async (monitor: object): Promise<number> =>
    (await member.ask('POST', '/inews/monitor', monitor)).body.data.id
  monitors.folder = await made({ kind: 'folder', name: '澄屿' })
  monitors.door = await made({ kind: 'item', name: '车门', rule: '车门', fatherId: monitors.folder })
  monitors.price = await made({ kind: 'item', name: '价格', rule: '价格', fatherId: monitors.folder })
  monitors.battery = await made({ kind: 'item', name: '电池', rule: '电池' })
  await member.ask('POST', '/ua/upload/article/add', {
    title: '车门、价格与电池',
    body: '车门在低温下打不开，价格未变，电池照旧。',
    media: '青麓日报',
  })
  await product.settled()
  return () => database.drop()
})
afterAll(() => product.close())

test.each<[string, keyof typeof monitors | undefined, string[]]>([
  ['one monitor', 'door', ['车门']],
  ['another one', 'battery', ['电池']],
  ['a folder', 'folder', ['价格', '车门']],
  ['everything', undefined, ['价格', '电池', '车门']],
])('%s marks its words', async (_, requested, terms) => {
  const { body } = await member.ask('POST', '/inews/monitorArticle/list', {
    from: new Date(Date.now() - 3_600_000).toISOString(),
    to: new Date(Date.now() + 60_000).toISOString(),
    ...(requested && { monitor: monitors[requested] }),
  })
  expect(body.data.list).toHaveLength(1)
  const [row] = body.data.list as Reply[]
  for (const hits of [row.titleHits, row.excerptHits])
    expect([...new Set<string>(hits.map((hit: Reply) => hit.term))].sort()).toEqual(terms)
})
