/** Fetches from strangers: public addresses only, however they are reached; bounded in time, size and redirects. */
import { isIP } from 'node:net'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import { Agent, request } from 'undici'
import { type Proxies, proxiedAgent, proxyOf } from './proxies.ts'
import { isPublicAddress, publicLookup, type Resolve } from './public-addresses.ts'

export class FetchProblem extends Error {}

/** Nothing came, or not to the end, in the time there was. */
export class NoAnswer extends FetchProblem {}

/** Whoever waited for it does not want it any more: nothing is known of the host. */
export class FetchStopped extends FetchProblem {}

/** For operators, who read it beside the feed or the article. */
export const inWords = (error: unknown): string =>
  error instanceof FetchProblem
    ? error.message
    : error instanceof Error
      ? `${error.name}: ${error.message}`
      : String(error)

/** How we are called by those who are asked. */
export const userAgent = 'Guanlan/0.1 (feed reader)'

export interface FetchLimits {
  timeoutMs: number
  bytes: number
  redirects: number
  /** Hosts of an own network that may be asked all the same, each with its port (`feeds.intern:8080`): another port is another service. */
  trustedHosts: ReadonlySet<string>
  /** Ends the request. @throws FetchStopped */
  signal?: AbortSignal
}

/** @throws FetchStopped */
export function requireGoing(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new FetchStopped('nobody waits for the answer any more')
}

export interface Fetched {
  /** The address that answered, after redirects. */
  url: string
  /** Where the site says that the address has moved for good: as far as its redirects are 301 and 308. Null: it has not. */
  movedTo: string | null
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/** True when the operator trusts host and port of the address; the port of its scheme counts where none is written. */
export function isTrusted(address: string | URL, trustedHosts: ReadonlySet<string>): boolean {
  const url = URL.parse(String(address))
  return url !== null && trustedHosts.has(`${url.hostname}:${url.port || (url.protocol === 'https:' ? 443 : 80)}`)
}

export const trustedAgent = new Agent({ connect: { timeout: 10_000 } })
/** Connects to public addresses only. Connections are kept by host and port, so what is open was checked for that very name. */
export const publicAgent = (resolve?: Resolve): Agent =>
  new Agent({
    connect: {
      timeout: 10_000,
      lookup: publicLookup(hostname => new FetchProblem(`${hostname} leads to a private address`), resolve),
    },
  })
const openAgent = publicAgent()

let proxies: Proxies = new Map()
const agents = new Map<string, Agent>()

/** Of the whole process, since it is the network of the machine that wants them. */
export function useProxies(requested: Proxies): void {
  proxies = requested
}

/** A failure of a proxy is no silence of the host. */
export function agentFor(hostname: string): Agent {
  const proxy = proxyOf(proxies, hostname)
  if (!proxy) return openAgent
  const agent = agents.get(proxy.href) ?? proxiedAgent(proxy, sentence => new FetchProblem(sentence))
  agents.set(proxy.href, agent)
  return agent
}

/** Throws FetchProblem with a sentence for refusals and time-outs; network failures as they come. */
export async function guardedFetch(
  address: string,
  headers: Record<string, string>,
  limits: FetchLimits,
  agent?: Agent,
): Promise<Fetched> {
  const timeout = AbortSignal.timeout(limits.timeoutMs)
  const signal = limits.signal ? AbortSignal.any([timeout, limits.signal]) : timeout
  try {
    let url = requireWeb(address)
    let movedTo: string | null = null
    let isForGood = true
    for (let hop = 0; hop <= limits.redirects; hop++) {
      const reply = await ask(url, headers, limits, signal, agent)
      if ('status' in reply) return { ...reply, movedTo }
      url = requireWeb(reply.redirect)
      isForGood &&= reply.isForGood
      if (isForGood) movedTo = url.href
    }
  } catch (error) {
    requireGoing(limits.signal)
    if (timeout.aborted) throw new NoAnswer(`no whole answer within ${limits.timeoutMs / 1000} seconds`)
    throw error
  }
  throw new FetchProblem(`more than ${limits.redirects} redirects`)
}

const redirects = new Set([301, 302, 303, 307, 308])

async function ask(
  url: URL,
  headers: Record<string, string>,
  limits: FetchLimits,
  signal: AbortSignal,
  agent: Agent | undefined,
): Promise<Omit<Fetched, 'movedTo'> | { redirect: string; isForGood: boolean }> {
  const trusted = isTrusted(url, limits.trustedHosts)
  // A connection to a written address asks no resolver.
  const written = url.hostname.replace(/^\[|\]$/g, '')
  if (!trusted && isIP(written) && !isPublicAddress(written))
    throw new FetchProblem(`${url.hostname} is a private address`)
  const dispatcher = trusted ? trustedAgent : (agent ?? agentFor(url.hostname))
  const reply = await request(url, { method: 'GET', headers, dispatcher, signal })
  const { location } = reply.headers
  if (redirects.has(reply.statusCode) && typeof location === 'string') {
    await reply.body.dump()
    const isForGood = reply.statusCode === 301 || reply.statusCode === 308
    return { redirect: URL.parse(location, url.href)?.href ?? location, isForGood }
  }
  const body = await readBounded(reply.body, limits.bytes)
  const unpacked = await unpack(body, reply.headers, limits.bytes)
  return { url: url.href, status: reply.statusCode, headers: reply.headers, body: unpacked }
}

const unpackers: Readonly<Record<string, (body: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>>> = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
}

/** Some servers compress without being asked; the bound holds for what comes out. */
async function unpack(body: Buffer, headers: Fetched['headers'], most: number): Promise<Buffer> {
  const encoding = headers['content-encoding']
  const unpacker = typeof encoding === 'string' ? unpackers[encoding.trim().toLowerCase()] : undefined
  if (!unpacker || body.length === 0) return body
  return unpacker(body, { maxOutputLength: most }).catch(error => {
    throw new FetchProblem(error.code === 'ERR_BUFFER_TOO_LARGE' ? tooLong(most) : 'the compressed answer is damaged')
  })
}

const tooLong = (most: number): string => `longer than ${Math.round(most / 1024 / 1024)} MiB`

function requireWeb(address: string): URL {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) throw new FetchProblem('only http and https addresses are fetched')
  return url
}

/** Hundreds of answers are read at the same time: together they may hold so much, and short ones always have room. */
const mostHeld = 256 * 1024 * 1024
const shortBytes = 256 * 1024
let stored = 0

/** A feed that never ends is cut off here. */
async function readBounded(
  body: AsyncIterable<Buffer> & { destroy(error?: Error): unknown },
  most: number,
): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  const stop = (why: string) => {
    body.destroy()
    return new FetchProblem(why)
  }
  try {
    for await (const chunk of body) {
      size += chunk.length
      stored += chunk.length
      if (size > most) throw stop(tooLong(most))
      if (stored > mostHeld && size > shortBytes) throw stop('too much is being read at the same time')
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } finally {
    stored -= size
  }
}
