/** What an S3 server's errors mean: for who uses the product, and for who starts it. Pure. */
import { Refusal, refuse } from '@guanlan/platform/contract'

interface S3Error {
  name?: string
  message?: string
  $metadata?: { httpStatusCode?: number }
}

export const hasStatus = (error: unknown, status: number): boolean =>
  (error as S3Error).$metadata?.httpStatusCode === status

/** As servers name a bucket or a disk without room; 507 says it by itself. */
const full = new Set([
  'QuotaExceeded',
  'XMinioStorageFull',
  'InsufficientStorage',
  'InsufficientCapacity',
  'EntityTooLarge',
])

/** Nothing that was stored is lost by it. */
export function refusalOf(cause: unknown): Refusal {
  if (cause instanceof Refusal) return cause
  const isFull = full.has((cause as S3Error).name ?? '') || hasStatus(cause, 507)
  return Object.assign(refuse('unavailable', isFull ? 'platform.storageFull' : 'platform.storageAway'), { cause })
}

/** One sentence for who sets the product up. `isAway`: no setting is wrong. */
export function problemOf(
  error: unknown,
  { endpoint, bucket, accessKey }: { endpoint: string; bucket: string; accessKey: string },
): { sentence: string; isAway: boolean } {
  const { name = '', message = '', $metadata } = error as S3Error
  const status = $metadata?.httpStatusCode
  const wrong = (sentence: string) => ({ sentence, isAway: false })
  if (full.has(name) || status === 507) return { sentence: `S3_URL: the bucket ${bucket} has no room`, isAway: true }
  if (name === 'NoSuchBucket' || name === 'InvalidBucketName')
    return wrong(`S3_URL: there is no bucket ${bucket} at ${endpoint}`)
  if (name === 'InvalidAccessKeyId') return wrong(`S3_URL: ${endpoint} does not know the key ${accessKey}`)
  if (name === 'SignatureDoesNotMatch')
    return wrong(`S3_SECRET is not the secret of the key ${accessKey} at ${endpoint}`)
  if (status === 403) return wrong(`S3_URL: the key ${accessKey} may not write into the bucket ${bucket} (${name})`)
  if (status && status < 500 && status !== 408 && status !== 429)
    return wrong(`S3_URL: ${endpoint} refuses the key ${accessKey}: ${message || name}`)
  return { sentence: `S3_URL: ${endpoint} does not answer as an S3 server: ${name} ${message}`.trim(), isAway: true }
}
