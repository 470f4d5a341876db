// One person's haste, or one stranger's, is nobody else's.
import { contract, Empty, feature, refuse } from '@guanlan/platform/contract'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { serverHalf } from '../server-half.ts'
import { createApp } from './app.ts'
import type { HttpSetting } from './call.ts'
import type { Limits } from './limits.ts'
import { serve } from './serve.ts'

const tides = contract({
  look: { method: 'GET', path: '/inews/tides', access: 'signedIn', summary: 's', reply: Empty },
  turn: { method: 'POST', path: '/inews/tides', access: 'signedIn', summary: 's', reply: Empty },
  chart: { method: 'GET', path: '/inews/chart', access: 'signedIn', cost: 'expensive', summary: 's', reply: Empty },
  search: {
    method: 'POST',
    path: '/inews/search',
    access: 'signedIn',
    reads: true,
    expensiveWhen: body => (body as { words?: string }).words !== undefined,
    summary: 's',
    body: z.object({ words: z.string().optional() }),
    reply: Empty,
  },
  open: { method: 'GET', path: '/inews/open', access: 'public', summary: 's', reply: Empty },
})
const tideServer = serverHalf({
  feature: feature({ name: 'tides', permissions: {}, quotas: {}, contract: tides }),
  routes: {
    search: async () => null,
    chart: async () => null,
    look: async () => null,
    turn: async () => null,
    open: async () => null,
  },
})

let app: FastifyInstance
/** Tokens are `person N`; nobody else is believed. */
const authenticate: HttpSetting['authenticate'] = async token => {
  const userId = Number(/^person(\d+)$/.exec(token)?.[1])
  if (!userId) throw refuse('signedOut', 'platform.signedOut')
  return { userId, name: '', roles: [] }
}
async function open(limits: Partial<Limits>, trustedProxies: string[] = []): Promise<void> {
  await app?.close()
  app = await createApp({ logger: false, limits, trustedProxies })
  serve(app, [tideServer], { authenticate } as unknown as HttpSetting)
}
beforeEach(() => open({ read: 2, write: 2, public: 2 }))
afterEach(() => app.close())

interface Asking {
  method?: 'GET' | 'POST'
  url?: string
  as?: string
  from?: string
  page?: string
  for?: string
}
const ask = ({ method = 'GET', url = '/inews/tides', as, from = '192.0.2.1', page, for: forwarded }: Asking) =>
  app.inject({
    method,
    url,
    remoteAddress: from,
    headers: {
      ...(as && { authorization: `Bearer ${as}` }),
      ...(page && { 'x-page': page }),
      ...(forwarded && { 'x-forwarded-for': forwarded }),
    },
  })
async function statuses(...askings: Asking[]): Promise<number[]> {
  const answers: number[] = []
  for (const asking of askings) answers.push((await ask(asking)).statusCode)
  return answers
}

test('a person who asks too often is told how long to wait, in the standard headers', async () => {
  const first = await ask({ as: 'person1' })
  expect(first.headers).toMatchObject({ 'ratelimit-policy': '"minute";q=2;w=60', ratelimit: '"minute";r=1;t=60' })
  await ask({ as: 'person1' })
  const refused = await ask({ as: 'person1' })
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50)
  expect(refused.json()).toMatchObject({ code: 1009, key: 'platform.tooMany' })
})

test('people behind one address do not use up each other’s calls, and a person has the same at every address', async () => {
  const [one, two] = [{ as: 'person1' }, { as: 'person2' }]
  expect(await statuses(one, one, two, two, { ...one, from: '192.0.2.9' })).toEqual([200, 200, 200, 200, 429])
})

test('each kind of asking has its own count', async () => {
  const [look, turn] = [{ as: 'person1' }, { as: 'person1', method: 'POST' as const }]
  expect(await statuses(look, look, look, turn, turn, turn)).toEqual([200, 200, 429, 200, 200, 429])
})

describe('what one page asks', () => {
  const chart = (page?: string, as = 'person1') => ({ url: '/inews/chart', as, ...(page && { page }) })
  const times = (n: number, asking: Asking) => Array.from({ length: n }, () => asking)
  beforeEach(() => open({ read: 100, expensive: 3 }))

  test('counts as one question, the next page as another', async () => {
    const pages = ['a', 'b', 'c'].flatMap(page => times(20, chart(page)))
    expect(new Set(await statuses(...pages))).toEqual(new Set([200]))
    // The fourth page is refused, all of it, and told when it may ask again.
    expect(await statuses(...times(3, chart('d')))).toEqual([429, 429, 429])
  })
  test('without a page each call counts', async () => {
    expect(await statuses(...times(4, chart()))).toEqual([200, 200, 200, 429])
  })
  test('so many and no more go with a page, and they count as reading', async () => {
    expect((await statuses(...times(3 * 31 + 1, chart('a')))).filter(status => status === 429)).toHaveLength(1)
    await open({ read: 5, expensive: 3 })
    expect(await statuses(...times(7, chart('a')))).toEqual([200, 200, 200, 200, 200, 200, 429])
  })
  test('of the same name is another one of another person, and a name too long is none', async () => {
    expect(await statuses(...times(4, chart('a')), ...times(4, chart('a', 'person2')))).not.toContain(429)
    expect((await statuses(...times(3, chart('x'.repeat(41), 'person3')), chart(undefined, 'person3'))).at(-1)).toBe(
      429,
    )
  })
})

