/** How articles get in from outside: the push API. */
import { contract, listOf, Moment, Paging } from '@guanlan/platform/contract'
import { z } from 'zod'

/** Articles of one call; more go in several calls, or by file. */
export const mostItems = 1_000

const Refused = z.object({
  position: z.number().int(),
  field: z.string(),
  key: z.string(),
  msg: z.string(),
  excerpt: z.string(),
})
/** `accepted` items are safe when the answer arrives; repeating a call adds nothing twice. */
export const Answer = z.object({ accepted: z.number().int(), refused: z.array(Refused) })

const Item = z
  .unknown()
  .describe(
    'An article: title, body, url, sourceId, mediaType, media, author, publishedAt, reads, likes, shares, comments, sentiment, region …',
  )

export const collection = contract({
  add: {
    method: 'POST',
    path: '/ua/upload/article/add',
    access: 'member',
    summary: 'Hand in one article for the own organisation',
    bodyLimit: 12_582_912,
    body: z.record(z.string(), z.unknown()),
    reply: Answer,
  },
  addMany: {
    method: 'POST',
    path: '/ua/upload/article/addBatch',
    access: 'member',
    summary: 'Hand in up to 1,000 articles; good ones are kept, bad ones are named',
    bodyLimit: 33_554_432,
    body: z.object({
      source: z.string().min(1).max(100).default('push'),
      items: z.array(Item).min(1).max(mostItems, 'pipeline.tooManyItems'),
    }),
    reply: Answer,
  },
  template: {
    method: 'GET',
    path: '/ua/upload/article/template',
    access: 'member',
    envelope: 'file',
    summary: 'An example file for handing in articles (CSV)',
    reply: z.null(),
  },
  refused: {
    method: 'POST',
    path: '/ua/upload/article/refused',
    access: 'operator',
    summary: 'Items that could not be used, newest first',
    body: z.object(Paging.shape),
    reply: listOf(Refused.extend({ source: z.string(), at: Moment })),
  },
})
