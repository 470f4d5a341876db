import { expect, test } from 'vitest'
import { problemOf, refusalOf } from './s3-problems.ts'

const of = (name: string, httpStatusCode?: number) =>
  Object.assign(new Error('said'), { name, $metadata: { ...(httpStatusCode && { httpStatusCode }) } })

test.each([
  ['QuotaExceeded', 403, 'platform.storageFull'],
  ['XMinioStorageFull', 507, 'platform.storageFull'],
  ['SomethingElse', 507, 'platform.storageFull'],
  ['SlowDown', 503, 'platform.storageAway'],
  ['AccessDenied', 403, 'platform.storageAway'],
  ['TimeoutError', undefined, 'platform.storageAway'],
])('%s (%s) is %s', (name, status, key) => expect(refusalOf(of(name, status))).toMatchObject({ key }))

const settings = { endpoint: 'https://s3.intern:9000', bucket: 'press', accessKey: 'lin' }
test.each([
  ['NoSuchBucket', 404, false, 'no bucket press'],
  ['InvalidAccessKeyId', 403, false, 'does not know the key lin'],
  ['SignatureDoesNotMatch', 403, false, 'not the secret of the key lin'],
  ['AccessDenied', 403, false, 'may not write into the bucket press'],
  ['QuotaExceeded', 507, true, 'has no room'],
  ['ECONNREFUSED', undefined, true, 'does not answer'],
])('%s: whether waiting may mend it is %s', (name, status, isAway, sentence) => {
  const problem = problemOf(of(name, status), settings)
  expect(problem.sentence).toContain(sentence)
  expect(problem.isAway).toBe(isAway)
})