describe('a person at work', () => {
  const from = Date.parse('2026-11-29T01:00:00Z')
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())
  /** Asks the limits themselves, without the calls. */
  const isRefused = (kind: 'read' | 'expensive', page: string): Promise<boolean> =>
    app.limits[kind](
      { headers: { 'x-page': page }, countedAs: 'person1', routeOptions: {} } as never,
      { header() {} } as never,
    ).then(
      () => false,
      (refusal: Error) => {
        expect(refusal).toMatchObject({ kind: 'tooMany' })
        return true
      },
    )
  /** What a browser asks in each second, in which somebody opens a number of a page of charts and goes back to it. */
  const refusedIn = async (seconds: number): Promise<number> => {
    let refused = 0
    const ask = async (times: number, kind: 'read' | 'expensive', page: string) => {
      for (let n = 0; n < times; n++) if (await isRefused(kind, page)) refused++
    }
    for (let second = 0; second < seconds; second++) {
      vi.setSystemTime(from + second * 1_000)
      await ask(4, 'expensive', `w-list${second}`)
      await ask(10, 'read', `w-list${second}`)
      await ask(17, 'expensive', 'w-charts')
    }
    return refused
  }

  test('opens a number a second for ten minutes, with the page of charts behind it asked again each time, and is never refused', async () => {
    await open({})
    expect(await refusedIn(600)).toBe(0)
  })
  test('would be, if the limit were one page a second', async () => {
    await open({ expensive: 60 })
    expect(await refusedIn(60)).toBeGreaterThan(0)
  })
})

test('a made-up token, changed with every call, is counted by its address and takes nothing from people there', async () => {
  const made = Array.from({ length: 4 }, (_, n) => ({ as: `made.up.${n}` }))
  expect(await statuses(...made, { as: 'person1' })).toEqual([401, 401, 429, 429, 200])
})

test('an address that is not there is counted too', async () => {
  const nowhere = { url: '/inews/nowhere' }
  expect(await statuses(nowhere, nowhere, nowhere, { ...nowhere, from: '192.0.2.2' })).toEqual([404, 404, 429, 404])
})

describe('the address that counts', () => {
  const [public1] = [{ url: '/inews/open' }]
  test.each([
    ['a line of IPv6 has one count', ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:ffff::3'], 429],
    ['neighbouring lines have their own', ['2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8:1:4::1'], 200],
    ['IPv4 is the same inside IPv6', ['192.0.2.1', '::ffff:192.0.2.1', '192.0.2.1'], 429],
  ])('%s', async (_, from, last) => {
    expect((await statuses(...from.map(each => ({ ...public1, from: each })))).at(-1)).toBe(last)
  })

  const claimed = (from: string) => [1, 2, 3].map(n => ({ ...public1, from, for: `198.51.100.${n}` }))
  test('a header of a stranger is not believed', async () => {
    expect(await statuses(...claimed('192.0.2.1'))).toEqual([200, 200, 429])
  })
  test('the header of a proxy of ours is, and no other one', async () => {
    await open({ public: 2 }, ['10.1.0.0/16'])
    expect(await statuses(...claimed('10.1.2.3'))).toEqual([200, 200, 200])
    expect(await statuses(...claimed('10.2.0.1'))).toEqual([200, 200, 429])
  })
  test('what a stranger wrote in front of the proxy’s own entry is not', async () => {
    await open({ public: 2 }, ['10.1.0.0/16'])
    const spoofed = [1, 2, 3].map(n => ({ ...public1, from: '10.1.2.3', for: `198.51.100.${n}, 203.0.113.7` }))
    expect(await statuses(...spoofed)).toEqual([200, 200, 429])
  })
})

test('who came by https is told to come by https from now on', async () => {
  await open({}, ['10.1.0.0/16'])
  const by = (proto: string, from: string) =>
    app.inject({ url: '/inews/open', remoteAddress: from, headers: { 'x-forwarded-proto': proto } })
  expect((await by('https', '10.1.2.3')).headers['strict-transport-security']).toBe('max-age=31536000')
  expect((await by('http', '10.1.2.3')).headers).not.toHaveProperty('strict-transport-security')
  expect((await by('https', '192.0.2.1')).headers).not.toHaveProperty('strict-transport-security')
})

test('what the body makes expensive is counted as such', async () => {
  await open({ read: 100, expensive: 2 })
  const search = async (body: object) =>
    (await app.inject({ method: 'POST', url: '/inews/search', headers: { authorization: 'Bearer person1' }, body }))
      .statusCode
  const question = { words: '桥' }
  expect([await search(question), await search(question), await search(question), await search({})]).toEqual([
    200, 200, 429, 200,
  ])
})
