/** A campaign as lists, its page and programs see it. */
import { mediaLevels } from '@guanlan/features/articles/articles/contract'
import { Id, LongId, Moment, Version } from '@guanlan/platform/contract'
import { z } from 'zod'
import { campaignStates } from './states.ts'

export const campaignKinds = [
  'launch',
  'pressDay',
  'campaign',
  'fair',
  'sponsorship',
  'trial',
  'crisisAnswer',
  'other',
] as const

export const nameLength = 50
export const mostMessages = 10
const mostTargets = 20
const mostItems = 50

const Names = z.array(z.string().trim().min(1).max(50)).max(20)

/** What is to be said. An article carries it that has one of the words or that the rule wants; with neither, one that has the text itself. */
export const Message = z.object({
  text: z.string().trim().min(1, 'campaigns.messageText').max(100, 'campaigns.messageText'),
  words: Names.default([]),
  rule: z.string().max(4_000).default('').describe('In the rule language'),
})
export type Message = z.infer<typeof Message>

/** What a target counts: articles, pieces of one's own, pieces of media of a level, percent that carry a message, points of net sentiment, estimated readers. */
export const measures = ['pieces', 'ownPieces', 'levelPieces', 'messageShare', 'netSentiment', 'reach'] as const
export type Measure = (typeof measures)[number]

export const Target = z
  .object({
    measure: z.enum(measures),
    number: z.number().positive('campaigns.targetNumber').max(1e12, 'campaigns.targetNumber'),
    by: Moment.nullable().default(null).describe('null: by the end of the campaign'),
    level: z.enum(mediaLevels).nullable().default(null).describe('Of `levelPieces`'),
    message: z
      .number()
      .int()
      .min(1)
      .max(mostMessages)
      .nullable()
      .default(null)
      .describe('Of `messageShare`: its place, from 1'),
  })
  .refine(({ measure, level }) => measure !== 'levelPieces' || level !== null, {
    error: 'campaigns.targetLevel',
    path: ['level'],
  })
  .refine(({ measure, message }) => measure !== 'messageShare' || message !== null, {
    error: 'campaigns.targetMessage',
    path: ['message'],
  })
  .refine(({ measure, number }) => (measure !== 'messageShare' && measure !== 'netSentiment') || number <= 100, {
    error: 'campaigns.targetPercent',
    path: ['number'],
  })
export type Target = z.infer<typeof Target>

export const currencies = ['CNY', 'HKD', 'TWD', 'MOP', 'USD', 'EUR', 'JPY', 'GBP', 'SGD'] as const

/** By item, in one currency. */
export const Budget = z.object({
  currency: z.enum(currencies).default('CNY'),
  items: z
    .array(
      z.object({
        name: z.string().trim().min(1, 'campaigns.itemName').max(50, 'campaigns.itemName'),
        amount: z.number().min(0, 'campaigns.itemAmount').max(1e12, 'campaigns.itemAmount'),
      }),
    )
    .max(mostItems),
})
export type Budget = z.infer<typeof Budget>

const dated = {
  name: z.string().trim().min(1, 'campaigns.nameLength').max(nameLength, 'campaigns.nameLength'),
  startTime: Moment,
  /** Null: it goes on. */
  endTime: Moment.nullable().default(null),
}
const planned = {
  kind: z.enum(campaignKinds),
  ownerId: Id.nullable().describe('null: the organisation’s'),
  labels: Names,
  note: z.string().trim().max(2_000, 'campaigns.noteLength'),
  brands: Names,
  messages: z.array(Message).max(mostMessages, 'campaigns.tooManyMessages'),
  targets: z.array(Target).max(mostTargets),
  rule: z.string().max(60_000).describe('In the rule language; empty: people alone put articles in'),
}

/** What is left out begins empty. */
export const Draft = z.object({
  ...dated,
  kind: planned.kind.default('other'),
  ownerId: planned.ownerId.default(null),
  labels: planned.labels.default([]),
  note: planned.note.default(''),
  brands: planned.brands.default([]),
  messages: planned.messages.default([]),
  targets: planned.targets.default([]),
  rule: planned.rule.default(''),
  budget: Budget.nullable().optional().describe('With the permission for money alone'),
})
export type Draft = z.output<typeof Draft>

/** What is left out stays as it is, but for the end. */
export const Edited = z
  .object(planned)
  .partial()
  .extend({ ...dated, budget: Draft.shape.budget, id: Id, version: Version })
export type Edited = z.output<typeof Edited>

export const Campaign = Draft.extend({
  id: z.number().int(),
  version: Version,
  updatedAt: Moment,
  updatedBy: z.string().nullable(),
  owner: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  state: z.enum(campaignStates),
  tracked: z.boolean().describe('Its rule takes articles in'),
  trackedAt: Moment.nullable(),
  ruleVersion: z.number().int(),
  /** Of those that stand in lists and that the reader sees. */
  articles: z.number().int(),
  negative: z.number().int(),
  firstArticleAt: Moment.nullable(),
  lastArticleAt: Moment.nullable(),
  /** Articles of each of the last fourteen days, the latest last: today, or the last day of one that is over. */
  days: z.array(z.number().int()).length(14),
  /** A task that takes stored articles in. */
  filling: z.object({ done: z.number().int(), total: z.number().int().nullable(), found: z.number().int() }).nullable(),
  idPrev: z.number().int(),
  idNext: z.number().int(),
})
export type Campaign = z.infer<typeof Campaign>

/** What a campaign is made of. */
export const Origin = z.object({
  of: z.enum(['story', 'monitor', 'articles']),
  id: LongId.optional().describe('Of the story or the monitor'),
  idList: z.array(LongId).max(1_000).default([]).describe('Of `articles`'),
  name: z.string().trim().min(1, 'campaigns.nameLength').max(nameLength, 'campaigns.nameLength').optional(),
})
export type Origin = z.output<typeof Origin>

/** Which campaigns; what is left out does not matter. */
export const CampaignQuestion = z.object({
  like: z.string().max(100).default('').describe('Part of the name'),
  state: z.enum(campaignStates).optional(),
  kind: z.enum(campaignKinds).optional(),
  ownerId: Id.optional(),
  sort: z.enum(['position', 'name', 'startTime', 'updatedAt']).default('position'),
  order: z.enum(['asc', 'desc']).default('asc'),
})
export type CampaignQuestion = z.infer<typeof CampaignQuestion>
