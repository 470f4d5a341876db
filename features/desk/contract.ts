/** The article desk: lists of a monitor's articles, one article to read, and word of new arrivals. */
import { ArticleDetail, ArticleRow, MediaType, Question, sortOrders } from '@guanlan/features/articles/contract'
import { contract, Empty, feature, Id, listOf, Moment, Paging } from '@guanlan/platform/contract'
import { z } from 'zod'

const Counts = z.array(z.object({ mediaType: MediaType, count: z.number().int() }))

export const ListQuestion = Question.extend({
  ...Paging.shape,
  sort: z.enum(sortOrders).default('time_desc'),
  /** Only articles that arrived after this moment (live arrival). */
  arrivedAfter: Moment.optional(),
  /** Only the cluster of this article. */
  similarTo: Id.optional(),
})

export const desk = contract({
  list: {
    method: 'POST',
    path: '/inews/monitorArticle/list',
    access: 'member',
    permission: 'desk.view',
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
    params: z.object({ index: z.string().max(50), id: Id }),
    query: z.object({ monitor: Id.optional() }),
    reply: ArticleDetail,
  },
  mediaTypeCounts: {
    method: 'POST',
    path: '/inews/monitorArticle/mediaType',
    access: 'member',
    permission: 'desk.view',
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
    reads: true,
    summary: 'Number of articles by media type, similar articles counted once',
    body: Question,
    reply: Counts,
  },
  arrivals: {
    method: 'GET',
    path: '/inews/monitorArticle/arrivals',
    access: 'member',
    permission: 'desk.view',
    envelope: 'events',
    summary: 'Tells when new articles arrive: event `arrived` with numbers by monitor',
    reply: Empty,
  },
})

/** What an `arrived` event carries: articles by monitor id, and all together. */
export const Arrival = z.object({ monitors: z.record(z.string(), z.number().int()), total: z.number().int() })
export type Arrival = z.infer<typeof Arrival>

export const deskFeature = feature({
  name: 'desk',
  permissions: {
    view: { name: ['查看文章列表', '檢視文章列表', 'See the article desk'], roles: ['orgAdmin', 'member', 'reader'] },
  },
  quotas: {},
  contract: desk,
})
