import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { createApp } from './app.ts'

const app = await createApp({ logger: false })
app.get('/inews/thing/:id', async () => 'read')
app.put('/inews/thing/:id', async () => 'written')
afterAll(() => app.close())

test('a method that an address does not have is told which ones it has', async () => {
  const reply = await app.inject({ method: 'DELETE', url: '/INEWSAPI/inews/thing/7?a=1' })
  expect(reply.statusCode).toBe(405)
  expect(reply.headers.allow).toBe('GET, HEAD, PUT')
  expect(reply.json()).toMatchObject({ code: 1012, key: 'platform.wrongMethod', data: null })
})

test('an address that is not there stays one', async () => {
  const reply = await app.inject({ method: 'DELETE', url: '/inews/thing/7/more' })
  expect(reply.statusCode).toBe(404)
  expect(reply.json()).toMatchObject({ key: 'platform.noSuchAddress' })
})

test('an address that cannot be read is refused in the envelope', async () => {
  const reply = await app.inject({ method: 'GET', url: '/inews/thing/%c0' })
  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toMatchObject({ status: 1003, key: 'platform.malformed', requestId: expect.any(String) })
})

test('an address or headers that are too long are refused in the envelope', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const reply = await fetch(`http://127.0.0.1:${port}/inews/thing/7?a=${'x'.repeat(20_000)}`)
  expect(reply.status).toBe(431)
  expect(await reply.json()).toMatchObject({ code: 1003, key: 'platform.unreadable', data: null })
})
