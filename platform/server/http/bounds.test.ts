// Who leaves things open takes them from nobody else.
import { type AddressInfo, connect, type Socket } from 'node:net'
import { contract, Empty, feature } from '@guanlan/platform/contract'
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { serverHalf } from '../server-half.ts'
import { createApp } from './app.ts'
import type { Bounds } from './bounds.ts'
import type { HttpSetting } from './call.ts'
import { openEvents } from './events.ts'
import { serve } from './serve.ts'

const tides = contract({
  turn: {
    method: 'POST',
    path: '/inews/tides',
    access: 'public',
    summary: 's',
    body: z.object({ height: z.string() }),
    reply: z.number(),
  },
  follow: {
    method: 'GET',
    path: '/inews/tides/follow',
    access: 'signedIn',
    envelope: 'events',
    summary: 's',
    reply: Empty,
  },
})
const tideServer = serverHalf({
  feature: feature({ name: 'tides', permissions: {}, quotas: {}, contract: tides }),
  routes: {
    turn: async (_scope, { body }) => body.height.length,
    follow: async (_scope, _input, { reply }) => openEvents(reply).send('tide', 1),
  },
})

let app: FastifyInstance
let port = 0
const sockets = new Set<Socket>()
async function open(bounds: Partial<Bounds>): Promise<void> {
  app = await createApp({ logger: false, bounds })
  serve(app, [tideServer], {
    authenticate: async (token: string) => ({ userId: Number(token), name: '', roles: [] }),
  } as unknown as HttpSetting)
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
}
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  sockets.clear()
  await app.close()
})

/** A connection that has sent `text`; `heard` is all that came back until it was closed. */
function send(text: string): { socket: Socket; heard: Promise<string> } {
  const socket = connect(port, '127.0.0.1')
  sockets.add(socket)
  let all = ''
  const heard = new Promise<string>(resolve => {
    socket.on('data', data => (all += data)).on('error', () => {})
    socket.on('close', () => resolve(all))
  })
  socket.write(text)
  return { socket, heard }
}
const head = (length: number) =>
  `POST /inews/tides HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`
const turn = (height: string) =>
  fetch(`http://127.0.0.1:${port}/inews/tides`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ height }),
  })
async function follow(person: number) {
  const leave = new AbortController()
  const reply = await fetch(`http://127.0.0.1:${port}/inews/tides/follow`, {
    headers: { authorization: `Bearer ${person}` },
    signal: leave.signal,
  })
  return { status: reply.status, retryAfter: reply.headers.get('retry-after'), leave: () => leave.abort() }
}

describe('a body', () => {
  test('that stops coming is given up, and so are two hundred, while others are answered', async () => {
    await open({ bodyMs: 300, bodiesOfAddress: 300 })
    const slow = Array.from({ length: 200 }, () => send(`${head(100)}{"hei`))
    expect((await turn('high')).status).toBe(200)
    for (const answer of await Promise.all(slow.map(one => one.heard))) expect(answer).toMatch(/^HTTP\/1.1 408 /)
    expect((await turn('high')).status).toBe(200)
  })

  test('that comes by drops is given up too', async () => {
    await open({ bodyMs: 300 })
    const { socket, heard } = send(`${head(1_000)}{"height":"`)
    const drops = setInterval(() => socket.write('x'), 50)
    expect(await heard).toMatch(/^HTTP\/1.1 408 /)
    clearInterval(drops)
  })

  test('that comes slowly but steadily arrives', async () => {
    await open({ bodyMs: 1_000 })
    const pieces = Array.from({ length: 8 }, () => 'x'.repeat(400))
    const body = JSON.stringify({ height: pieces.join('') })
    const { socket, heard } = send(
      `${head(body.length).replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')}{"height":"`,
    )
    for (const piece of pieces) {
      await new Promise(resolve => setTimeout(resolve, 150))
      socket.write(piece)
    }
    socket.write('"}')
    expect(await heard).toContain(`"data":${pieces.join('').length}`)
  })

  test('is one of a number that an address may have unfinished', async () => {
    await open({ bodiesOfAddress: 3 })
    const slow = Array.from({ length: 3 }, () => send(`${head(100)}{"hei`))
    await expect.poll(async () => (await turn('high')).status).toBe(429)
    for (const { socket } of slow) socket.destroy()
    await expect.poll(async () => (await turn('high')).status).toBe(200)
  })
})

test('headers that do not come whole are given up, and so is a connection that says nothing', async () => {
  await open({ headersMs: 200 })
  const [slow, silent] = [send('GET /inews/tides HTTP/1.1\r\nHost: loc'), send('')]
  expect(await slow.heard).toMatch(/^HTTP\/1.1 408 /)
  expect(await silent.heard).not.toContain('200')
})

test('connections of one address beyond its number are closed at once, and a place that is left is free again', async () => {
  await open({ connectionsOfAddress: 20 })
  const stored = Array.from({ length: 20 }, () => send(''))
  await expect.poll(() => new Promise(resolve => app.server.getConnections((_, n) => resolve(n)))).toBe(20)
  expect(await send('GET /inews/tides HTTP/1.1\r\n\r\n').heard).toBe('')
  stored[0]?.socket.destroy()
  await expect.poll(async () => (await turn('high').catch(() => ({ status: 0 }))).status).toBe(200)
})

test('streams of one person beyond their number are refused, another person’s are not, and who leaves makes room', async () => {
  await open({ streamsOfPerson: 2 })
  const [first, second, third, other] = [await follow(1), await follow(1), await follow(1), await follow(2)]
  expect([first, second, third, other].map(stream => stream.status)).toEqual([200, 200, 429, 200])
  expect(third.retryAfter).toBe('30')
  first.leave()
  await expect.poll(async () => (await follow(1)).status).toBe(200)
})

test('streams of one address have a number as well', async () => {
  await open({ streamsOfAddress: 2 })
  expect([await follow(1), await follow(2), await follow(3)].map(stream => stream.status)).toEqual([200, 200, 429])
})
