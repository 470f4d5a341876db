import { Filter, Published, Sentiment } from '@guanlan/features/articles/articles/contract'
import { Id, Moment, Version } from '@guanlan/platform/contract'
import { z } from 'zod'
import { outgoingTypes } from './plugin.ts'

export const nameLength = 50
export const longestKeyword = 50
/** Keywords of a strategy, and media: as many as one condition of a list takes. */
export const mostValues = 50
/** Days that a question may ask for (spec 5). */
export const mostDays = 90

/** title: the title holds one of them. keyword: one of them is among the keywords of the article. */
export const keywordPlaces = ['title', 'keyword'] as const

const Conditions = z.object({
  monitorId: Id.nullable()
    .default(null)
    .describe('A folder stands for all below it; null: everything of the organisation'),
  keywords: z
    .array(z.string().trim().min(1, 'plugins.keywordLength').max(longestKeyword, 'plugins.keywordLength'))
    .max(mostValues, 'plugins.mostValues')
    .default([]),
  keywordsIn: z.enum(keywordPlaces).default('title'),
  media: z.array(Id).max(mostValues, 'plugins.mostValues').default([]),
  sentiment: z.array(Sentiment).max(3).default([]).describe('None: all'),
  days: z
    .number('plugins.dayCount')
    .int('plugins.dayCount')
    .min(1, 'plugins.dayCount')
    .max(mostDays, 'plugins.dayCount')
    .default(7),
})
/** Spec 5 (ambiguities 74): of keywords and media one at least is said. */
const saysSomething = ({ keywords, media }: { keywords: unknown[]; media: unknown[] }): boolean =>
  keywords.length + media.length > 0
const unsaid = { error: 'plugins.keywordsOrMedia', path: ['keywords'] }

export const StrategyConditions = Conditions.refine(saysSomething, unsaid)
export type StrategyConditions = z.infer<typeof StrategyConditions>

const Fields = Conditions.extend({
  name: z.string().trim().min(1, 'plugins.nameLength').max(nameLength, 'plugins.nameLength'),
  plugType: z.enum(outgoingTypes, 'plugins.choosePlugin'),
})
export const StrategyDraft = Fields.refine(saysSomething, unsaid)
export type StrategyDraft = z.infer<typeof StrategyDraft>
/** With `id` and the version it is based on it changes one; without, it adds one. */
export const SavedStrategy = Fields.extend({ id: Id.optional(), version: Version.optional() })
  .refine(saysSomething, unsaid)
  .refine(({ id, version }) => (id === undefined) === (version === undefined), {
    error: 'plugins.versionMissing',
    path: ['version'],
  })

export const Strategy = Fields.extend({
  id: z.number().int(),
  version: Version,
  updatedAt: Moment,
  updatedBy: z.string().nullable(),
  monitorName: z.string().nullable().describe('null: everything, or a monitor that is gone'),
  isPublished: z.boolean().describe('It has an address'),
})
export type Strategy = z.infer<typeof Strategy>

export const StrategyQuestion = z.object({
  like: z.string().max(100).default('').describe('Part of the name'),
  plugType: z
    .enum(['', ...outgoingTypes])
    .default('')
    .describe('Empty: all'),
  sort: z.enum(['name', 'updatedAt']).default('updatedAt'),
  order: z.enum(['asc', 'desc']).default('desc'),
})
export type StrategyQuestion = z.infer<typeof StrategyQuestion>

/** What a strategy gives now. `filters` with the monitor and the range open the same articles in the list. */
export const StrategyPreview = z.object({
  count: z.number().int(),
  from: Moment,
  to: Moment,
  filters: z.array(Filter),
  newest: z.array(z.object({ id: z.number().int(), title: z.string(), media: z.string(), ...Published.shape })),
})
export type StrategyPreview = z.infer<typeof StrategyPreview>
