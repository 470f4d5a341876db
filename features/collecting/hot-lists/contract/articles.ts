/** What the store has about an event. */
import { ArticleRow, MediaType, Published, Sentiment } from '@guanlan/features/articles/articles/contract'
import { Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

/** Where it was published, and the first who did: a kind of media each, in the order in which they took it up. */
export const Spread = z.object({
  mediaType: MediaType,
  count: z.number().int(),
  first: z.object({ id: z.number().int(), title: z.string(), media: z.string(), ...Published.shape }),
})
export type Spread = z.infer<typeof Spread>

export const EventArticles = z.object({
  /** What they were searched by. */
  rule: z.string(),
  from: Moment,
  to: Moment,
  /** Exact, or the newest so many when `capped`; the figures below count these. */
  total: z.number().int(),
  capped: z.boolean(),
  newest: z.array(ArticleRow),
  sentiments: z.array(z.object({ sentiment: Sentiment, count: z.number().int() })),
  regions: z.array(z.object({ region: z.number().int(), name: z.string(), count: z.number().int() })),
  spread: z.array(Spread),
})
export type EventArticles = z.infer<typeof EventArticles>
