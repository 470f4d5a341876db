/** What the articles of a campaign share out to. */
import { ArticleRow, MediaType, mediaLevels } from '@guanlan/features/articles/articles/contract'
import { HotSpots, HotWord } from '@guanlan/features/charts/charts/contract'
import { Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { Behind, Requested } from './question.ts'

const Count = z.number().int()

export const Part = z.object({
  /** What it is called by codes: a media type, a level, a province (0: not known), a medium, a sentiment, a kind of piece. */
  key: z.string(),
  /** As it is called; null: the screen has a word for the key. */
  name: z.string().nullable(),
  count: Count,
  positive: Count,
  neutral: Count,
  negative: Count,
  behind: Behind,
  /** Of media: pieces of print, radio and television, which are in no other of these numbers. */
  offline: z.object({ count: Count, behind: Behind }).optional(),
})
export type Part = z.infer<typeof Part>

export const MessageShare = z.object({
  place: Count.describe('Of the campaign’s messages, from 1'),
  text: z.string(),
  carried: Count.nullable().describe('Articles that carry it; null: they are too many to be looked through'),
  of: Count,
  share: z.number().nullable().describe('0 to 100'),
  ownCarried: Count.nullable().describe('Of own pieces, since copies carry everything'),
  ownOf: Count,
  behind: Behind,
  /** As it stands in the newest of them. */
  sentences: z.array(z.object({ articleId: Count, title: z.string(), media: z.string(), sentence: z.string() })).max(3),
})
export type MessageShare = z.infer<typeof MessageShare>

export const Statistics = Requested.extend({
  total: Count,
  mediaTypes: z.array(Part),
  levels: z.array(Part),
  regions: z.array(Part),
  media: z.array(Part),
  sentiments: z.array(Part),
  kinds: z.array(Part),
  messages: z.array(MessageShare),
})
export type Statistics = z.infer<typeof Statistics>

export const Words = Requested.extend({
  withoutReleases: z.boolean(),
  words: z.array(HotWord.extend({ behind: Behind })).max(50),
})

export const Wave = z.object({
  release: z
    .object({ id: Count, title: z.string() })
    .nullable()
    .describe('null: articles of the campaign that carry none'),
  at: Moment.describe('When it was sent, or the earliest article'),
  /** Hours since then that have articles, within 72 hours; by level of media. */
  hours: z.array(z.object({ hour: Count, levels: z.record(z.enum(mediaLevels), Count) })),
  count: Count,
  later: Count.describe('After 72 hours'),
})
export type Wave = z.infer<typeof Wave>

export const CampaignSpread = Requested.extend({
  waves: z.array(Wave),
  /** Its largest stories; the tree of each is `POST /inews/monitorChart/spread`. */
  stories: HotSpots,
})
export type CampaignSpread = z.infer<typeof CampaignSpread>

export const NegativeArticles = Requested.extend({
  list: z.array(ArticleRow),
  total: Count,
  page: Count,
  pageSize: Count,
})
export const NegativeMedium = z.object({
  mediaId: Count,
  name: z.string(),
  mediaType: MediaType,
  level: z.enum(mediaLevels),
  negative: Count,
  articles: Count.describe('Of the campaign, whatever their tone'),
  interactions: z.number().describe('Of the negative ones'),
  readers: z.number().describe('Told by sites'),
  estimatedReaders: z.number(),
  behind: Behind,
})
export const NegativeMedia = Requested.extend({ list: z.array(NegativeMedium).max(50), total: Count })
