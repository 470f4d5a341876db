/// <reference types="node" />
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { contract, Empty, listOf, Paging } from '@guanlan/platform/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { addressOf } from './address.ts'
import { callAs } from './caller.ts'
import { connect } from './connect.ts'
import { RefusalError } from './errors.ts'
import { listen, parseEvents } from './events.ts'
import { reportOddAnswersTo } from './report.ts'
import { forgetToken, onSignedOut } from './token.ts'

const tides = contract({
  list: {
    method: 'GET',
    path: '/inews/tides',
    access: 'member',
    summary: 's',
    query: Paging,
    reply: listOf(z.string()),
  },
  one: {
    method: 'GET',
    path: '/inews/tides/{id}',
    access: 'member',
    summary: 's',
    params: z.object({ id: z.string() }),
    reply: z.string(),
  },
  open: {
    method: 'POST',
    path: '/inews/open',
    access: 'public',
    summary: 's',
    bodyKind: 'form',
    body: z.object({ a: z.string() }),
    reply: z.string(),
  },
  slow: { method: 'GET', path: '/inews/slow', access: 'public', summary: 's', reply: z.string() },
  refused: {
    method: 'POST',
    path: '/inews/refused',
    access: 'public',
    summary: 's',
    body: z.object({}),
    reply: z.string(),
  },
  broken: { method: 'GET', path: '/inews/broken', access: 'public', summary: 's', reply: z.string() },
  events: { method: 'GET', path: '/inews/events', access: 'member', envelope: 'events', summary: 's', reply: Empty },
})
const api = connect(tides)

let server: Server
let refreshes = 0
let grant: { status: number; body: object } = { status: 200, body: {} }
let streams = 0
const seen: { url: string; headers: IncomingMessage['headers']; body: string }[] = []
const realFetch = globalThis.fetch

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = ''
  for await (const piece of request) body += String(piece)
  const url = request.url ?? ''
  const reply = (status: number, data: object) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(data))
  }
  if (url === '/session/refresh') {
    refreshes++
    await new Promise(resolve => setTimeout(resolve, 20))
    return reply(grant.status, grant.body)
  }
  seen.push({ url, headers: request.headers, body })
  if (url.includes('/slow')) return void setTimeout(() => reply(200, { status: 0, data: 'late' }), 150)
  if (url.includes('/broken')) return reply(500, { status: 5000, msg: 'broken' })
  if (url.includes('/refused'))
    return reply(400, {
      status: 1003,
      msg: '名称为2至50个字',
      key: 'monitors.nameLength',
      problems: [{ field: 'name', key: 'monitors.nameLength', msg: '名称为2至50个字' }],
      requestId: 'req-1',
    })
  if (url.includes('/events')) {
    streams++
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(`: here\n\nevent: arrived\ndata: {"n":${streams}}\n\n`)
    // The first stream breaks in the middle of an event, as networks do.
    return void setTimeout(
      () => (streams === 1 ? response.write('data: {"ha', () => response.destroy()) : undefined),
      20,
    )
  }
  reply(200, { status: 0, code: 200, msg: '', data: { list: [], total: 0, page: 1, pageSize: 20 } })
}

beforeAll(async () => {
  server = createServer((request, response) => void answer(request, response))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  // A browser has an address of its own, against which the client's addresses are read.
  globalThis.location = { host: 'guanlan.test' } as Location
  globalThis.fetch = (input, init) => realFetch(new URL(String(input), base), init)
})
afterAll(() => {
  globalThis.fetch = realFetch
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  forgetToken()
  callAs(null)
  refreshes = 0
  seen.length = 0
  grant = { status: 200, body: { access_token: 'wave', expires_in: 300 } }
})

