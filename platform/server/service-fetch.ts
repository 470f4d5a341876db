/** A `fetch` for one service that answers slowly or piece by piece: no redirects, bounded bytes, public addresses only unless its host is trusted. */
import { isIP } from 'node:net'
import { type RequestInit as OpenInit, fetch as open } from 'undici'
import { agentFor, FetchProblem, isTrusted, trustedAgent } from './guarded-fetch.ts'
import { isPublicAddress } from './public-addresses.ts'

/** More came than is read of one answer. */
export class AnswerTooLarge extends Error {}

export interface ServiceLimits {
  /** Of one answer, as it comes out of its packing. */
  mostBytes: number
  /** Hosts of an own network that may be asked, as `host:port`; `all`: the address is the operator's own choice. */
  trustedHosts: ReadonlySet<string> | 'all'
}

/** A redirect is not followed: a key would travel with it. A body that never ends is cut off while it is read. */
export function serviceFetch({ mostBytes, trustedHosts }: ServiceLimits): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input))
    const trusted = trustedHosts === 'all' || isTrusted(url, trustedHosts)
    // A connection to a written address asks no resolver.
    const written = url.hostname.replace(/^\[|\]$/g, '')
    if (!trusted && isIP(written) && !isPublicAddress(written))
      throw new FetchProblem(`${url.hostname} is a private address`)
    const dispatcher = trusted ? trustedAgent : agentFor(url.hostname)
    const reply = await open(url, { ...(init as OpenInit), redirect: 'error', dispatcher })
    const headers = Object.fromEntries(reply.headers)
    if (!reply.body) return new Response(null, { status: reply.status, headers })
    let bytes = 0
    const bounded = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.length
        if (bytes > mostBytes) throw new AnswerTooLarge(`more than ${mostBytes} bytes`)
        controller.enqueue(chunk)
      },
    })
    const body = (reply.body as ReadableStream<Uint8Array>).pipeThrough(bounded)
    return new Response(body, { status: reply.status, headers })
  }
}
