/** Brands on big screens: own ones and competitors, by an entry of the brand library or by words. */
import { contract, exportCall, feature, importCalls } from '@guanlan/platform/contract'
import { z } from 'zod'
import { strings } from '../strings.ts'
import { materialCalls, Name, permissions, Question, recordOf } from './material.ts'

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

/** What may be exported and imported, by its titles. */
export const competitorColumns = { name: strings.name, own: strings.own, brand: strings.brand, words: strings.words }

const path = '/bigScreen/competitor'
export const screenCompetitors = contract({
  ...materialCalls({
    ...{ called: 'competitor', noun: 'a brand', listed: 'Own brands and competitors of big screens, in their order' },
    ...{ Draft: CompetitorDraft, Record: ScreenCompetitor },
  }),
  ...exportCall({ path, permission: 'bigScreens.view', question: Question, columns: competitorColumns }),
  ...importCalls({ path, permission: 'bigScreens.edit' }),
})
export const screenCompetitorsFeature = feature({
  name: 'screenCompetitors',
  ...permissions,
  contract: screenCompetitors,
})
