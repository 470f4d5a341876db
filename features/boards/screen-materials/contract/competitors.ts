/** Brands on big screens: own ones and competitors, by an entry of the brand library or by words. */
import { contract, feature } from '@guanlan/platform/contract'
import { z } from 'zod'
import { materialCalls, Name, permissions, recordOf } from './material.ts'

export const mostWords = 20

const shape = {
  name: Name,
  own: z.boolean().default(false),
  brand: z.string().trim().max(100).default('').describe('Name of an entry of the brand library; empty: by words'),
  words: z
    .array(z.string().trim().min(1).max(50, 'screenMaterials.wordLength'))
    .max(mostWords, 'screenMaterials.wordCount')
    .default([]),
}
export const CompetitorDraft = z.object(shape).refine(({ brand, words }) => brand !== '' || words.length > 0, {
  error: 'screenMaterials.brandOrWords',
  path: ['brand'],
})
export type CompetitorDraft = z.infer<typeof CompetitorDraft>
export const ScreenCompetitor = recordOf(shape)
export type ScreenCompetitor = z.infer<typeof ScreenCompetitor>

export const screenCompetitors = contract(
  materialCalls({
    ...{ called: 'competitor', noun: 'a brand', listed: 'Own brands and competitors of big screens, in their order' },
    ...{ Draft: CompetitorDraft, Record: ScreenCompetitor },
  }),
)
export const screenCompetitorsFeature = feature({
  name: 'screenCompetitors',
  ...permissions,
  contract: screenCompetitors,
})
