/** Sends a stored file to a browser: with its name in any script, in parts when asked, and only until it expires. */
import { Readable } from 'node:stream'
import { refuse } from '@guanlan/platform/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { rangeOf } from './range.ts'
import type { FileKey, FileStore } from './store.ts'

export interface Download {
  key: FileKey
  /** As the reader will find it among their files. */
  name: string
  /** Media type. */
  type: string
  expiresAt: Date | null
}

/** Several stored files that are one, in their order. */
export interface JoinedDownload {
  parts: readonly { key: FileKey; bytes: number }[]
  name: string
  type: string
  /** Another one for other bytes: who goes on after a break is sure that it is the same file. */
  etag?: string
}

/** @throws `missing` when it is not there, or not any more */
export async function sendFile(
  files: FileStore,
  { key, name, type, expiresAt }: Download,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  now = new Date(),
): Promise<void> {
  const bytes = expiresAt !== null && expiresAt <= now ? null : await files.size(key)
  if (bytes === null) throw refuse('missing', 'platform.missing')
  const range = wantedOf({ request, reply }, bytes)
  if (range === 'unsatisfiable') {
    await reply.send()
    return
  }
  const found = await files.get(key, range ?? undefined)
  if (!found) throw refuse('missing', 'platform.missing')
  if (range) reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${bytes}`)
  await reply
    .header('content-type', type)
    .header('content-disposition', dispositionOf(name))
    .header('content-length', range ? range.last - range.first + 1 : bytes)
    .send(found.stream)
}

/** @throws `missing` when there are none */
export async function sendJoined(
  files: FileStore,
  { parts, name, type, etag }: JoinedDownload,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0)
  if (bytes === 0) throw refuse('missing', 'platform.missing')
  const range = wantedOf({ request, reply }, bytes, etag)
  if (range === 'unsatisfiable') {
    await reply.send()
    return
  }
  const { first, last } = range ?? { first: 0, last: bytes - 1 }
  if (range) reply.code(206).header('content-range', `bytes ${first}-${last}/${bytes}`)
  await reply
    .header('content-type', type)
    .header('content-disposition', dispositionOf(name))
    .header('content-length', last - first + 1)
    .send(Readable.from(joined(files, parts, first, last)))
}

/**
 * What of the file the request asks for; null: all of it. Sets the headers that all such answers have. A part of another file than the one
 * that `If-Range` names is not asked for any more (RFC 9110, 13.1.5).
 */
function wantedOf(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  bytes: number,
  etag?: string,
): ReturnType<typeof rangeOf> {
  // It leaves as it is stored: its parts and its length are those of the file.
  request.headers['x-no-compression'] = 'file'
  reply.header('accept-ranges', 'bytes').header('cache-control', 'private, no-store')
  if (etag !== undefined) reply.header('etag', `"${etag}"`)
  const { range, 'if-range': ifRange } = request.headers
  const requested = ifRange !== undefined && ifRange !== `"${etag}"` ? null : rangeOf(range, bytes)
  if (requested === 'unsatisfiable') reply.code(416).header('content-range', `bytes */${bytes}`)
  return requested
}

async function* joined(
  files: FileStore,
  parts: readonly { key: FileKey; bytes: number }[],
  first: number,
  last: number,
): AsyncGenerator<Uint8Array> {
  let start = 0
  for (const { key, bytes } of parts) {
    const [from, to] = [Math.max(first - start, 0), Math.min(last - start, bytes - 1)]
    start += bytes
    if (from > to) continue
    const found = await files.get(key, { first: from, last: to })
    if (!found) throw new Error(`a part is gone: ${key}`)
    yield* found.stream
  }
}

/** RFC 6266: a name for old programs in ASCII, and the real one in UTF-8. Signs that lead out of a folder or a header are replaced. */
export function dispositionOf(name: string): string {
  const safe = name.replace(/[\u0000-\u001f\u007f"\\/:*?<>|]/g, '_').slice(0, 150) || 'file'
  const ascii = safe.replace(/[^\u0020-\u007e]/g, '_')
  const utf8 = encodeURIComponent(safe.toWellFormed()).replace(/['()*]/g, sign => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${utf8}`
}
