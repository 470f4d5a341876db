/** What the panels of an entry's page show. Counts are those of lists: what monitors of the organisation have of the entry. */
import { MediaType, mediaLevels, platforms, Sentiment } from '@guanlan/features/articles/articles/contract'
import { Entry, EntryKind, EntryRef } from '@guanlan/features/media/media-library/contract'
import { LongId, listOf, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

/** Of fewer articles nothing is drawn or computed: it would say more than is known. */
export const fewestArticles = 20

const Count = z.number().int()
const range = {
  entry: EntryRef,
  from: Moment,
  to: Moment,
  articles: Count.describe('That monitors have of it'),
  isEnough: z.boolean().describe(`Whether there are ${fewestArticles} articles: of fewer nothing is drawn`),
}
const Split = z.object({ count: Count, positive: Count, neutral: Count, negative: Count })

/** How it stands in stories that others tell, too. */
export const StoryPlace = z.object({
  stories: Count.describe('That it has articles of'),
  shared: Count.describe('Of these, those that somebody else tells, too'),
  first: Count.describe('Of the shared ones, those where nobody was earlier'),
  copies: Count.describe('Articles of others in stories where it was first'),
  delayMinutes: z
    .number()
    .nullable()
    .describe('In the middle, of stories where somebody was earlier; null: there is none'),
})
export type StoryPlace = z.infer<typeof StoryPlace>

export const BasicInfo = z.object({
  ...range,
  info: Entry,
  firstSeen: z.string().nullable().describe('YYYY-MM-DD, of its oldest article that is stored; null: not known'),
  positive: Count,
  neutral: Count,
  negative: Count,
  interactions: z.number(),
  readers: z.number().describe('As its sites state them'),
  articlesWithReaders: Count,
  collected: Count.nullable().describe('Everything collected of it; null: of accounts it is not counted'),
  storyPlace: StoryPlace.nullable().describe('null: too few articles'),
})
export type BasicInfo = z.infer<typeof BasicInfo>

export const Trend = z.object({
  ...range,
  unit: z.enum(['hour', 'day']),
  collected: Count.nullable(),
  points: z.array(
    Split.extend({
      at: Moment,
      usual: z.number().nullable(),
      collected: Count.nullable().describe('What was collected of it, whether or not a monitor has it'),
    }),
  ),
})
export type Trend = z.infer<typeof Trend>

export const BrandShare = Split.extend({ brand: z.string(), share: z.number().describe('Of the articles, 0 to 1') })
export const BrandShares = z.object({
  ...range,
  brands: z.array(BrandShare).max(10).describe('An article that names two counts for both'),
  unnamed: Count.describe('Articles that name no brand of the brand library'),
})
export type BrandShares = z.infer<typeof BrandShares>

export const BrandTones = z.object({
  ...range,
  unit: z.enum(['hour', 'day']),
  points: z.array(Moment),
  brands: z
    .array(
      Split.extend({
        brand: z.string(),
        counts: z.array(Count).describe('By point'),
        negatives: z.array(Count).describe('By point'),
        inTitle: Count,
        inLead: Count.describe('Not in the title, but in the first 400 characters'),
        later: Count,
      }),
    )
    .max(5),
})
export type BrandTones = z.infer<typeof BrandTones>

export const HouseEntry = z.object({
  id: Count,
  entry: EntryRef,
  name: z.string(),
  kind: EntryKind,
  mediaType: MediaType,
  platform: z.enum(platforms).nullable(),
  level: z.enum(mediaLevels),
  followers: Count.nullable(),
  articles: Count,
  negative: Count,
  interactions: z.number(),
  readers: z.number().describe('As sites state them'),
  first: Count.describe('Stories of several of the house where it was first'),
  copied: Count.describe('Its articles of stories that another of the house had before'),
})
export type HouseEntry = z.infer<typeof HouseEntry>
/** Of a house so many are counted. */
export const mostOfHouse = 50

export const House = z.object({
  ...range,
  house: z.object({ id: Count, name: z.string() }).nullable().describe('null: it belongs to none'),
  list: z.array(HouseEntry).max(mostOfHouse),
})
export type House = z.infer<typeof House>
export const HouseList = listOf(HouseEntry)

export const SimilarMedium = z.object({
  entry: EntryRef.nullable().describe('null: the library does not have it'),
  name: z.string(),
  mediaType: MediaType,
  shared: Count.describe('Stories that both tell'),
  stories: Count.describe('That it tells'),
  words: z.array(z.string()).max(3).describe('What the shared stories are about most often'),
  similarity: z.number().describe('0 to 1: shared stories against the stories of both'),
})
export const Similar = z.object({
  ...range,
  stories: Count.describe('Of the entry'),
  list: z.array(SimilarMedium).max(10),
})
export type Similar = z.infer<typeof Similar>

export const HotArticle = z.object({
  id: LongId,
  title: z.string(),
  publishedAt: Moment,
  timeOfArrival: z.boolean(),
  sentiment: Sentiment,
  story: Count,
  interactions: z.number(),
  copies: Count.describe('Articles of others that tell its story and are later'),
})
export const HotArticles = z.object({ ...range, list: z.array(HotArticle).max(10) })
export type HotArticles = z.infer<typeof HotArticles>
