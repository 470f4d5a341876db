/** Media whose negative articles big screens show, each with a reason. */
import { contract, feature, Id } from '@guanlan/platform/contract'
import { z } from 'zod'
import { materialCalls, Name, permissions, recordOf } from './material.ts'

const shape = {
  name: Name,
  mediaId: Id.nullable().default(null).describe('Of a known medium; null: by its name alone'),
  reason: z.string().trim().max(200, 'screenMaterials.reasonLength').default(''),
}
export const NegativeMediumDraft = z.object(shape)
export type NegativeMediumDraft = z.infer<typeof NegativeMediumDraft>
export const NegativeMedium = recordOf(shape)
export type NegativeMedium = z.infer<typeof NegativeMedium>

export const negativeMedia = contract(
  materialCalls({
    ...{ called: 'media-negative', noun: 'a negative medium', listed: 'Negative media of big screens, in their order' },
    ...{ Draft: NegativeMediumDraft, Record: NegativeMedium },
  }),
)
export const negativeMediaFeature = feature({ name: 'negativeMedia', ...permissions, contract: negativeMedia })
