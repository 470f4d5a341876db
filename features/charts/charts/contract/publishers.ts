/** All media, accounts or authors of a question, as a list. */
import { accountTypes, MediaType, mediaLevels, Question } from '@guanlan/features/articles/articles/contract'
import { KeysetPaging, keysetListOf } from '@guanlan/platform/contract'
import { z } from 'zod'

const Count = z.number().int()

/** Accounts: a name within a media type; authors: a name within a medium. */
export const publisherKinds = ['media', 'accounts', 'authors'] as const
export type PublisherKind = (typeof publisherKinds)[number]

/** What the list asks besides the question of the charts. */
export const PublisherQuestion = z.object({
  all: z.enum(publisherKinds).default('media'),
  like: z.string().max(100).default('').describe('Part of the name'),
  sort: z
    .enum(['articles', 'name', 'interactions', 'readers', 'estimatedReaders', 'negativeShare', 'followers'])
    .default('articles'),
  order: z.enum(['asc', 'desc']).default('desc'),
})
export type PublisherQuestion = z.infer<typeof PublisherQuestion>

export const Publisher = z.object({
  id: Count.describe('Its place in the list, from 1'),
  name: z.string(),
  mediaType: MediaType,
  mediaId: Count,
  /** Of an author, the medium they write in. */
  medium: z.string(),
  level: z.enum(mediaLevels),
  /** Folded: stories, as the list behind has them. */
  articles: Count,
  negative: Count,
  interactions: z.number(),
  readers: z.number().describe('Told by sites'),
  estimatedReaders: z.number().describe('Of articles whose readers nobody told'),
  followers: z.number().nullable(),
  accountType: z.enum(accountTypes),
  isNew: z.boolean().describe('Nothing of the question in the 30 days before it'),
})
export type Publisher = z.infer<typeof Publisher>

export const publisherCalls = {
  publishers: {
    open: true,
    method: 'POST',
    path: '/inews/monitorChart/publishers',
    access: 'member',
    permission: 'charts.view',
    cost: 'expensive',
    reads: true,
    summary: 'All media, accounts or authors of a question, sorted and by page',
    body: Question.extend(PublisherQuestion.shape).extend(KeysetPaging.shape),
    reply: keysetListOf(Publisher),
  },
} as const
