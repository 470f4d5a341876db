/** Sends a stored file to a browser: with its name in any script, in parts when asked, and only until it expires. */
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

/** @throws `missing` when it is not there, or not any more */
export async function sendFile(
  files: FileStore,
  { key, name, type, expiresAt }: Download,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  now = new Date(),
): Promise<void> {
  const bytes = expiresAt !== null && expiresAt <= now ? null : await files.size(key)
  if (bytes === null) throw refuse('missing', 'platform.missing')
  const range = rangeOf(request.headers.range, bytes)
  // It leaves as it is stored: its parts and its length are those of the file.
  request.headers['x-no-compression'] = 'file'
  reply.header('accept-ranges', 'bytes').header('cache-control', 'private, no-store')
  if (range === 'unsatisfiable') {
    await reply.code(416).header('content-range', `bytes */${bytes}`).send()
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

/** RFC 6266: a name for old programs in ASCII, and the real one in UTF-8. Signs that lead out of a folder or a header are replaced. */
export function dispositionOf(name: string): string {
  const safe = name.replace(/[\u0000-\u001f\u007f"\\/:*?<>|]/g, '_').slice(0, 150) || 'file'
  const ascii = safe.replace(/[^\u0020-\u007e]/g, '_')
  const utf8 = encodeURIComponent(safe.toWellFormed()).replace(/['()*]/g, sign => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${utf8}`
}
