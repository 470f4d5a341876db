/** Which articles: the question and the filters that lists and charts share. */
import { Id, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { places } from './work.ts'

/** Longest range a member may ask for: 90 days, both ends included (spec 5, ambiguities 77). */
export const longestRangeDays = 90
/** Within the articles of a data task, which are written down: as long as a data task may be, 13 months. */
export const longestTaskDays = 397

/** Sets whose beginning charts mark. */
export const markedSetKinds = ['crisis', 'event', 'campaign'] as const
export type MarkedSetKind = (typeof markedSetKinds)[number]
/** What sets of articles belong to; each kind is a field of filters. */
export const setKinds = [...markedSetKinds, 'dataTask'] as const
export type SetKind = (typeof setKinds)[number]

/** One condition of a list; every field has *is* and *is not*. Values of one condition are joined by or, conditions by and. */
export const filterFields = [
  'mediaType',
  'sentiment',
  'level',
  'region',
  'mentioned',
  'media',
  'mediaLevel',
  'platform',
  'author',
  'accountType',
  'gender',
  'position',
  'language',
  'title',
  'read',
  'arrived',
  'dimension',
  'advertisement',
  'keyword',
  'brand',
  'story',
  'article',
  'monitor',
  'weekday',
  'hour',
  'label',
  'favourite',
  'folder',
  'featured',
  'review',
  'tag',
  'assignee',
  'state',
  'priority',
  'overdue',
  'note',
  'activity',
  'followed',
  'crisis',
  'event',
  'dataTask',
  'filter',
] as const

/** The field by which filters ask for the sets of a kind. */
export const fieldOfSets = {
  crisis: 'crisis',
  event: 'event',
  campaign: 'activity',
  dataTask: 'dataTask',
} as const satisfies Record<SetKind, (typeof filterFields)[number]>
export const setKindOf = (field: string): SetKind | null => setKinds.find(kind => fieldOfSets[kind] === field) ?? null

export const Filter = z.object({
  field: z.enum(filterFields),
  is: z.enum(['is', 'isNot']),
  /**
   * Codes of the field: media types by word, sentiments as "1" "0" "-1" and "2" for articles with a sensitive word, media by id, regions and mentioned ones by division code ("0": not known, none), titles and authors as text, account types "0" "1" "2", genders "m" "f" and positions such as "press:top" or "unknown" each, keywords whole and in any case, brands, companies and products by any of their names, stories and articles by number, weekdays "1" (Monday) to "7" and hours "0" to "23" by the organisation's clock, media levels by word, platforms by word (features/articles/articles/contract/platforms.ts), monitors that want it too by id (items, no folders), `arrived` one moment after which the article came;
   * labels, folders, filters, crises, events, activities, data tasks and members by id (assignee "me", "0": nobody), what is or is not as "1" or "0"; followed: published by a medium or account that the reader follows.
   */
  values: z.array(z.string().min(1).max(100)).min(1).max(50),
})
export type Filter = z.infer<typeof Filter>

/** How long a range with these filters may be, in days. */
export const longestDaysOf = (filters: readonly Pick<Filter, 'field' | 'is'>[]): number =>
  filters.some(({ field, is }) => field === 'dataTask' && is === 'is') ? longestTaskDays : longestRangeDays

/** Which articles: lists and charts take the same question, so that their numbers agree. */
export const Question = z.object({
  /** A monitor with all below it; absent: everything of the organisation. */
  monitor: Id.optional(),
  /** Several in its place, each with all below it; an article that two of them want counts once. */
  monitors: z.array(Id).min(1).max(20).optional(),
  from: Moment,
  to: Moment,
  filters: z.array(Filter).max(20).default([]),
  place: z.enum(places).default('desk'),
  /** Similar articles count once: of every story the earliest that fits the question. */
  fold: z.boolean().default(false),
})
export type Question = z.infer<typeof Question>

/** By estimated reach lists of up to 20,000 articles are sorted. */
export const sortOrders = [
  'time_desc',
  'time_asc',
  'interaction_desc',
  'interaction_asc',
  'reach_desc',
  'reach_asc',
] as const

/** Relevance and heat are asked of a search alone (features/articles/articles/README.md). */
export const searchOrders = [...sortOrders, 'relevance', 'heat'] as const
export type SearchOrder = (typeof searchOrders)[number]

/** What the articles found by a search are counted by; all but `monitor` are fields of filters. */
export const facetFields = [
  'mediaType',
  'sentiment',
  'media',
  'region',
  'monitor',
  'label',
  'language',
  'author',
] as const
export type FacetField = (typeof facetFields)[number]

/** Filters that compare texts and keywords of articles one by one. */
const textFields: ReadonlySet<unknown> = new Set(['title', 'keyword'] satisfies (typeof filterFields)[number][])

/** Whether a question, or any of many `questions`, searches texts: such a call is expensive. Takes whatever came, also what is no question. */
export function searchesTexts(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false
  const { filters, questions, query } = body as { filters?: unknown; questions?: unknown; query?: unknown }
  if (query !== undefined && query !== null) return true
  if (Array.isArray(questions)) return questions.some(searchesTexts)
  return Array.isArray(filters) && filters.some(filter => textFields.has((filter as { field?: unknown } | null)?.field))
}
