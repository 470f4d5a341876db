/** A world of feeds on one machine: each host is an address of the loopback network, so that nothing has to be resolved. It writes down who asked what, and when. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Manner = 'steady' | 'slow' | 'failing' | 'hanging'

/** One request as the server saw it; milliseconds of the clock. */
export interface SeenRequest {
  feed: number
  at: number
  /** The answer was given, or the asker left. */
  ended: number
  status: number
}

export interface World {
  /** Host and port of each host. */
  hosts: readonly string[]
  asked: readonly SeenRequest[]
  hostOf(feed: number): string
  addressOf(feed: number): string
  mannerOf(feed: number): Manner
  /** Another feed of its host hangs. */
  isBesideHanging(feed: number): boolean
  close(): void
}

export interface WorldSize {
  feeds: number
  hosts: number
  hanging: number
  /** Of its visits, those at which a feed has something new. */
  news: number
}

export const entriesOfFeed = 10
const [slowShare, failingShare] = [0.05, 0.03]
const slowMs = [1_000, 8_000] as const

/** Half of those that hang are alone on hosts of their own, half are one of several feeds of a good host. */
export async function openWorld({ feeds, hosts, hanging, news }: WorldSize): Promise<World> {
  const each = feeds / hosts
  const deadHosts = Math.floor(hanging / 2 / each)
  const hangs = (feed: number) => {
    const [host, place] = [feed % hosts, Math.floor(feed / hosts)]
    return host < deadHosts || (place === 0 && host < deadHosts + hanging - deadHosts * each)
  }
  const mannerOf = (feed: number): Manner => {
    if (hangs(feed)) return 'hanging'
    const luck = placeOf(feed)
    return luck < failingShare ? 'failing' : luck < failingShare + slowShare ? 'slow' : 'steady'
  }
  const requested: SeenRequest[] = []
  /** How often each feed had news. */
  const editions = new Map<number, number>()
  const server = createServer((request, reply) => {
    const feed = Number(/\d+/.exec(request.url ?? '')?.[0])
    const one: SeenRequest = { feed, at: Date.now(), ended: 0, status: 0 }
    requested.push(one)
    reply.once('close', () => Object.assign(one, { ended: Date.now(), status: reply.statusCode }))
    play({ manner: mannerOf(feed), feed, news }, editions, request, reply)
  })
  await new Promise<void>(resolve => server.listen(0, '0.0.0.0', 4_096, resolve))
  const { port } = server.address() as AddressInfo
  const names = Array.from({ length: hosts }, (_, n) => `127.${1 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}:${port}`)
  const hostOf = (feed: number) => names[feed % hosts] ?? ''
  return {
    hosts: names,
    asked: requested,
    mannerOf,
    isBesideHanging: feed => hangs(feed % hosts),
    hostOf,
    addressOf: feed => `http://${hostOf(feed)}/feed/${feed}`,
    close: () => server.close().closeAllConnections(),
  }
}

function play(
  { manner, feed, news }: { manner: Manner; feed: number; news: number },
  editions: Map<number, number>,
  request: IncomingMessage,
  reply: ServerResponse,
): void {
  if (manner === 'hanging') return
  if (manner === 'failing')
    return void reply.writeHead(feed % 2 ? 500 : 429, feed % 2 ? {} : { 'retry-after': '120' }).end()
  const wait = manner === 'slow' ? slowMs[0] + Math.random() * (slowMs[1] - slowMs[0]) : 0
  const edition = (editions.get(feed) ?? 0) + (Math.random() < news ? 1 : 0)
  editions.set(feed, edition)
  const etag = `"${edition}"`
  setTimeout(() => {
    if (request.headers['if-none-match'] === etag) reply.writeHead(304, { etag }).end()
    else reply.writeHead(200, { etag, 'content-type': 'application/rss+xml' }).end(feedAt(feed, edition))
  }, wait)
}

export const entryId = (feed: number, entry: number): string => `${feed}-${entry}`

/** Each edition has one entry more than the one before, and the newest ten of them. */
function feedAt(feed: number, edition: number): string {
  const items = Array.from({ length: entriesOfFeed }, (_, n) => {
    const entry = edition - n
    const id = entryId(feed, entry)
    return `<item><guid isPermaLink="false">${id}</guid><title>第 ${id} 条 ${wordsOf(feed * 31 + entry, 12)}</title><description>${wordsOf(feed * 17 + entry, 300)}</description></item>`
  })
  return `<rss version="2.0"><channel><title>第 ${feed} 家</title>${items.join('')}</channel></rss>`
}

const wordsOf = (seed: number, length: number): string =>
  Array.from({ length }, (_, n) =>
    String.fromCodePoint(0x4e00 + Math.abs((seed * 7_919 + n * n * 31 + n * seed) % 16_000)),
  ).join('')

/** The same for a feed at each run, spread evenly. */
const placeOf = (feed: number): number => (feed * 0.618_033_988_75) % 1
