/** Which model answers an organisation now, and on what terms. */
import type { CallScope } from '@guanlan/platform/server'
import type { Leaves, ModelScene } from '../contract.ts'
import { type ModelEndpoint, openEndpoint } from './endpoint.ts'
import { installationRow, keyIn, type ModelParts, sealedOf, termsRow } from './settings.ts'
import type { Prices } from './tokens.ts'

/** Why no model is asked: none is set, the person may not, the scene is switched off, or nobody chose what may be sent. */
export const modelAbsences = ['none', 'forbidden', 'sceneOff', 'notChosen'] as const
export type ModelAbsence = (typeof modelAbsences)[number]

export interface ModelInUse extends Prices {
  endpoint: ModelEndpoint
  leaves: Leaves
  /** Fen; null: no limit. */
  limits: { run: number | null; person: number | null; all: number | null }
}

/** The endpoint of an organisation, whatever it may be used for; null: none is set. */
export async function endpointFor(
  parts: ModelParts,
  orgId: number,
): Promise<(Prices & { endpoint: ModelEndpoint }) | null> {
  const { system, secretBox, environment } = parts
  const [own, installation] = [await termsRow(system, orgId), await installationRow(system)]
  if (own.url !== null && own.model !== null) {
    const key = keyIn(secretBox, await sealedOf(system, orgId))
    const trustedHosts = new Set(installation.ownHosts)
    return {
      endpoint: openEndpoint({ url: own.url, model: own.model, key, trustedHosts }),
      priceIn: own.priceIn,
      priceOut: own.priceOut,
    }
  }
  const { url, model, sealed, priceIn, priceOut } = installation
  if (url !== null && model !== null)
    return { endpoint: openEndpoint({ url, model, key: keyIn(secretBox, sealed) }), priceIn, priceOut }
  return environment && { endpoint: openEndpoint(environment), priceIn, priceOut }
}

export async function modelInUse(
  scope: Pick<CallScope, 'orgId' | 'may'>,
  parts: ModelParts,
  scene: ModelScene,
): Promise<ModelInUse | ModelAbsence> {
  const found = await endpointFor(parts, scope.orgId)
  if (!found) return 'none'
  if (!scope.may('models.use')) return 'forbidden'
  const { leaves, scenesOff, mostOfRun, mostOfPerson, mostOfAll } = await termsRow(parts.system, scope.orgId)
  if (scenesOff.includes(scene)) return 'sceneOff'
  if (leaves === null) return 'notChosen'
  return { ...found, leaves, limits: { run: mostOfRun, person: mostOfPerson, all: mostOfAll } }
}
