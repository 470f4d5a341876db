/** Hot events of society on big screens: one of the hot lists, or (by developers alone) one of own words. */
import { contract, exportCall, feature, Id, importCalls } from '@guanlan/platform/contract'
import { z } from 'zod'
import { strings } from '../strings.ts'
import { mostWords } from './competitors.ts'
import { materialCalls, Name, permissions, Question, recordOf } from './material.ts'

const shape = {
  name: Name,
  hotEventId: Id.nullable().default(null).describe('Of the hot lists; null: by its words'),
  words: z
    .array(z.string().trim().min(1).max(50, 'screenMaterials.wordLength'))
    .max(mostWords, 'screenMaterials.wordCount')
    .default([])
    .describe('Written by the role developer alone (rule perm.hotEvent)'),
}
export const SocietyEventDraft = z
  .object(shape)
  .refine(({ hotEventId, words }) => hotEventId !== null || words.length > 0, {
    error: 'screenMaterials.eventOrWords',
    path: ['hotEventId'],
  })
export type SocietyEventDraft = z.infer<typeof SocietyEventDraft>
export const SocietyEvent = recordOf(shape)
export type SocietyEvent = z.infer<typeof SocietyEvent>

/** What may be exported and imported, by its titles; a hot event by its number. */
export const societyEventColumns = { name: strings.name, hotEventId: strings.hotEventNumber }

const path = '/bigScreen/society-hot-event'
export const societyEvents = contract({
  ...materialCalls({
    ...{
      called: 'society-hot-event',
      noun: 'a hot event',
      listed: 'Hot events of society on big screens, in their order',
    },
    ...{ Draft: SocietyEventDraft, Record: SocietyEvent },
  }),
  ...exportCall({ path, permission: 'bigScreens.view', question: Question, columns: societyEventColumns }),
  ...importCalls({ path, permission: 'bigScreens.edit' }),
})
export const societyEventsFeature = feature({ name: 'societyEvents', ...permissions, contract: societyEvents })
