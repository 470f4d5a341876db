/** Asking again about articles that are stored: their interaction counts, and whether their pages still stand. */
import { detectorStates } from '@guanlan/features/articles/articles/contract'
import { contract, feature, LongId, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

/** Articles of one call: each is a question to somebody else's site. */
export const mostRefreshed = 50

const Count = z.number().int().nullable()
export const Recounted = z.object({
  /** Null: no article of this address is stored. */
  id: z.number().int().nullable(),
  url: z.string().nullable(),
  /** `fresh`: it was asked within the last minutes, and its counts are those of then; `unknownSite`: nobody here knows how to ask this site. */
  state: z.enum(['counted', 'fresh', 'unknownSite', 'failed']),
  /** One sentence in the reader's language. */
  msg: z.string(),
  readnum: Count,
  likenum: Count,
  sharenum: Count,
  commentnum: Count,
})
export type Recounted = z.infer<typeof Recounted>

export const Probed = z.object({
  id: z.number().int(),
  state: z.enum(detectorStates),
  probedAt: Moment,
})
export type Probed = z.infer<typeof Probed>

const Ids = z.array(LongId).min(1, 'articles.selectData').max(mostRefreshed, 'refreshing.tooMany')
const Found = z.boolean().default(false)
const data = '/inews/data/monitorArticle'
const of = { method: 'POST', access: 'member', permission: 'refreshing.ask', waits: true, cost: 'expensive' } as const

export const refreshing = contract({
  interact: {
    ...of,
    path: `${data}/interact`,
    summary: 'Ask the sites of articles for their interaction counts now',
    body: z.object({ idList: Ids, found: Found }),
    reply: z.array(Recounted),
  },
  interactByUrl: {
    ...of,
    path: `${data}/interactByUrl`,
    summary: 'The same for one address; where an article of it is stored, its counts move',
    body: z.object({ url: z.url({ protocol: /^https?$/, error: 'refreshing.address' }).max(4_000) }),
    reply: Recounted,
  },
  detect: {
    ...of,
    path: `${data}/detector`,
    summary: 'Look whether the pages of articles still stand',
    body: z.object({ idList: Ids, found: Found }),
    reply: z.array(Probed),
  },
})

export const refreshingFeature = feature({
  name: 'refreshing',
  permissions: {
    ask: {
      name: ['刷新互动数与探测原文', '更新互動數與偵測原文', 'Ask for interaction counts and the state of pages'],
      roles: ['orgAdmin', 'member'],
    },
  },
  quotas: {},
  contract: refreshing,
})
