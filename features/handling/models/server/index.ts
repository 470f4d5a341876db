import { serverHalf } from '@guanlan/platform/server'
import { type EndpointDraft, modelsFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import {
  changeInstallation,
  changeTerms,
  installationModel,
  installationRow,
  keyIn,
  type ModelParts,
  requireAllowed,
  sealedOf,
  termsOf,
  termsRow,
} from './settings.ts'
import { tryModel } from './try.ts'
import { listUses } from './uses.ts'

export {
  type CountedTokens,
  type EndpointAddress,
  type ModelEndpoint,
  ModelProblem,
  type ModelRequest,
  openEndpoint,
} from './endpoint.ts'
export { endpointFor, type ModelAbsence, type ModelInUse, modelInUse } from './in-use.ts'
export { maskedForAWhile, sendable } from './masked.ts'
export { noteUse, requireDayLeft } from './note-use.ts'
export { type ModelParts, termsRow } from './settings.ts'
export { microFenOf, tokensOf, tokensOfText, yuanOf } from './tokens.ts'
export {
  beginUse,
  correctionOf,
  endUse,
  type OverLimit,
  overLimit,
  spentToday,
  type UseEstimate,
} from './uses.ts'
export { sayOverLimit } from './words.ts'
export { modelsWorker } from './worker.ts'

export const modelsServer = (parts: ModelParts) =>
  serverHalf({
    feature: modelsFeature,
    words: strings,
    routes: {
      installation: ({ db }) => installationModel(db, parts),
      changeInstallation: ({ db }, { body }) => changeInstallation(db, parts, body),
      tryInstallation: async ({ locale }, { body }) => {
        const { url, sealed } = await installationRow(parts.system)
        return tryModel({ ...body, key: keyOf(parts, body, url, sealed) }, AbortSignal.timeout(30_000), locale)
      },
      terms: scope => termsOf(scope, parts),
      changeTerms: (scope, { body }) => changeTerms(scope, parts, body),
      tryOwn: async ({ within, signal, locale }, { body }) => {
        const trustedHosts = await requireAllowed(parts, body.url, 'url')
        const [url, sealed] = await within(async ({ db, orgId }) => [
          (await termsRow(db, orgId)).url,
          await sealedOf(db, orgId),
        ])
        return tryModel({ ...body, key: keyOf(parts, body, url, sealed), trustedHosts }, signal, locale)
      },
      uses: (scope, { query }) => listUses(scope, query.days),
    },
  })

/** The written one; where none is, the stored one, at its own host alone. */
function keyOf(
  { secretBox }: ModelParts,
  { url, key }: EndpointDraft,
  before: string | null,
  sealed: string | null,
): string | undefined {
  if (key !== undefined) return key === '' ? undefined : key
  return before !== null && new URL(before).origin === new URL(url).origin ? keyIn(secretBox, sealed) : undefined
}
