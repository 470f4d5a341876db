// What operators ask and change, through HTTP and the whole product.
import { migratedDatabase } from '@guanlan/platform/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProduct, type Product } from '../../../apps/server/tests/product.ts'

let product: Product
beforeAll(async () => {
  const database = await migratedDatabase()
  product = await openProduct(database.url)
  return () => database.drop()
})
afterAll(() => product.close())

test('an operator sees and changes how long what is kept; nothing goes before they say so', async () => {
  const operator = await product.member(41, 'operator@example.com', 'orgAdmin', ['operator'])
  const read = async () => (await operator.ask('GET', '/inews/retention')).body.data
  expect(await read()).toMatchObject({ enabled: false, organisations: [], last: null })
  expect((await read()).limits).toContainEqual({ kind: 'articles', months: 13 })
  const change = {
    enabled: true,
    limits: [{ kind: 'clientErrors', months: 6 }],
    organisations: [{ orgId: 41, kind: 'articles', months: null }],
  }
  expect((await operator.ask('PUT', '/inews/retention', change)).status).toBe(200)
  expect(await read()).toMatchObject({ enabled: true, organisations: change.organisations })
  expect((await read()).limits).toContainEqual({ kind: 'clientErrors', months: 6 })
})

test('a limit that makes no sense is refused by its field', async () => {
  const operator = await product.member(42, 'other-operator@example.com', 'orgAdmin', ['operator'])
  const put = (body: object) => operator.ask('PUT', '/inews/retention', body)
  for (const months of [0, -1, 1.5, 1201, '13'])
    expect((await put({ limits: [{ kind: 'articles', months }] })).status).toBe(400)
  expect((await put({ limits: [{ kind: 'everything', months: 1 }] })).status).toBe(400)
  const missing = await put({ organisations: [{ orgId: 4_004, kind: 'articles', months: 1 }] })
  expect(missing.status).toBe(400)
  expect(missing.body).toMatchObject({ key: 'retention.organisationMissing', problems: [{ field: 'organisations' }] })
})
