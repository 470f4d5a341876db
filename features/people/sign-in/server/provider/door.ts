/** The two ways into the embedded provider: what comes over the network, and what the product asks as its client without a network. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import inject from 'light-my-request'
import type { Provider } from 'oidc-provider'
import type { CustomFetch } from 'openid-client'

/** How the browser reached us, as the app has established it. */
export interface Reached {
  protocol: string
  host: string
  address: string
}

export type ProviderDoor = (raw: IncomingMessage, reply: ServerResponse, reached: Reached) => Promise<void>

export function providerDoor(provider: Provider, realmPath: string): ProviderDoor {
  // The library reads these headers in place of the connection; what a stranger wrote into them is written over below.
  provider.proxy = true
  const answer = provider.callback()
  return async (raw, reply, { protocol, host, address }) => {
    Object.assign(raw.headers, {
      'x-forwarded-proto': protocol,
      'x-forwarded-host': host,
      'x-forwarded-for': address,
    })
    const original = raw.url ?? '/'
    ;(raw as typeof raw & { originalUrl: string }).originalUrl = original
    raw.url = original.slice(realmPath.length)
    await answer(raw, reply)
  }
}

/**
 * A fetch that goes straight to the provider: no port, no limits meant for strangers, and nothing in the request that somebody outside
 * could send to be taken for it. The published host stays, so that the provider names its addresses as a browser would see them.
 */
export const fetchThrough =
  (door: ProviderDoor, publicUrl: string): CustomFetch =>
  async (address, options) => {
    const url = new URL(address)
    const { protocol, host } = new URL(publicUrl)
    const reached = { protocol: protocol.slice(0, -1), host, address: '127.0.0.1' }
    const reply = await inject(
      (raw, response) => void door(raw as unknown as IncomingMessage, response as unknown as ServerResponse, reached),
      {
        method: options.method as 'GET' | 'POST',
        url: url.pathname + url.search,
        headers: { ...options.headers, host },
        ...(options.body != null && { payload: String(options.body) }),
      },
    )
    const headers = Object.entries(reply.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    )
    return new Response(reply.statusCode === 204 ? null : reply.body, { status: reply.statusCode, headers })
  }
