/** Takes the files of a call: each streams into the store while it is looked at; all of them arrive, or none stays. */
import multipart from '@fastify/multipart'
import { type ReceivedFile, Refusal, refuse, type Uploads } from '@guanlan/platform/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { formatBytes } from '../format-bytes.ts'
import { kindOf, looked, safeName } from './kinds.ts'
import { type FileKey, type FileStore, FileTooLarge, newFileKey } from './store.ts'

export const uploadArea = 'uploads'

export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: false })
}

export interface Receiving {
  store: FileStore
  orgId: number
  uploads: Uploads
  /** Aborted when the sender has left. */
  signal: AbortSignal
}

/** @throws tooLarge or unsupported, which name the field and the number of the file: `file.0` */
export async function receiveFiles(
  request: FastifyRequest,
  { store, orgId, uploads, signal }: Receiving,
): Promise<ReceivedFile[]> {
  const { most, mostBytes } = uploads
  if (!request.isMultipart()) throw refuse('unsupported', 'platform.unsupportedBody')
  const received: ReceivedFile[] = []
  try {
    // One byte more than allowed tells a file that is too large from one that is just as large.
    const limits = { files: most + 1, fileSize: mostBytes + 1, fields: 0, parts: most + 1, headerPairs: 50 }
    for await (const part of request.parts({ limits })) {
      if (part.type !== 'file') continue
      if (received.length >= most) throw refuse('tooLarge', 'platform.tooManyFiles', { most }, part.fieldname)
      const at = { field: `${part.fieldname}.${received.length}`, name: safeName(part.filename ?? '') }
      const key = newFileKey(uploadArea, orgId)
      received.push(await receive(store, key, part.file, { uploads, ...at }))
    }
    signal.throwIfAborted()
    if (received.length === 0) throw refuse('invalid', 'platform.chooseFile', {}, 'file')
    return received
  } catch (error) {
    await dropFiles(store, received)
    drain(request)
    throw error instanceof Refusal ? error : named(error, most)
  }
}

export async function dropFiles(store: FileStore, files: readonly ReceivedFile[]): Promise<void> {
  for (const { key } of files) await store.delete(key as FileKey)
}

async function receive(
  store: FileStore,
  key: FileKey,
  content: AsyncIterable<Buffer>,
  { uploads: { kinds, mostBytes }, field, name }: { uploads: Uploads; field: string; name: string },
): Promise<ReceivedFile> {
  let kind: ReceivedFile['kind'] | null = null
  const wrong = () => refuse('unsupported', 'platform.fileKind', { name, kinds: kinds.join('、') }, field)
  async function* lookedAt() {
    let beginning: Buffer = Buffer.alloc(0)
    for await (const chunk of content) {
      if (kind === null) {
        beginning = Buffer.concat([beginning, chunk])
        if (beginning.length < looked) continue
        kind = kindOf(name, beginning, kinds)
        if (kind === null) throw wrong()
        yield beginning
      } else yield chunk
    }
    if (kind !== null) return
    kind = kindOf(name, beginning, kinds)
    if (kind === null) throw wrong()
    yield beginning
  }
  try {
    const bytes = await store.put(key, lookedAt(), mostBytes)
    return { key, name, kind: kind ?? 'csv', bytes }
  } catch (error) {
    if (!(error instanceof FileTooLarge)) throw error
    throw refuse('tooLarge', 'platform.fileTooLarge', { name, limit: formatBytes(mostBytes) }, field)
  }
}

/** Errors of the plugin have codes; what is left is a body that ended too early or is none. */
function named(error: unknown, most: number): unknown {
  const { code } = error as { code?: string }
  if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT')
    return refuse('tooLarge', 'platform.tooManyFiles', { most }, 'file')
  return error instanceof Error && 'code' in error && !String(code).startsWith('FST_')
    ? error
    : refuse('invalid', 'platform.fileStopped', {}, 'file')
}

/** More than this is not read of a body that was refused. */
const mostDrained = 64 * 1024 * 1024

/** A browser hears of a refusal only when it could send on; who sends without an end is cut off. */
function drain({ raw }: FastifyRequest): void {
  let left = mostDrained
  raw.unpipe()
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) raw.destroy()
  })
  raw.resume()
}
