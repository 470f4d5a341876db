/** A filter as it is written: what it is called, what it looks at, and what it asks of an article. */
import { Id, Moment, Version } from '@guanlan/platform/contract'
import { z } from 'zod'

export const nameLength = 50
export const mostConditions = 20
export const mostValues = 200

/** What a condition looks at. `rule` is a rule of the rule language; `account` who wrote it; `domain` the host of its address. */
export const conditionFields = [
  'title',
  'text',
  'rule',
  'account',
  'domain',
  'region',
  'language',
  'type',
  'advertisement',
  'length',
  'interactions',
] as const
export type ConditionField = (typeof conditionFields)[number]

export const relations = ['contains', 'containsNot', 'is', 'isNot', 'atLeast', 'atMost'] as const
export type Relation = (typeof relations)[number]

const words: readonly Relation[] = ['contains', 'containsNot']
const equality: readonly Relation[] = ['is', 'isNot']
const size: readonly Relation[] = ['atLeast', 'atMost']

/** Which relations a field knows. */
export const relationsOf: Readonly<Record<ConditionField, readonly Relation[]>> = {
  title: words,
  text: words,
  rule: equality,
  account: equality,
  domain: equality,
  region: equality,
  language: equality,
  type: equality,
  advertisement: equality,
  length: size,
  interactions: size,
}

/** `name` is the field, as the specification calls it. Several values: any of them. */
export const FilterCondition = z.object({
  name: z.enum(conditionFields, 'filters.conditionRequired'),
  relationOperator: z.enum(relations, 'filters.relationRequired'),
  value: z.array(z.string().trim().min(1, 'filters.valueRequired').max(4000)).max(mostValues).default([]),
})
export type FilterCondition = z.infer<typeof FilterCondition>

const Common = z.object({
  name: z.string('filters.nameRequired').trim().min(1, 'filters.nameRequired').max(nameLength, 'filters.nameLength'),
  enabled: z.boolean().default(true),
  monitorIds: z.array(Id).max(500).default([]).describe('Monitors it holds for; none: all of them'),
})

/** black takes out what fits; white keeps what fits, whatever black says. */
export const FilterDraft = Common.extend({
  type: z.enum(['black', 'white'], 'filters.typeRequired'),
  allMedia: z.boolean().default(false).describe('Of every medium; then `media` is empty'),
  media: z.array(Id).max(500).default([]),
  logicOperator: z.enum(['and', 'or'], 'filters.logicRequired').describe('All conditions, or any of them'),
  conditions: z.array(FilterCondition).max(mostConditions).default([]),
})
export type FilterDraft = z.infer<typeof FilterDraft>

/** Of keywords and media at least one is said; both sides ask, and the server more than that. */
export function mediaProblemOf({
  allMedia,
  media,
  conditions,
}: Pick<FilterDraft, 'allMedia' | 'media'> & { conditions: readonly unknown[] }) {
  if (conditions.length === 0 && (allMedia || media.length === 0))
    return { field: 'conditions', key: 'filters.keywordsOrMedia' } as const
  return !allMedia && media.length === 0 ? ({ field: 'media', key: 'filters.mediaRequired' } as const) : null
}

export const leastThreshold = 30
export const longestText = 60_000

/** Takes out what has so much of its text in common with this one, in per cent. */
export const SimilarDraft = Common.extend({
  type: z.literal('similar').default('similar'),
  text: z
    .string('filters.textRequired')
    .trim()
    .min(12, 'filters.textRequired')
    .max(longestText, 'filters.textRequired'),
  threshold: z
    .number('filters.threshold')
    .int()
    .min(leastThreshold, 'filters.threshold')
    .max(100, 'filters.threshold')
    .default(70),
  articleId: z.number().int().positive().nullable().default(null).describe('Where the text was taken from'),
})
export type SimilarDraft = z.infer<typeof SimilarDraft>

const stored = { id: z.number().int(), version: Version, updatedAt: Moment, updatedBy: z.string().nullable() }
export const Filter = FilterDraft.extend(stored)
export type Filter = z.infer<typeof Filter>
export const SimilarFilter = SimilarDraft.extend(stored)
export type SimilarFilter = z.infer<typeof SimilarFilter>
export type FilterType = Filter['type'] | SimilarFilter['type']
