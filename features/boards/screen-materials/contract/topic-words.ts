/** Topic words of big screens: a name, and the monitor or rule that says which articles are meant. */
import { contract, feature, Id } from '@guanlan/platform/contract'
import { z } from 'zod'
import { materialCalls, Name, permissions, recordOf } from './material.ts'

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

export const topicWords = contract(
  materialCalls({
    ...{ called: 'topic-word', noun: 'a topic word', listed: 'Topic words of big screens, in their order' },
    ...{ Draft: TopicWordDraft, Record: TopicWord },
  }),
)
export const topicWordsFeature = feature({ name: 'topicWords', ...permissions, contract: topicWords })
