/** Media whose negative articles big screens show, each with a reason. */
import { contract, exportCall, feature, Id, importCalls } from '@guanlan/platform/contract'
import { z } from 'zod'
import { strings } from '../strings.ts'
import { materialCalls, Name, permissions, Question, recordOf } from './material.ts'

const shape = {
  name: Name,
  mediaId: Id.nullable().default(null).describe('Of a known medium; null: by its name alone'),
  reason: z.string().trim().max(200, 'screenMaterials.reasonLength').default(''),
}
export const NegativeMediumDraft = z.object(shape)
export type NegativeMediumDraft = z.infer<typeof NegativeMediumDraft>
export const NegativeMedium = recordOf(shape)
export type NegativeMedium = z.infer<typeof NegativeMedium>

/** What may be exported and imported, by its titles. */
export const negativeMediaColumns = { name: strings.name, reason: strings.reason }

const path = '/bigScreen/media-negative'
export const negativeMedia = contract({
  ...materialCalls({
    ...{ called: 'media-negative', noun: 'a negative medium', listed: 'Negative media of big screens, in their order' },
    ...{ Draft: NegativeMediumDraft, Record: NegativeMedium },
  }),
  ...exportCall({ path, permission: 'bigScreens.view', question: Question, columns: negativeMediaColumns }),
  ...importCalls({ path, permission: 'bigScreens.edit' }),
})
export const negativeMediaFeature = feature({ name: 'negativeMedia', ...permissions, contract: negativeMedia })
