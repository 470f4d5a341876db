/** What became of an article after it was published: readers' comments, the course of its interaction counts, how many it may have reached. */
import { LongId, listOf, Moment, Paging } from '@guanlan/platform/contract'
import { z } from 'zod'
import { Ids } from './ids.ts'
import { Found, Sentiment } from './judgement.ts'

const Count = z.number().int()

export const Comment = z.object({
  author: z.string().nullable(),
  text: z.string(),
  at: Moment,
  likes: Count.nullable(),
  /** Where it was written: division code, and its name in Chinese. */
  region: z.object({ code: Count, name: z.string() }).nullable(),
  sentiment: Sentiment,
})
export type Comment = z.infer<typeof Comment>

/** A comment in a list over many articles. */
export const ReadersComment = Comment.extend({ articleId: z.number().int(), articleTitle: z.string() })
export type ReadersComment = z.infer<typeof ReadersComment>

/** Spec 3: normal, deleted, rate-limited, optimised, probe failed, access restricted. */
export const detectorStates = ['0', '1', '2', '3', '-1', '4'] as const
export type DetectorCode = (typeof detectorStates)[number]

export const commentOrders = ['time', 'likes'] as const
export type CommentOrder = (typeof commentOrders)[number]

/** Counts at a moment; null: not known. */
export const InteractionPoint = z.object({
  time: Moment,
  readnum: Count.nullable(),
  likenum: Count.nullable(),
  sharenum: Count.nullable(),
  commentnum: Count.nullable(),
})
export type InteractionPoint = z.infer<typeof InteractionPoint>

/** An estimate, and what it is made of. */
export const Reach = z.object({
  id: Count,
  /** People the article may have reached; null: nothing is known to estimate from. */
  reach: Count.nullable(),
  basis: z.enum(['reads', 'followers', 'circulation', 'level']).nullable(),
  /** The number that was estimated from. */
  of: Count.nullable(),
  /** What it was multiplied with. */
  factor: z.number().nullable(),
})
export type Reach = z.infer<typeof Reach>

const of = { access: 'member', permission: 'articles.view', reads: true, method: 'POST' } as const

export const reactions = {
  commentList: {
    ...of,
    path: '/inews/monitorArticle/commentInfo/list',
    summary: 'Readers’ comments on an article, newest or best liked first, and how they share out by sentiment',
    body: z.object({
      id: LongId,
      ...Paging.shape,
      order: z.enum(commentOrders).default('time'),
      sentiment: Sentiment.optional(),
    }),
    reply: listOf(Comment).extend({
      sentiments: z.object({ positive: Count, neutral: Count, negative: Count }),
    }),
  },
  interactionList: {
    ...of,
    path: '/inews/monitorArticle/interactionInfo/list',
    summary: 'Reads, likes, shares and comments of an article at each collection, oldest first',
    body: z.object({ id: LongId }),
    reply: z.array(InteractionPoint),
  },
  touch: {
    ...of,
    path: '/inews/data/monitorArticle/touch',
    summary: 'How many people articles may have reached: an estimate with its basis',
    body: z.object({ idList: Ids, found: Found }),
    reply: z.array(Reach),
  },
} as const
