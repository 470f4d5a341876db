/** Topic words of big screens: a name, and the monitor or rule that says which articles are meant. */
import { contract, exportCall, feature, Id, importCalls } from '@guanlan/platform/contract'
import { z } from 'zod'
import { strings } from '../strings.ts'
import { materialCalls, Name, permissions, Question, recordOf } from './material.ts'

export const longestRule = 4_000

const shape = {
  name: Name,
  monitorId: Id.nullable().default(null),
  rule: z.string().trim().max(longestRule, 'screenMaterials.ruleLength').default('').describe('In place of a monitor'),
}
export const TopicWordDraft = z.object(shape).refine(({ monitorId, rule }) => (monitorId === null) !== (rule === ''), {
  error: 'screenMaterials.monitorOrRule',
  path: ['monitorId'],
})
export type TopicWordDraft = z.infer<typeof TopicWordDraft>
export const TopicWord = recordOf(shape)
export type TopicWord = z.infer<typeof TopicWord>

/** What may be exported and imported, by its titles; a monitor by its number. */
export const topicWordColumns = { name: strings.name, monitorId: strings.monitorNumber, rule: strings.rule }

const path = '/bigScreen/topic-word'
export const topicWords = contract({
  ...materialCalls({
    ...{ called: 'topic-word', noun: 'a topic word', listed: 'Topic words of big screens, in their order' },
    ...{ Draft: TopicWordDraft, Record: TopicWord },
  }),
  ...exportCall({ path, permission: 'bigScreens.view', question: Question, columns: topicWordColumns }),
  ...importCalls({ path, permission: 'bigScreens.edit' }),
})
export const topicWordsFeature = feature({ name: 'topicWords', ...permissions, contract: topicWords })
