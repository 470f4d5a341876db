/** The calls of digests. */
import type { CallScope } from '@guanlan/platform/server'
import type { DigestDraft, DigestPage } from '../../contract.ts'
import {
  addDigest,
  changeDigest,
  getDigest,
  listDigests,
  previewDigest,
  removeDigests,
  sendDigestNow,
} from './digests.ts'

interface ById {
  params: { id: number }
}

export const digestRoutes = {
  digests: (scope: CallScope, { query }: { query: DigestPage }) => listDigests(scope, query),
  digest: (scope: CallScope, { params }: ById) => getDigest(scope, params.id),
  addDigest: (scope: CallScope, { body }: { body: DigestDraft }) => addDigest(scope, body),
  changeDigest: (scope: CallScope, { body }: { body: DigestDraft & { id: number; version: number } }) =>
    changeDigest(scope, body),
  removeDigests: (scope: CallScope, { body }: { body: Parameters<typeof removeDigests>[1] }) =>
    removeDigests(scope, body),
  previewDigest: (scope: CallScope, { body }: { body: DigestDraft }) => previewDigest(scope, body),
  sendDigest: (scope: CallScope, { params }: ById) => sendDigestNow(scope, params.id),
}
