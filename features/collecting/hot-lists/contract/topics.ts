/** Topics on boards, and the events that topics of several boards are about. */
import { Id, listOf, Moment, Paging } from '@guanlan/platform/contract'
import { z } from 'zod'
import { PlatformCode } from './platform-code.ts'

export const longestDays = 90

export const Board = z.object({
  id: z.number().int(),
  platform: z.string(),
  /** Handed in by the organisation, which alone reads it. */
  own: z.boolean(),
  demonstration: z.boolean(),
  /** The newest observation, at the moment that is asked for; null: none yet. */
  seenAt: Moment.nullable(),
})
export type Board = z.infer<typeof Board>

export const Topic = z.object({
  id: z.number().int(),
  eventId: z.number().int(),
  platform: z.string(),
  title: z.string(),
  url: z.string().nullable(),
  /** Null: not on the list. */
  rank: z.number().int().nullable(),
  /** Ranks it rose within the hour before; null: it was not on the list then. */
  rose: z.number().int().nullable(),
  heat: z.number().nullable(),
  label: z.string().nullable(),
  /** Entered for the first time within the hour before. */
  isNew: z.boolean(),
  firstSeen: Moment,
  lastSeen: Moment,
  /** The beginning of the present or last stay. */
  enteredAt: Moment,
  peakRank: z.number().int(),
  peakHeat: z.number().nullable(),
  minutesOn: z.number().int(),
  entries: z.number().int(),
  /** Monitors of the organisation whose rules want the title. */
  monitors: z.array(z.string()),
  /** Watches that want it. */
  watches: z.array(z.string()),
})
export type Topic = z.infer<typeof Topic>

const Words = z.string().trim().max(2_000).default('').describe('Only titles that this rule wants')
const Platform = z
  .union([z.literal(''), PlatformCode])
  .default('')
  .describe('Empty: all')

export const topicSorts = ['rank', 'heat', 'peak', 'minutes', 'newest'] as const
export const TopicQuestion = z.object({
  platformCode: Platform,
  time: Moment.nullable().default(null).describe('The lists as they were at that minute; null: now'),
  startTime: Moment.nullable().default(null).describe('With endTime: all that were on a list within the period'),
  endTime: Moment.nullable().default(null),
  words: Words,
  sort: z.enum(topicSorts).default('rank'),
})
export type TopicQuestion = z.infer<typeof TopicQuestion>
export const TopicPage = TopicQuestion.extend(Paging.shape)
export const TopicList = listOf(Topic).extend({ boards: z.array(Board), at: Moment })

export const Wall = z.object({
  at: Moment,
  boards: z.array(Board.extend({ topics: z.array(Topic) })),
})
export type Wall = z.infer<typeof Wall>

/** An event on boards that a monitor wants, by its highest topic. */
export const HotMark = z.object({
  eventId: z.number().int(),
  title: z.string(),
  platform: z.string(),
  rank: z.number().int(),
  /** Ranks it rose within the hour before; null: it was not on the list then. */
  rose: z.number().int().nullable(),
  /** On so many boards now. */
  boards: z.number().int(),
})
export type HotMark = z.infer<typeof HotMark>

/** Each 0 to 1. */
export const IndexParts = z.object({
  rank: z.number(),
  platforms: z.number(),
  heat: z.number(),
  minutes: z.number(),
})
export type IndexParts = z.infer<typeof IndexParts>

export const HotEvent = z.object({
  id: z.number().int(),
  title: z.string(),
  byHand: z.boolean(),
  platforms: z.array(z.string()),
  topics: z.number().int(),
  isOn: z.boolean(),
  peakRank: z.number().int(),
  peakHeat: z.number().nullable(),
  minutesOn: z.number().int(),
  firstSeen: Moment,
  lastSeen: Moment,
  /** 0 to 100. */
  index: z.number(),
  parts: IndexParts,
})
export type HotEvent = z.infer<typeof HotEvent>

export const eventSorts = ['index', 'platforms', 'minutes', 'peak', 'newest'] as const
export const EventQuestion = z.object({
  platformCode: Platform,
  startTime: Moment.nullable().default(null).describe('Absent: 24 hours before endTime'),
  endTime: Moment.nullable().default(null).describe('Absent: now'),
  words: Words,
  leastMinutes: z
    .number()
    .int()
    .min(0)
    .max(1_000_000)
    .default(0)
    .describe('Only those seen over at least so many minutes'),
  sort: z.enum(eventSorts).default('index'),
})
export type EventQuestion = z.infer<typeof EventQuestion>
export const EventPage = EventQuestion.extend(Paging.shape)
export const EventList = listOf(HotEvent).extend({ formula: z.string() })

export const EventTopic = z.object({
  id: z.number().int(),
  platform: z.string(),
  title: z.string(),
  /** All wordings it was seen under, the first one first. */
  titles: z.array(z.string()),
  url: z.string().nullable(),
  rank: z.number().int().nullable(),
  heat: z.number().nullable(),
  peakRank: z.number().int(),
  peakHeat: z.number().nullable(),
  minutesOn: z.number().int(),
  entries: z.number().int(),
  firstSeen: Moment,
  lastSeen: Moment,
  /** By the word of the source itself; null: it says nothing. */
  toldFirstSeen: Moment.nullable(),
  toldPeakHeat: z.number().nullable(),
  /** The stretch that its title shares with the event's: why it is here. */
  shared: z.string(),
  joinedByHand: z.boolean(),
})
export type EventTopic = z.infer<typeof EventTopic>

export const EventDetail = HotEvent.extend({
  topicList: z.array(EventTopic),
  /** A rule that finds articles about it. */
  rule: z.string(),
})
export type EventDetail = z.infer<typeof EventDetail>

/** Rank and heat of a topic over time; null: not on the list, or, within a hole, not known. */
export const Course = z.object({
  topicId: z.number().int(),
  platform: z.string(),
  title: z.string(),
  points: z.array(z.object({ at: Moment, rank: z.number().int().nullable(), heat: z.number().nullable() })),
  holes: z.array(z.object({ from: Moment, to: Moment })),
})
export type Course = z.infer<typeof Course>

export const TrendQuestion = z
  .object({
    eventId: Id.optional(),
    topicId: Id.optional(),
    startTime: Moment.nullable().default(null),
    endTime: Moment.nullable().default(null),
  })
  .refine(({ eventId, topicId }) => (eventId === undefined) !== (topicId === undefined), {
    error: 'hotLists.oneOfBoth',
    path: ['eventId'],
  })
export type TrendQuestion = z.infer<typeof TrendQuestion>

/** What the store has of an event that was on boards within the last day. */
export const TopicCoverage = z.object({
  eventId: z.number().int(),
  title: z.string(),
  platforms: z.number().int(),
  peak: z.number().int(),
  firstSeen: Moment,
  /** 200 means as many or more; null: they could not all be looked through in time. */
  articles: z.number().int().nullable(),
  /** Our first article after it came to a list; negative: before. */
  minutesLate: z.number().int().nullable(),
})
export type TopicCoverage = z.infer<typeof TopicCoverage>
