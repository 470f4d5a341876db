import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { contract, Empty } from '@guanlan/platform/contract'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createApp } from './app.ts'
import { openEvents } from './events.ts'
import { mount } from './mount.ts'

const words = '观水有术，必观其澜。'.repeat(1_000)
const calls = contract({
  long: { method: 'GET', path: '/inews/long', access: 'public', summary: 's', reply: z.string() },
  short: { method: 'GET', path: '/inews/short', access: 'public', summary: 's', reply: z.string() },
  token: {
    method: 'POST',
    path: '/session/refresh',
    access: 'public',
    envelope: 'bare',
    summary: 's',
    reply: z.object({ access_token: z.string() }),
  },
  events: { method: 'GET', path: '/inews/events', access: 'public', envelope: 'events', summary: 's', reply: Empty },
  body: { method: 'POST', path: '/inews/body', access: 'public', summary: 's', reply: z.string() },
})

let app: FastifyInstance
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guanlan-web-'))
  const script = `export const words = ${JSON.stringify(words)}`
  await writeFile(join(folder, 'built.js'), script)
  await writeFile(join(folder, 'built.js.br'), brotliCompressSync(script))
  app = await createApp({ phrases: {}, logger: false, webRoot: folder })
  mount(app, calls.long, async () => words)
  mount(app, calls.short, async () => '观澜')
  mount(app, calls.token, async () => ({ access_token: words }))
  mount(app, calls.events, async ({ reply }) => {
    openEvents(reply).send('wave', words)
    reply.raw.end()
  })
  mount(app, calls.body, async ({ request }) => JSON.stringify(request.body))
  return async () => {
    await app.close()
    await rm(folder, { recursive: true })
  }
})

const ask = (url: string, encodings = 'gzip, deflate, br') =>
  app.inject({ method: url.startsWith('/session') ? 'POST' : 'GET', url, headers: { 'accept-encoding': encodings } })

describe('an answer', () => {
  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('of some length leaves compressed for who accepts %s', async (accepted, encoding, open) => {
    const reply = await ask('/inews/long', accepted)
    expect(reply.headers['content-encoding']).toBe(encoding)
    expect(reply.headers.vary).toContain('accept-encoding')
    expect(reply.rawPayload.length).toBeLessThan(words.length / 10)
    expect(JSON.parse(open(reply.rawPayload).toString()).data).toBe(words)
  })

  test.each([
    ['a short answer', '/inews/short', undefined],
    ['an answer for who accepts nothing', '/inews/long', 'identity'],
    ['an answer with a token', '/session/refresh', undefined],
    ['a stream of events', '/inews/events', undefined],
  ])('%s leaves as it is', async (_, url, accepted) => {
    expect((await ask(url, accepted)).headers['content-encoding']).toBeUndefined()
  })

  test('a built file leaves as it was compressed at its making, once', async () => {
    const reply = await ask('/built.js')
    expect(reply.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(reply.rawPayload).toString()).toContain('观水有术')
  })
})

test('a compressed body is not unpacked', async () => {
  const reply = await app.inject({
    method: 'POST',
    url: '/inews/body',
    headers: { 'content-type': 'application/json', 'content-encoding': 'br' },
    payload: brotliCompressSync('{"a":1}'),
  })
  expect(reply.statusCode).toBe(400)
})
