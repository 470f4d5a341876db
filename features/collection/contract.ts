/** How articles get in from outside: the push API. */
import { MediaType } from '@guanlan/features/articles/contract'
import { contract, feature, listOf, Moment, Paging } from '@guanlan/platform/contract'
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
    'An article: title, body (text or HTML), url, sourceId, mediaType, media, author, publishedAt (ISO 8601, Unix time, 昨天 10:20, 3小时前 …), reads, likes, shares, comments, sentiment, region, commentList (readers’ comments: text, author, time, likes, region, id) …',
  )

export const collection = contract({
  add: {
    method: 'POST',
    path: '/ua/upload/article/add',
    access: 'member',
    permission: 'collection.push',
    limit: 'push',
    anyText: true,
    summary: 'Hand in one article for the own organisation',
    bodyLimit: 12_582_912,
    body: z.record(z.string(), z.unknown()),
    reply: Answer,
  },
  addMany: {
    method: 'POST',
    path: '/ua/upload/article/addBatch',
    access: 'member',
    permission: 'collection.push',
    limit: 'push',
    anyText: true,
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
    permission: 'collection.push',
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
  sources: {
    method: 'POST',
    path: '/spider/source/list',
    access: 'operator',
    summary: 'Feeds that are collected, with their state',
    body: z.object(Paging.shape),
    reply: listOf(
      z.object({
        id: z.number().int(),
        url: z.string(),
        name: z.string(),
        mediaType: MediaType,
        intervalSeconds: z.number().int(),
        fullText: z.boolean(),
        enabled: z.boolean(),
        lastSuccessAt: Moment.nullable(),
        failures: z.number().int(),
        lastError: z.string().nullable(),
      }),
    ),
  },
  saveSource: {
    method: 'POST',
    path: '/spider/source/save',
    access: 'operator',
    summary: 'Add a feed, or change the one of this address',
    body: z.object({
      url: z.url({ protocol: /^https?$/ }).max(2_000),
      name: z.string().trim().min(2).max(50),
      mediaType: MediaType,
      intervalSeconds: z.number().int().min(60).max(86_400).default(600),
      fullText: z
        .boolean()
        .default(false)
        .describe('Read the pages of new entries too, for feeds that carry summaries only'),
    }),
    reply: z.object({ id: z.number().int() }),
  },
})

export const collectionFeature = feature({
  name: 'collection',
  permissions: {
    push: { name: ['提交文章', '提交文章', 'Hand in articles'], roles: ['orgAdmin', 'member'] },
  },
  quotas: {},
  contract: collection,
})
