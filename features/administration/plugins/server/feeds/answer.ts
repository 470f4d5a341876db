/** Sends what an address gives, or says that it is what the reader has already (RFC 9110, If-None-Match). */
import { createHash } from 'node:crypto'
import type { RequestContext } from '@guanlan/platform/server'

export async function answerWith(
  { request, reply }: RequestContext,
  type: string,
  body: Buffer | string,
): Promise<void> {
  const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  // Asked again each time, and kept by nobody between: the address may be over from one minute to the next.
  reply.header('etag', tag).header('cache-control', 'private, no-cache')
  if (isKnown(request.headers['if-none-match'], tag)) {
    await reply.code(304).send()
    return
  }
  await reply.header('content-type', type).send(body)
}

/** Pure; compared weakly, as it is asked of GET. */
export function isKnown(requested: string | undefined, tag: string): boolean {
  if (requested === undefined) return false
  const opaque = (text: string) => text.trim().replace(/^W\//, '')
  return requested.trim() === '*' || requested.split(',').some(each => opaque(each) === opaque(tag))
}