describe('the access token', () => {
  test('ten calls at once share one refresh, and later calls use what is left', async () => {
    await Promise.all(Array.from({ length: 10 }, () => api.list({ query: {} })))
    await api.list({ query: {} })
    expect(refreshes).toBe(1)
    expect(new Set(seen.map(call => call.headers.authorization))).toEqual(new Set(['Bearer wave']))
  })

  test('a token with less than 30 s left is renewed first', async () => {
    grant.body = { access_token: 'short', expires_in: 20 }
    await api.list({ query: {} })
    await api.list({ query: {} })
    expect(refreshes).toBe(2)
  })

  test.each([
    ['refused', { status: 401, body: { msg: 'signed out' } }],
    ['answered with a token that is over', { status: 200, body: { access_token: 'old', expires_in: 0 } }],
  ])('a refresh that is %s signs out, once, and the call is refused', async (_, reply) => {
    grant = reply
    let told = 0
    const stop = onSignedOut(() => told++)
    const calls = await Promise.allSettled([api.list({ query: {} }), api.list({ query: {} })])
    stop()
    expect(calls.map(call => call.status === 'rejected' && (call.reason as RefusalError).kind)).toEqual([
      'signedOut',
      'signedOut',
    ])
    expect(told).toBe(1)
    expect(seen).toEqual([])
  })

  test('a service that is down signs nobody out', async () => {
    grant = { status: 503, body: {} }
    let told = 0
    const stop = onSignedOut(() => told++)
    await expect(api.list({ query: {} })).rejects.toMatchObject({ kind: 'unreachable' })
    stop()
    expect(told).toBe(0)
  })

  test('public calls ask for no token', async () => {
    await api.open({ body: { a: '1' } })
    expect(refreshes).toBe(0)
  })
})

describe('a call', () => {
  test('carries organisation, host, language and an id of its own', async () => {
    callAs(815)
    await api.list({ query: { page: 2 } })
    expect(seen[0]?.url).toBe('/INEWSAPI/inews/tides?page=2')
    expect(seen[0]?.headers).toMatchObject({ orgid: '815', 'x-host': 'guanlan.test', 'accept-language': 'zh' })
    expect(seen[0]?.headers['x-request-id']).toMatch(/^req-\w{8}$/)
  })

  test('fills path parameters safely and posts forms as forms', async () => {
    expect(addressOf(tides.one, { id: 'a/b 1' })).toBe('/INEWSAPI/inews/tides/a%2Fb%201')
    expect(() => addressOf(tides.one)).toThrow('id')
    await api.open({ body: { a: '水 & 澜' } })
    expect(new URLSearchParams(seen[0]?.body).get('a')).toBe('水 & 澜')
  })

  test('says what is wrong with which field', async () => {
    const refusal = await api.refused({ body: {} }).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(RefusalError)
    expect(refusal).toMatchObject({ kind: 'invalid', key: 'monitors.nameLength', requestId: 'req-1' })
    expect((refusal as RefusalError).problemOf('name')).toBe('名称为2至50个字')
  })

  test('only answers outside the normal codes go to the error log', async () => {
    const told: number[] = []
    reportOddAnswersTo(answer => told.push(answer.code))
    await api.refused({ body: {} }).catch(() => {})
    await api.broken().catch(() => {})
    reportOddAnswersTo(() => {})
    expect(told).toEqual([5000])
  })

  test('that is cancelled stays pending for ever', async () => {
    const stop = new AbortController()
    const outcome = api.slow(undefined, { signal: stop.signal }).then(
      () => 'resolved',
      () => 'rejected',
    )
    setTimeout(() => stop.abort(), 20)
    const later = new Promise(resolve => setTimeout(() => resolve('pending'), 250))
    expect(await Promise.race([outcome, later])).toBe('pending')
  })

  test('that takes too long is unreachable', async () => {
    await expect(api.slow(undefined, { timeout: 30 })).rejects.toMatchObject({ kind: 'unreachable' })
  })
})

describe('live events', () => {
  test('are read again after the stream broke', async () => {
    const events: unknown[] = []
    const live: boolean[] = []
    await new Promise<void>(resolve => {
      const stop = listen(tides.events, undefined, {
        onLive: stands => live.push(stands),
        onEvent: (name, data) => {
          events.push([name, data])
          if (events.length < 2) return
          stop()
          resolve()
        },
      })
    })
    expect(events).toEqual([
      ['arrived', { n: 1 }],
      ['arrived', { n: 2 }],
    ])
    expect(live).toEqual([true, false, true])
  })

  test('come whole, whatever the pieces', () => {
    const { events, rest } = parseEvents(': hi\n\nevent: a\r\ndata: {"x":1}\r\n\r\ndata: two\ndata: lines\n\ndata: hal')
    expect(events).toEqual([
      { name: 'a', data: { x: 1 } },
      { name: 'message', data: 'two\nlines' },
    ])
    expect(rest).toBe('data: hal')
  })
})
