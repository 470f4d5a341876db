// What every answer tells the browser to refuse: a page that is framed elsewhere, a script that was smuggled in, a guessed type.
import { migratedDatabase } from '@guanlan/platform/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, openProduct, type Product } from './product.ts'

let product: Product
let member: Caller

beforeAll(async () => {
  const database = await migratedDatabase()
  product = await openProduct(database.url)
  member = await product.member(71, 'headers@example.com')
  return () => database.drop()
})
afterAll(() => product.close())

test.each([
  ['a page that is not there', '/nowhere', 404],
  ['a call', '/inews/monitor/counts', 200],
  ['a refused call', '/inews/monitorArticle/articles/1', 404],
  ['the health', '/health/ready', 200],
])('%s carries the security headers', async (_, url, status) => {
  const reply = await product.app.inject({
    url,
    headers: { host: 'localhost:8080', authorization: `Bearer ${member.token}`, orgid: '71' },
  })
  expect(reply.statusCode).toBe(status)
  const policy = String(reply.headers['content-security-policy'])
  const directives = new Map(policy.split(';').map(part => [part.trim().split(' ')[0], part.trim()]))
  expect(directives.get('default-src')).toBe("default-src 'self'")
  expect(directives.get('object-src')).toBe("object-src 'none'")
  expect(directives.get('base-uri')).toBe("base-uri 'none'")
  expect(directives.get('form-action')).toBe("form-action 'self'")
  expect(directives.get('frame-ancestors')).toBe("frame-ancestors 'self'")
  // Scripts fall under default-src: neither inline ones nor eval.
  expect(directives.get('script-src') ?? '').not.toMatch(/unsafe/)
  expect(reply.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'no-referrer',
  })
  expect(reply.headers).not.toHaveProperty('x-powered-by')
})

test('a stream of events carries them too', async () => {
  const port = await product.listen()
  const reader = new AbortController()
  const stream = await fetch(`http://localhost:${port}/inews/monitor/saves`, {
    headers: { authorization: `Bearer ${member.token}`, orgid: '71' },
    signal: reader.signal,
  })
  const headers = Object.fromEntries(stream.headers)
  reader.abort()
  expect(stream.status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  })
  expect(headers['content-security-policy']).toContain("default-src 'self'")
  expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
})
