/** Fetches from strangers: public addresses only, however they are reached; bounded in time, size and redirects. */
import { lookup } from 'node:dns'
import { BlockList, isIP } from 'node:net'
import { Agent, request } from 'undici'

const refusedRanges: readonly [string, number, 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 127, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
]
const refused = new BlockList()
for (const [net, prefix, family] of refusedRanges) refused.addSubnet(net, prefix, family)

/** True for addresses that belong to this machine or a private network. IPv4 in IPv6 clothing counts as what it is. */
export function isPrivateAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  const plain = mapped ?? address
  return refused.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
}

export class FetchProblem extends Error {}

export interface FetchLimits {
  timeoutMs: number
  bytes: number
  redirects: number
  /** Hosts of an own network that may be asked all the same (settings of the operator, tests). */
  trustedHosts: ReadonlySet<string>
}

export interface Fetched {
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

/** Throws FetchProblem with a sentence for refusals; network failures as they come. */
export async function guardedFetch(
  address: string,
  headers: Record<string, string>,
  limits: FetchLimits,
): Promise<Fetched> {
  const signal = AbortSignal.timeout(limits.timeoutMs)
  let url = requireWeb(address)
  for (let hop = 0; hop <= limits.redirects; hop++) {
    const trusted = limits.trustedHosts.has(url.hostname)
    const literal = url.hostname.replace(/^\[|\]$/g, '')
    if (!trusted && isIP(literal) && isPrivateAddress(literal))
      throw new FetchProblem(`${url.hostname} is a private address`)
    const reply = await request(url, {
      method: 'GET',
      headers,
      dispatcher: trusted ? agents.trusted : agents.open,
      signal,
    })
    const location = reply.headers.location
    if (reply.statusCode >= 300 && reply.statusCode < 400 && typeof location === 'string') {
      await reply.body.dump()
      url = requireWeb(new URL(location, url).href)
      continue
    }
    return { status: reply.statusCode, headers: reply.headers, body: await readBounded(reply.body, limits.bytes) }
  }
  throw new FetchProblem(`more than ${limits.redirects} redirects`)
}

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
      throw new FetchProblem(`longer than ${Math.round(most / 1024 / 1024)} MiB`)
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
