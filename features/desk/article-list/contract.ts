/** The article desk: lists of a monitor's articles, one article to read, and word of new arrivals. */

import {
  ArticleDetail,
  ArticleRow,
  acts,
  facetFields,
  Ids,
  MediaType,
  Question,
  searchesTexts,
  searchOrders,
} from '@guanlan/features/articles/articles/contract'
import { Absence } from '@guanlan/features/monitors/absence/contract'
import { contract, Empty, feature, Id, LongId, listOf, Moment, Paging } from '@guanlan/platform/contract'
import { z } from 'zod'

const AbsenceQuestion = z.object({
  sought: z
    .string()
    .trim()
    .min(1, 'desk.soughtRequired')
    .max(2_000, 'desk.soughtRequired')
    .describe('An address, or words of a title'),
  /** The list in which it is missed. */
  question: Question,
})

const Counts = z.array(z.object({ mediaType: MediaType, count: z.number().int() }))

const Query = z.string().trim().min(1, 'desk.queryRequired').max(10_000, 'desk.queryLength')

export const CountQuestion = Question.extend({
  /** Only articles that arrived after this moment (live arrival). */
  arrivedAfter: Moment.optional(),
})

export const ListQuestion = CountQuestion.extend({
  ...Paging.shape,
  sort: z.enum(searchOrders).default('time_desc'),
  /** Only the story of this article. */
  similarTo: LongId.optional(),
  /** A rule as text: everything stored that the organisation may see and the rule wants, whether or not a monitor does. */
  query: Query.optional(),
  /** Newest first a search goes on where the page before ended: its `next`. */
  cursor: z.string().max(500).optional(),
})

export const SearchQuestion = Question.extend({ query: Query })
export type SearchQuestion = z.infer<typeof SearchQuestion>

const Count = z.number().int()
export const SearchSummary = z.object({
  /** Exact; at least so many when `capped`. */
  total: Count,
  capped: z.boolean(),
  /** Null: every number is exact. Otherwise those of an even sample, multiplied. */
  sample: z
    .object({
      articles: Count,
      /** What the whole number is taken to be, and by how much it may be wrong (95 %). */
      total: Count,
      totalError: Count,
      /** By how much a share of one half may be wrong (95 %), 0–1. */
      shareError: z.number(),
    })
    .nullable(),
  unit: z.enum(['hour', 'day']),
  /** The most frequent values first; with `others` they add up to the total, save those of monitors and labels, of which one article may have several. */
  facets: z.array(
    z.object({
      field: z.enum(facetFields),
      /** As a filter takes it; `name` where the value does not say it. */
      values: z.array(z.object({ value: z.string(), name: z.string().nullable(), count: Count })),
      others: Count,
    }),
  ),
  volume: z.array(z.object({ at: Moment, count: Count, negative: Count })),
})
export type SearchSummary = z.infer<typeof SearchSummary>

