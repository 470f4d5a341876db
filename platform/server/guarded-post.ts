/** Hands something over to an address that a stranger has named: public addresses only, no redirects, bounded in time; the answer is cut, not refused. */
import { isIP } from 'node:net'
import { type Agent, request } from 'undici'
import { FetchProblem, isTrusted, publicAgent, trustedAgent } from './guarded-fetch.ts'
import { isPublicAddress } from './public-addresses.ts'

export interface GuardedPost {
  address: string
  headers: Record<string, string>
  body: string | Uint8Array
  timeoutMs: number
  /** Hosts of an own network, as `host:port`, that may be written to, also by plain http. */
  trustedHosts: ReadonlySet<string>
}

export interface Posted {
  status: number
  headers: Record<string, string | string[] | undefined>
  /** The first bytes of the answer. */
  text: string
}

/** What is read of an answer: codes stand at its beginning, and nobody is made to take ten megabytes. */
const mostBytes = 4_096
const openAgent = publicAgent()

/**
 * What an address is before anybody is asked; the name of a host may still lead to a private one.
 * @throws FetchProblem where nothing would ever be sent to it
 */
export function requirePostable(address: string, trustedHosts: ReadonlySet<string>): { url: URL; trusted: boolean } {
  const url = URL.parse(address)
  const trusted = url !== null && isTrusted(url, trustedHosts)
  if (!url || (url.protocol !== 'https:' && !(trusted && url.protocol === 'http:')))
    throw new FetchProblem('only https addresses are written to')
  const written = url.hostname.replace(/^\[|\]$/g, '')
  if (!trusted && isIP(written) && !isPublicAddress(written))
    throw new FetchProblem(`${url.hostname} is a private address`)
  return { url, trusted }
}

/** @throws FetchProblem for what is refused here and for time-outs; network failures as they come */
export async function guardedPost(post: GuardedPost, agent: Agent = openAgent): Promise<Posted> {
  const { url, trusted } = requirePostable(post.address, post.trustedHosts)
  const timeout = AbortSignal.timeout(post.timeoutMs)
  try {
    const { statusCode, headers, body } = await request(url, {
      method: 'POST',
      headers: post.headers,
      body: post.body,
      dispatcher: trusted ? trustedAgent : agent,
      signal: timeout,
    })
    return { status: statusCode, headers, text: await beginningOf(body) }
  } catch (error) {
    if (timeout.aborted) throw new FetchProblem(`no whole answer within ${post.timeoutMs / 1000} seconds`)
    throw error
  }
}

async function beginningOf(body: AsyncIterable<Buffer> & { destroy(error?: Error): unknown }): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= mostBytes) {
      body.destroy()
      break
    }
  }
  return Buffer.concat(chunks).subarray(0, mostBytes).toString()
}
