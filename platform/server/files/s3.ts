/** Files in a bucket of an S3 server, below a prefix of their own. */
import { randomUUID } from 'node:crypto'
import { Agent } from 'node:https'
import { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { hasStatus, problemOf, refusalOf } from './s3-problems.ts'
import { type FileKey, type FileStore, FileTooLarge, keyIn, type ListedFile, requireKey } from './store.ts'

export interface S3Settings {
  /** Origin: `https://s3.intern:9000`. */
  endpoint: string
  region: string
  bucket: string
  /** What all keys begin with: empty, or ended by a slash. */
  prefix: string
  accessKey: string
  secret: string
  /** Certificates that the server's is held against, in PEM; absent: those of the machine. */
  ca?: string
}

export interface S3Files extends FileStore {
  /** Null: a file can be written, read and deleted. Else a sentence that says why not; `isAway` when waiting may mend it. */
  check(): Promise<{ sentence: string; isAway: boolean } | null>
  answers(): Promise<boolean>
  close(): void
}

/** Bytes of a part while a file is sent; twice as many are held. */
const partBytes = 8 * 1024 * 1024
const partsAtOnce = 2
/** An upload that is older was left by a process that ended meanwhile. */
const abandonedAfterMs = 24 * 3_600_000
const mostInPage = 1_000
const connectMs = 5_000
/** Without a byte. */
const silentMs = 30_000

export function s3Files(settings: S3Settings): S3Files {
  const { bucket: Bucket, prefix } = settings
  const client = new S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    forcePathStyle: true,
    credentials: { accessKeyId: settings.accessKey, secretAccessKey: settings.secret },
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: silentMs,
      throwOnRequestTimeout: true,
      ...(settings.ca !== undefined && { httpsAgent: new Agent({ ca: settings.ca }) }),
    },
  })
  const nameOf = (key: FileKey) => prefix + requireKey(key)
  const requested = <T>(work: Promise<T>): Promise<T> =>
    work.catch(error => {
      throw refusalOf(error)
    })
  /** Null when it is not there. */
  const orNull = <T>(work: Promise<T>): Promise<T | null> =>
    requested(
      work.catch(error => {
        if (hasStatus(error, 404)) return null
        throw error
      }),
    )

  /** What stands between two slashes below `inside`. */
  async function foldersIn(inside: string): Promise<string[]> {
    const names: string[] = []
    for (let token: string | undefined; ; ) {
      const page = await requested(
        client.send(
          new ListObjectsV2Command({
            Bucket,
            Prefix: inside,
            Delimiter: '/',
            ...(token && { ContinuationToken: token }),
          }),
        ),
      )
      for (const { Prefix = '' } of page.CommonPrefixes ?? []) names.push(Prefix.slice(inside.length, -1))
      token = page.NextContinuationToken
      if (!token) return names
    }
  }

  return {
    async put(key, source, mostBytes) {
      const counted = countOf(source, mostBytes)
      const upload = new Upload({
        client,
        params: { Bucket, Key: nameOf(key), Body: Readable.from(counted.stream) },
        partSize: partBytes,
        queueSize: partsAtOnce,
        leavePartsOnError: false,
      })
      await upload.done().catch(error => {
        // What the source itself says is for whoever sends.
        throw counted.problem() ?? refusalOf(error)
      })
      return counted.bytes()
    },
    size: async key =>
      (await orNull(client.send(new HeadObjectCommand({ Bucket, Key: nameOf(key) }))))?.ContentLength ?? null,
    async get(key, range) {
      const Range = range && `bytes=${range.first}-${range.last}`
      const found = await orNull(
        client.send(new GetObjectCommand({ Bucket, Key: nameOf(key), ...(Range && { Range }) })),
      )
      if (!found) return null
      const whole = Number(/\/(\d+)$/.exec(found.ContentRange ?? '')?.[1] ?? found.ContentLength)
      return { bytes: whole, stream: found.Body as Readable }
    },
    delete: async key => void (await orNull(client.send(new DeleteObjectCommand({ Bucket, Key: nameOf(key) })))),
    async list(area, orgId, { after, limit }) {
      const inside = `${area}/${orgId}/`
      const listed: ListedFile[] = []
      for (let last = after && nameOf(after); listed.length < limit; ) {
        const wanted = Math.min(limit - listed.length, mostInPage)
        const page = await requested(
          client.send(
            new ListObjectsV2Command({
              Bucket,
              Prefix: prefix + inside,
              MaxKeys: wanted,
              ...(last && { StartAfter: last }),
            }),
          ),
        )
        for (const { Key = '', LastModified } of page.Contents ?? []) {
          last = Key
          // What else somebody has put there is none of ours.
          const key = keyIn(Key.slice(prefix.length))
          if (key) listed.push({ key, storedAt: LastModified ?? new Date() })
        }
        if (!page.IsTruncated) break
      }
      return listed
    },
    // A bucket has no size of its own.
    free: async () => null,
    areas: async () => (await foldersIn(prefix)).filter(name => /^[a-z]/.test(name)),
    organisations: async area => (await foldersIn(`${prefix}${area}/`)).map(Number).filter(Number.isInteger),

    async check() {
      const Key = `${prefix}.check/${randomUUID()}`
      try {
        await client.send(new PutObjectCommand({ Bucket, Key, Body: 'check' }))
        const found = await client.send(new GetObjectCommand({ Bucket, Key }))
        const read = await found.Body?.transformToString()
        await client.send(new DeleteObjectCommand({ Bucket, Key }))
        await sweep(client, Bucket, prefix)
        return read === 'check'
          ? null
          : { sentence: 'S3_URL: what was written is read back as something else', isAway: false }
      } catch (error) {
        return problemOf(error, settings)
      }
    },
    answers: () =>
      client.send(new HeadBucketCommand({ Bucket })).then(
        () => true,
        () => false,
      ),
    close: () => client.destroy(),
  }
}

/** Counts while it passes, so that a sender who lies about the size is stopped. `problem`: what the source itself has met, not who reads it. */
function countOf(source: AsyncIterable<Uint8Array>, mostBytes: number) {
  let bytes = 0
  let problem: unknown
  async function* read() {
    try {
      for await (const chunk of source) {
        bytes += chunk.length
        if (bytes > mostBytes) throw new FileTooLarge(`more than ${mostBytes} bytes`)
        yield { chunk }
      }
    } catch (error) {
      // Told instead of thrown: an error that a reader throws into this one would look the same.
      yield { error }
    }
  }
  async function* stream() {
    for await (const next of read()) {
      if ('chunk' in next) yield next.chunk
      else {
        problem = next.error
        throw problem
      }
    }
  }
  return { stream: stream(), bytes: () => bytes, problem: () => problem }
}

/** Parts of uploads that nobody goes on with take room, and no listing shows them. */
async function sweep(client: S3Client, Bucket: string, Prefix: string): Promise<void> {
  const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket, Prefix }))
  for (const { Key, UploadId, Initiated } of Uploads)
    if (Key && UploadId && Initiated && Date.now() - Initiated.getTime() > abandonedAfterMs)
      await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }))
}
