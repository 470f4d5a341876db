// What strangers, members and operators learn of the installation.
import { migratedDatabase } from '@guanlan/platform/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, openProduct, type Product } from './product.ts'

let product: Product
let member: Caller
let operator: Caller

beforeAll(async () => {
  const database = await migratedDatabase()
  product = await openProduct(database.url)
  member = await product.member(72, 'member@example.com')
  operator = await product.member(72, 'operator@example.com', 'member', ['operator'])
  return () => database.drop()
})
afterAll(() => product.close())

test('a stranger learns whether it is there, and nothing of who uses it', async () => {
  const { statusCode, body } = await product.app.inject({ url: '/health', headers: { host: 'localhost:8080' } })
  expect(statusCode).toBe(200)
  expect(JSON.parse(body)).toEqual({ status: 'ready', version: '0' })
  const asked = await product.app.inject({ url: '/inews/collecting', headers: { host: 'localhost:8080' } })
  expect(asked.statusCode).toBe(401)
})

test('a member learns whether articles come in, an operator what the installation does', async () => {
  expect((await member.ask('GET', '/inews/collecting')).body.data).toEqual({
    waiting: 0,
    oldestSeconds: null,
    sources: { enabled: 0, failing: 0 },
  })
  expect((await member.ask('GET', '/inews/installation')).status).toBe(403)
  const { status, body } = await operator.ask('GET', '/inews/installation')
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ role: 'all', waiting: 0, calls: [], pipeline: { rules: { costs: [] } } })
})
