/// <reference types="node" />
import {
  contract,
  Empty,
  listOf,
  Paging,
  phrases,
  Refusal,
  type RefusalKind,
  refuseAll,
} from '@guanlan/platform/contract'
import { type Answers, type FakeServer, startFakeServer } from '@guanlan/platform/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { useAppearance } from '../theme/appearance.ts'
import { addressOf } from './address.ts'
import { callAs } from './caller.ts'
import { connect } from './connect.ts'
import { RefusalError } from './errors.ts'
import { listen, parseEvents } from './events.ts'
import { reportOddAnswersTo } from './report.ts'
import { forgetToken, onSignedOut } from './token.ts'

const tides = contract({
  refresh: {
    method: 'POST',
    path: '/session/refresh',
    access: 'public',
    envelope: 'bare',
    summary: 's',
    reply: z.object({ access_token: z.string(), expires_in: z.number() }),
  },
  list: {
    method: 'GET',
    path: '/inews/tides',
    access: 'member',
    permission: 'trial.view',
    summary: 's',
    query: Paging,
    reply: listOf(z.string()),
  },
  one: {
    method: 'GET',
    path: '/inews/tides/{id}',
    access: 'member',
    permission: 'trial.view',
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
  events: {
    method: 'GET',
    path: '/inews/events',
    access: 'member',
    permission: 'trial.view',
    envelope: 'events',
    summary: 's',
    reply: Empty,
  },
})
const words = phrases({ nameLength: ['名称为2至50个字', '名稱為2至50個字', 'A name has 2 to 50 characters'] })
const api = connect(tides)

let server: FakeServer<typeof tides>
let grant: () => { access_token: string; expires_in: number }
/** The one token that the server believes; null: any. */
let believed: string | null
let streams = 0
const realFetch = globalThis.fetch

const callsOf = (name: keyof typeof tides) => server.calls.filter(call => call.name === name)
const seen = () => server.calls.filter(call => call.name !== 'refresh')
const granting = (seconds: number) => () => ({ access_token: 'wave', expires_in: seconds })
const refusing = (kind: RefusalKind, key: string) => (): never => {
  throw new Refusal(kind, key)
}
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

const answers: Answers<typeof tides> = {
  refresh: async () => {
    await pause(20)
    return grant()
  },
  list: (_, { request }) => {
    if (believed && request.headers.authorization !== `Bearer ${believed}`)
      throw new Refusal('signedOut', 'platform.signedOut')
    return { list: [], total: 0, page: 1, pageSize: 20 }
  },
  open: () => 'opened',
  slow: async () => {
    await pause(150)
    return 'late'
  },
  refused: () => {
    throw refuseAll([{ field: 'name', key: 'tides.nameLength' }])
  },
  events: (_, { reply }) => {
    streams++
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' })
    reply.raw.write(`: here\n\nevent: arrived\ndata: {"n":${streams}}\n\n`)
    // The first stream breaks in the middle of an event, as networks do.
    if (streams > 1) return null
    setTimeout(() => {
      reply.raw.write('data: {"ha')
      reply.raw.destroy()
    }, 20)
    return null
  },
}

beforeAll(async () => {
  server = await startFakeServer(tides, answers, { tides: words })
  // A browser has an address of its own, against which the client's addresses are read.
  globalThis.location = { host: 'guanlan.test' } as Location
  globalThis.fetch = (input, init) => realFetch(new URL(String(input), server.origin), init)
})
afterAll(async () => {
  globalThis.fetch = realFetch
  Reflect.deleteProperty(globalThis, 'location')
  forgetToken()
  callAs(null)
  await server.stop()
})
beforeEach(() => {
  forgetToken()
  callAs(null)
  useAppearance.setState({ locale: 'zh' })
  server.calls.length = 0
  grant = granting(300)
  believed = null
})

describe('the access token', () => {
  test('ten calls at once share one refresh, and later calls use what is left', async () => {
    await Promise.all(Array.from({ length: 10 }, () => api.list({ query: {} })))
    await api.list({ query: {} })
    expect(callsOf('refresh')).toHaveLength(1)
    expect(new Set(seen().map(call => call.headers.authorization))).toEqual(new Set(['Bearer wave']))
  })

  test('a token with less than 30 s left is renewed first', async () => {
    grant = granting(20)
    await api.list({ query: {} })
    await api.list({ query: {} })
    expect(callsOf('refresh')).toHaveLength(2)
  })

  test.each([
    ['refused', refusing('signedOut', 'platform.signedOut')],
    ['answered with a token that is over', granting(0)],
  ])('a refresh that is %s signs out, once, and the call is refused', async (_, answer) => {
    grant = answer
    let reported = 0
    const stop = onSignedOut(() => reported++)
    const calls = await Promise.allSettled([api.list({ query: {} }), api.list({ query: {} })])
    stop()
    expect(calls.map(call => call.status === 'rejected' && (call.reason as RefusalError).kind)).toEqual([
      'signedOut',
      'signedOut',
    ])
    expect(reported).toBe(1)
    expect(seen()).toEqual([])
  })

  describe('of a service in trouble', () => {
    const realTimeout = globalThis.setTimeout
    const pauses: number[] = []
    beforeEach(() => {
      pauses.length = 0
      vi.spyOn(globalThis, 'setTimeout').mockImplementation(((go: () => void, ms = 0, ...more: unknown[]) => {
        if (ms !== 2_000 && ms !== 7_000) return realTimeout(go, ms, ...more)
        pauses.push(ms)
        return realTimeout(go, 5)
      }) as typeof setTimeout)
      return () => vi.restoreAllMocks()
    })

    test.each([
      ['is down', 'unavailable', 'platform.unavailable', 2_000],
      ['is asked too much', 'tooMany', 'platform.tooMany', 7_000],
    ] as const)('signs nobody out when it %s, however long', async (_, kind, key, pause) => {
      grant = () => {
        throw new Refusal(kind, key, { seconds: 7 })
      }
      let reported = 0
      const stop = onSignedOut(() => reported++)
      await expect(api.list({ query: {} })).rejects.toMatchObject({ kind: 'unreachable' })
      stop()
      expect(reported).toBe(0)
      expect(pauses).toEqual([pause, pause])
    })

    test('goes on unseen when it is back at the next attempt', async () => {
      let requested = 0
      grant = () => {
        if (requested++ === 0) throw new Refusal('unavailable', 'platform.unavailable')
        return { access_token: 'wave', expires_in: 300 }
      }
      await api.list({ query: {} })
      expect(seen()).toHaveLength(1)
    })
  })

  test('a token that is no longer believed is renewed, and the call asked once more', async () => {
    await api.list({ query: {} })
    believed = 'tide'
    grant = () => ({ access_token: 'tide', expires_in: 300 })
    await api.list({ query: {} })
    expect(seen().map(call => call.headers.authorization)).toEqual(['Bearer wave', 'Bearer wave', 'Bearer tide'])
  })

  test('a session that ended elsewhere signs this window out at its next call', async () => {
    await api.list({ query: {} })
    believed = 'none'
    grant = refusing('signedOut', 'platform.signedOut')
    let reported = 0
    const stop = onSignedOut(() => reported++)
    await expect(api.list({ query: {} })).rejects.toMatchObject({ kind: 'signedOut' })
    stop()
    expect(reported).toBe(1)
  })

  test('public calls ask for no token', async () => {
    await api.open({ body: { a: '1' } })
    expect(callsOf('refresh')).toEqual([])
  })
})

describe('a call', () => {
  test('carries organisation, host, language and an id of its own', async () => {
    callAs(815)
    await api.list({ query: { page: 2 } })
    expect(seen()[0]?.url).toBe('/INEWSAPI/inews/tides?page=2')
    expect(seen()[0]?.headers).toMatchObject({ orgid: '815', 'x-host': 'guanlan.test', 'accept-language': 'zh' })
    expect(seen()[0]?.headers['x-request-id']).toMatch(/^req-\w{8}$/)
  })

  test('names another organisation, or none, when it says so', async () => {
    callAs(815)
    await api.list({ query: { page: 1 } }, { organisation: 7 })
    await api.list({ query: { page: 1 } }, { organisation: null })
    expect(seen().map(({ headers }) => headers.orgid)).toEqual(['7', undefined])
  })

  test('fills path parameters safely and posts forms as forms', async () => {
    expect(addressOf(tides.one, { id: 'a/b 1' })).toBe('/INEWSAPI/inews/tides/a%2Fb%201')
    expect(() => addressOf(tides.one)).toThrow('id')
    await api.open({ body: { a: '水 & 澜' } })
    expect(seen()[0]?.headers['content-type']).toContain('application/x-www-form-urlencoded')
    expect(seen()[0]?.body).toEqual({ a: '水 & 澜' })
  })

  test('says what is wrong with which field', async () => {
    const refusal = await api.refused({ body: {} }).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(RefusalError)
    expect(refusal).toMatchObject({ kind: 'invalid', key: 'tides.nameLength' })
    expect((refusal as RefusalError).requestId).not.toBe('')
    expect((refusal as RefusalError).problemOf('name')).toBe('名称为2至50个字')
  })

  test('only answers outside the normal codes go to the error log', async () => {
    const reported: number[] = []
    reportOddAnswersTo(answer => reported.push(answer.code))
    await api.refused({ body: {} }).catch(() => {})
    await api.broken().catch(() => {})
    reportOddAnswersTo(() => {})
    expect(reported).toEqual([500])
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