export const desk = contract({
  list: {
    open: true,
    method: 'POST',
    path: '/inews/monitorArticle/list',
    access: 'member',
    permission: 'desk.view',
    expensiveWhen: searchesTexts,
    reads: true,
    quota: 'searchTimeRange',
    summary:
      'Articles that a monitor, or the organisation, wants, with exact total; with `query`, a search over everything stored',
    body: ListQuestion,
    reply: listOf(ArticleRow).extend({
      /**
       * Of a search: more are found than `total`, which counts this page and those before it; otherwise `total` is all there are. An installation
       * with an index of texts may know them with the first page.
       */
      capped: z.boolean().optional(),
      /** Of a search: sent as `cursor` it goes on. A page may be empty and have a `next`: so far nothing was found. Null: this was all. */
      next: z.string().nullable().optional(),
    }),
  },
  searchSummary: {
    method: 'POST',
    path: '/inews/monitorArticle/search/summary',
    access: 'member',
    permission: 'desk.view',
    cost: 'expensive',
    reads: true,
    quota: 'searchTimeRange',
    summary: 'How many articles a search finds, how they share out, and when they were published',
    body: SearchQuestion,
    reply: SearchSummary,
  },
  searchCount: {
    method: 'POST',
    path: '/inews/monitorArticle/search/count',
    access: 'member',
    permission: 'desk.view',
    cost: 'expensive',
    reads: true,
    quota: 'searchTimeRange',
    summary: 'The exact number of articles a search finds, counted piece by piece',
    body: SearchQuestion.extend({
      cursor: z.string().max(500).optional(),
      counted: z.number().int().min(0).default(0),
    }),
    reply: z.object({
      /** Those counted before included. */
      count: Count,
      /** Sent back with `counted` it goes on; null: counted to the end. */
      next: z.string().nullable(),
      /** Share of the time walked, 0–1. */
      progress: z.number(),
    }),
  },
  fuzzySearch: {
    method: 'POST',
    path: '/inews/monitorArticle/search/fuzzy',
    access: 'member',
    permission: 'desk.view',
    cost: 'expensive',
    reads: true,
    quota: 'searchTimeRange',
    summary:
      'The rule that a fuzzy search runs: homophones, spellings and one wrong character, each with what it brings',
    body: SearchQuestion.extend({
      /** Additions that were taken out, as `word addition`. */
      without: z.array(z.string().max(200)).max(100).default([]),
    }),
    reply: z.object({
      rule: z.string(),
      additions: z.array(
        z.object({
          of: z.string(),
          kind: z.enum(['homophone', 'spelling', 'wrongCharacter']),
          text: z.string(),
          /** Articles that the exact search did not find. */
          count: Count,
          capped: z.boolean(),
          used: z.boolean(),
        }),
      ),
    }),
  },
  searchWords: {
    method: 'POST',
    path: '/inews/monitorArticle/search/words',
    access: 'member',
    permission: 'desk.view',
    cost: 'expensive',
    reads: true,
    quota: 'searchTimeRange',
    summary: 'Which words of a search alone find something, and how much',
    body: SearchQuestion,
    reply: z.array(z.object({ word: z.string(), count: Count, capped: z.boolean() })),
  },
  foundDetail: {
    method: 'POST',
    path: '/inews/monitorArticle/search/article',
    access: 'member',
    permission: 'desk.view',
    reads: true,
    summary: 'One article that a search found, with the hits of the search and of the monitors that want it',
    body: z.object({ id: LongId, query: Query.optional() }),
    reply: ArticleDetail,
  },
  recycled: {
    method: 'POST',
    path: '/inews/data/monitorArticle/recycle/list',
    access: 'member',
    permission: 'desk.view',
    expensiveWhen: searchesTexts,
    reads: true,
    summary: 'Articles in the recycle bin of the organisation; exact total',
    body: ListQuestion,
    reply: listOf(ArticleRow),
  },
  detail: {
    open: true,
    method: 'GET',
    path: '/inews/monitorArticle/{index}/{id}',
    access: 'member',
    permission: 'desk.view',
    summary: 'One article with its hits',
    params: z.object({ index: z.string().max(50), id: LongId }),
    query: z.object({ monitor: Id.optional() }),
    reply: ArticleDetail,
  },
  counts: {
    open: true,
    method: 'POST',
    path: '/inews/monitorArticle/counts',
    access: 'member',
    permission: 'desk.view',
    expensiveWhen: searchesTexts,
    reads: true,
    summary: 'Totals of many lists at once, in their order',
    body: z.object({ questions: z.array(CountQuestion).min(1).max(50) }),
    reply: z.array(z.number().int()),
  },
  touchSum: {
    method: 'POST',
    path: '/inews/data/monitorArticle/touch/sum',
    access: 'member',
    permission: 'desk.view',
    cost: 'expensive',
    reads: true,
    summary: 'Estimated reach of all articles of a list together; of up to 20,000',
    body: Question,
    reply: z.object({
      reach: z.number(),
      /** Articles of which something is known to estimate from. */
      known: Count,
      articles: Count,
    }),
  },
  mediaTypeCounts: {
    open: true,
    method: 'POST',
    path: '/inews/monitorArticle/mediaType',
    access: 'member',
    permission: 'desk.view',
    expensiveWhen: searchesTexts,
    reads: true,
    summary: 'Number of articles by media type',
    body: Question,
    reply: Counts,
  },
  mediaTypeCountsFolded: {
    method: 'POST',
    path: '/inews/monitorArticle/mediaType1',
    access: 'member',
    permission: 'desk.view',
    expensiveWhen: searchesTexts,
    reads: true,
    summary: 'Number of articles by media type, similar articles counted once',
    body: Question,
    reply: Counts,
  },
  reach: {
    method: 'POST',
    path: '/inews/data/monitorArticle/sentiment/reach',
    access: 'member',
    permission: 'desk.view',
    reads: true,
    summary: 'How many articles a correction of the whole stories of these articles changes',
    body: z.object({
      idList: Ids,
      /** The monitor in view, with all below it; absent: those that want the articles. */
      monitor: Id.optional(),
    }),
    reply: z.object({
      articles: z.number().int(),
      /** Wanted by none of the monitors in view. */
      ofOtherMonitors: z.number().int(),
      /** Set by hand before. */
      corrected: z.number().int(),
    }),
  },
  absence: {
    method: 'POST',
    path: '/inews/monitorArticle/absence',
    access: 'member',
    permission: 'desk.view',
    cost: 'expensive',
    reads: true,
    summary: 'Why an article, named by its address or title, is not in a list',
    body: AbsenceQuestion,
    reply: Absence,
  },
  arrivals: {
    method: 'GET',
    path: '/inews/monitorArticle/arrivals',
    access: 'member',
    permission: 'desk.view',
    envelope: 'events',
    summary:
      'Tells what happens: event `arrived` with numbers of new articles by monitor, `changed` with articles whose facts changed',
    reply: Empty,
  },
})

/** What an `arrived` event carries: articles by monitor id, and all together. */
export const Arrival = z.object({ monitors: z.record(z.string(), z.number().int()), total: z.number().int() })
export type Arrival = z.infer<typeof Arrival>

/** What a `changed` event carries: by act the articles it changed; null: too many to name, or not known. */
export const Changed = z.partialRecord(z.enum(acts), z.array(z.number().int()).nullable())
export type Changed = z.infer<typeof Changed>

export const articleListFeature = feature({
  name: 'desk',
  permissions: {
    view: { name: ['查看文章列表', '檢視文章列表', 'See the article desk'], roles: ['orgAdmin', 'member', 'reader'] },
  },
  quotas: {
    searchTimeRange: {
      name: ['检索的最长时间范围（天）', '檢索的最長時間範圍（天）', 'Longest time range of a search (days)'],
      kind: 'value',
    },
  },
  contract: desk,
})
