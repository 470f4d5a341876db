/** The article desk: lists of a monitor's articles, one article to read, and word of new arrivals. */
import {
  ArticleDetail,
  ArticleRow,
  acts,
  Ids,
  MediaType,
  Question,
  searchesTexts,
  sortOrders,
} from '@guanlan/features/articles/contract'
import { contract, Empty, feature, Id, LongId, listOf, Moment, Paging } from '@guanlan/platform/contract'
import { z } from 'zod'

const Counts = z.array(z.object({ mediaType: MediaType, count: z.number().int() }))

export const CountQuestion = Question.extend({
  /** Only articles that arrived after this moment (live arrival). */
  arrivedAfter: Moment.optional(),
})

export const ListQuestion = CountQuestion.extend({
  ...Paging.shape,
  sort: z.enum(sortOrders).default('time_desc'),
  /** Only the story of this article. */
  similarTo: LongId.optional(),
})

export const desk = contract({
  list: {
    method: 'POST',
    path: '/inews/monitorArticle/list',
    access: 'member',
    permission: 'desk.view',
    dearWhen: searchesTexts,
    reads: true,
    summary: 'Articles that a monitor, or the organisation, wants; exact total',
    body: ListQuestion,
    reply: listOf(ArticleRow),
  },
  detail: {
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
    method: 'POST',
    path: '/inews/monitorArticle/counts',
    access: 'member',
    permission: 'desk.view',
    dearWhen: searchesTexts,
    reads: true,
    summary: 'Totals of many lists at once, in their order',
    body: z.object({ questions: z.array(CountQuestion).min(1).max(50) }),
    reply: z.array(z.number().int()),
  },
  mediaTypeCounts: {
    method: 'POST',
    path: '/inews/monitorArticle/mediaType',
    access: 'member',
    permission: 'desk.view',
    dearWhen: searchesTexts,
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
    dearWhen: searchesTexts,
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

export const deskFeature = feature({
  name: 'desk',
  permissions: {
    view: { name: ['查看文章列表', '檢視文章列表', 'See the article desk'], roles: ['orgAdmin', 'member', 'reader'] },
  },
  quotas: {},
  contract: desk,
})
