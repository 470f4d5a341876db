/** Lets the product be a client of the provider in its own process: a fetch that never leaves it. */
import type { FastifyInstance } from 'fastify'
import type { CustomFetch } from 'openid-client'

/** The public host stays in the request, so that the provider names its addresses as a browser would see them. */
export const fetchFrom =
  (app: FastifyInstance, publicUrl: string): CustomFetch =>
  async (address, options) => {
    const url = new URL(address)
    const reply = await app.inject({
      method: options.method as 'GET' | 'POST',
      url: url.pathname + url.search,
      headers: { ...options.headers, host: new URL(publicUrl).host },
      ...(options.body != null && { payload: String(options.body) }),
    })
    const headers = Object.entries(reply.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    )
    return new Response(reply.statusCode === 204 ? null : reply.body, { status: reply.statusCode, headers })
  }
