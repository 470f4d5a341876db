// A cluster that answers 429, for a request as a whole and for its items: it is sent less and later, everything arrives once, and the pace comes back.
import { createServer, type Server } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { connectSearch } from '@guanlan/platform/server'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { layouts } from './layouts.ts'
import {
  askPaced,
  asksToBeSpared,
  faster,
  fullPace,
  IndexSpared,
  isSpared,
  type Pace,
  paceOf,
  pauseAfter,
  slower,
} from './pace.ts'
import type { TextIndex } from './parts.ts'
import { sendTexts } from './write.ts'

/** What the cluster makes of each request to write: `null` takes it, `whole` refuses it, a number refuses every so manieth item. */
type Manner = null | 'whole' | number
let manners: Manner[] = []
/** Articles of each request, and how often each article was taken. */
let sizes: number[] = []
let taken = new Map<string, number>()
let underWay = 0
let mostUnderWay = 0
/** Requests that are answered when the test says so; null: each at once. */
let waiting: (() => void)[] | null = null

const refusal = { type: 'circuit_breaking_exception', reason: 'Data too large', durability: 'TRANSIENT' }
const server: Server = createServer((request, reply) => {
  const pieces: Buffer[] = []
  request.on('data', (piece: Buffer) => pieces.push(piece))
  request.on('end', () => {
    reply.setHeader('content-type', 'application/json')
    if (!request.url?.startsWith('/_bulk')) {
      const mappings = { _meta: { madeBy: 'guanlan', version: layouts[0].version } }
      return void reply.end(JSON.stringify({ part: { mappings } }))
    }
    mostUnderWay = Math.max(mostUnderWay, ++underWay)
    const inTurn = waiting ? (answer: () => void) => void waiting?.push(answer) : setImmediate
    inTurn(() => {
      underWay--
      const sent = Buffer.concat(pieces)
      const text = (request.headers['content-encoding'] === 'gzip' ? gunzipSync(sent) : sent).toString('utf8')
      const ids = text.match(/"_id":"\d+"/g)?.map(found => found.slice(7, -1)) ?? []
      sizes.push(ids.length)
      const manner = manners.shift() ?? null
      if (manner === 'whole') return void reply.writeHead(429).end(JSON.stringify({ error: refusal, status: 429 }))
      const items = ids.map((id, n) => {
        if (manner !== null && n % manner === 0) return { index: { _id: id, status: 429, error: refusal } }
        taken.set(id, (taken.get(id) ?? 0) + 1)
        return { index: { _id: id, status: 201 } }
      })
      reply.end(JSON.stringify({ took: 1, errors: manner !== null, items }))
    })
  })
})
const address = new Promise<string>(resolve =>
  server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as { port: number }).port}`)),
)
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

let index: TextIndex
beforeEach(async () => {
  ;[manners, sizes, taken, mostUnderWay] = [[], [], new Map(), 0]
  index = { client: connectSearch({ nodes: [await address] }), name: 'paced', layout: layouts[0] }
})

const read = (count: number) => {
  const ids = Array.from({ length: count }, (_, n) => n + 1)
  return { ids, operations: ids.map(id => [{ index: { _index: 'part', _id: String(id) } }, { id }]) }
}
const waits: number[] = []
const wait = async (ms: number) => void waits.push(ms)

test('a 429 of a request and of items is waited out with half as much each time; every article is taken once', async () => {
  waits.length = 0
  manners = ['whole', 'whole', 3]
  expect(await sendTexts(index, read(500), wait)).toEqual(new Map())
  expect(sizes.slice(0, 4)).toEqual([500, 250, 125, 62])
  expect(waits).toEqual([500, 1_000, 2_000])
  expect([taken.size, Math.max(...taken.values())]).toEqual([500, 1])
  expect(isSpared(index.client)).toBe(true)
})

test('the pace comes back by itself, and then requests go side by side again', async () => {
  manners = ['whole', 'whole', 'whole']
  await sendTexts(index, read(500), wait)
  for (let n = 0; n < 12; n++) await Promise.all([1, 2, 3].map(() => sendTexts(index, read(500), wait)))
  expect([isSpared(index.client), paceOf(index.client)]).toEqual([false, { ...fullPace, taken: expect.any(Number) }])
  expect(sizes.at(-1)).toBe(500)
  waiting = []
  const sent = Promise.all([1, 2, 3].map(() => sendTexts(index, read(500), wait)))
  await expect.poll(() => waiting?.length).toBe(fullPace.atOnce)
  for (const answer of waiting) answer()
  waiting = null
  await sent
})

test('while it is spared one request goes at a time, whoever sends', async () => {
  manners = ['whole']
  await sendTexts(index, read(20), wait)
  mostUnderWay = 0
  await Promise.all([1, 2, 3].map(() => sendTexts(index, read(20), wait)))
  expect(mostUnderWay).toBe(1)
})

test('what is refused for a minute is given up for now, and says why', async () => {
  waits.length = 0
  manners = Array.from({ length: 50 }, () => 'whole')
  await expect(sendTexts(index, read(5), wait)).rejects.toBeInstanceOf(IndexSpared)
  expect(waits.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(60_000)
})

test('other requests are asked again, and what is no 429 is thrown at once', async () => {
  let calls = 0
  const answer = await askPaced(
    index.client,
    async () => {
      if (++calls < 3) throw Object.assign(new Error('busy'), { statusCode: 429 })
      return 'here'
    },
    wait,
  )
  expect([answer, calls]).toEqual(['here', 3])
  await expect(askPaced(index.client, () => Promise.reject(new Error('away')), wait)).rejects.toThrow('away')
  const full = { statusCode: 429, body: { error: { type: 'cluster_block_exception' } } }
  expect([{ statusCode: 503 }, null, full].map(asksToBeSpared)).toEqual([false, false, false])
})

test('pace: down by halves to ten, up by doubling, pauses up to fifteen seconds', () => {
  let pace: Pace = fullPace
  for (let n = 0; n < 20; n++) pace = slower(pace)
  expect(pace).toMatchObject({ articles: 10, atOnce: 1, refused: 20 })
  for (let n = 0; n < 200; n++) pace = faster(pace)
  expect(pace).toMatchObject({ articles: fullPace.articles, atOnce: fullPace.atOnce, refused: 0 })
  expect([0, 1, 2, 5, 6, 20].map(pauseAfter)).toEqual([0, 500, 1_000, 8_000, 15_000, 15_000])
})
