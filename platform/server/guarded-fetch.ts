/** Fetches from strangers: public addresses only, however they are reached; bounded in time, size and redirects. */
import { lookup } from 'node:dns'
import { BlockList, isIP } from 'node:net'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import { Agent, request } from 'undici'

const refusedRanges: readonly [string, number, 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  // Also the old way of writing IPv4 addresses in IPv6, and the ways through translators and tunnels.
  ['::', 96, 'ipv6'],
  ['64:ff9b::', 32, 'ipv6'],
  ['2001::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 9, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
]
const refused = new BlockList()
for (const [net, prefix, family] of refusedRanges) refused.addSubnet(net, prefix, family)

/** True for addresses that belong to this machine, a private network or nobody. IPv4 mapped into IPv6 counts as what it is. */
export const isPrivateAddress = (address: string): boolean =>
  refused.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

export class FetchProblem extends Error {}

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
  /** Hosts of an own network that may be asked all the same (settings of the operator, tests). */
  trustedHosts: ReadonlySet<string>
}

export interface Fetched {
  /** The address that answered, after redirects. */
  url: string
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/** The address is checked when the connection is made, so a name that changes its mind cannot slip in between. */
const agentFor = (trusted: boolean): Agent =>
  new Agent({
    connect: {
      timeout: 10_000,
      lookup: (hostname, options, callback) =>
        lookup(hostname, { ...options, all: true }, (error, addresses) => {
          if (error) return callback(error, '', 0)
          const list = Array.isArray(addresses) ? addresses : []
          if (!trusted && list.some(one => isPrivateAddress(one.address)))
            return callback(new FetchProblem(`${hostname} leads to a private address`), '', 0)
          const [first] = list
          if (options.all) return (callback as unknown as (e: null, a: typeof list) => void)(null, list)
          return callback(null, first?.address ?? '', first?.family ?? 4)
        }),
    },
  })
const agents = { open: agentFor(false), trusted: agentFor(true) }

/** Throws FetchProblem with a sentence for refusals and time-outs; network failures as they come. */
export async function guardedFetch(
  address: string,
  headers: Record<string, string>,
  limits: FetchLimits,
): Promise<Fetched> {
  const signal = AbortSignal.timeout(limits.timeoutMs)
  try {
    let url = requireWeb(address)
    for (let hop = 0; hop <= limits.redirects; hop++) {
      const reply = await ask(url, headers, limits, signal)
      if ('status' in reply) return reply
      url = requireWeb(reply.redirect)
    }
  } catch (error) {
    if (signal.aborted) throw new FetchProblem(`no whole answer within ${limits.timeoutMs / 1000} seconds`)
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
): Promise<Fetched | { redirect: string }> {
  const trusted = limits.trustedHosts.has(url.hostname)
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  if (!trusted && isIP(literal) && isPrivateAddress(literal))
    throw new FetchProblem(`${url.hostname} is a private address`)
  const dispatcher = trusted ? agents.trusted : agents.open
  const reply = await request(url, { method: 'GET', headers, dispatcher, signal })
  const { location } = reply.headers
  if (redirects.has(reply.statusCode) && typeof location === 'string') {
    await reply.body.dump()
    return { redirect: URL.parse(location, url.href)?.href ?? location }
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

/** A feed that never ends is cut off here. */
async function readBounded(
  body: AsyncIterable<Buffer> & { destroy(error?: Error): unknown },
  most: number,
): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > most) {
      body.destroy()
      throw new FetchProblem(tooLong(most))
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
