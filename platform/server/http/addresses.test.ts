import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from './app.ts'

const app = await createApp({ logger: false })
app.get('/inews/thing/:id', async () => 'read')
app.put('/inews/thing/:id', { bodyLimit: 1_500_000 }, async () => 'written')
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

test('an address with a part that is too long to name anything says so', async () => {
  const reply = await app.inject({ method: 'GET', url: `/inews/thing/${'7'.repeat(301)}` })
  expect(reply.statusCode).toBe(414)
  expect(reply.json()).toMatchObject({ key: 'platform.addressPartTooLong' })
})

test('an address that cannot be read is refused in the envelope', async () => {
  const reply = await app.inject({ method: 'GET', url: '/inews/thing/%c0' })
  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toMatchObject({ status: 1003, key: 'platform.malformed', requestId: expect.any(String) })
})

describe('what is too long is refused in the envelope', () => {
  let origin = ''
  beforeAll(async () => {
    await app.listen({ port: 0, host: '127.0.0.1' })
    origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  })

  test.each([8_001, 20_000])('an address of %i characters, with how many there may be', async length => {
    const path = '/inews/thing/7?a='
    const reply = await fetch(origin + path.padEnd(length, 'x'), { headers: { 'accept-language': 'en' } })
    expect(reply.status).toBe(414)
    expect(await reply.json()).toMatchObject({
      code: 1013,
      key: 'platform.addressTooLong',
      data: null,
      ...(length < 16_000 && { msg: 'The address is too long: at most 8000 characters' }),
    })
    expect((await fetch(origin + path.padEnd(8_000, 'x'))).status).toBe(200)
  })

  test('headers', async () => {
    const reply = await fetch(`${origin}/inews/thing/7`, { headers: { 'x-long': 'x'.repeat(20_000) } })
    expect(reply.status).toBe(431)
    expect(await reply.json()).toMatchObject({ code: 1003, key: 'platform.unreadable', data: null })
  })

  test('a body, with the most that this call takes', async () => {
    const send = (bytes: number) =>
      fetch(`${origin}/inews/thing/7`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'accept-language': 'en' },
        body: JSON.stringify({ a: 'x'.repeat(bytes - 8) }),
      })
    expect((await send(1_500_000)).status).toBe(200)
    const reply = await send(1_500_001)
    expect(reply.status).toBe(413)
    expect(await reply.json()).toMatchObject({ code: 1008, msg: 'Too large: the limit is 1.5 MB' })
  })
})
