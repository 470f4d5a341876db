/** Finding anything by name: what features declare as findable (server/findable.ts), asked in one call. */
import { contract, feature } from '@guanlan/platform/contract'
import { z } from 'zod'

export const longestWords = 100
/** Of one kind, best first. */
export const mostOfAKind = 5

export const Found = z.object({
  /** What it is: `monitor`, `label` … ; the feature that owns the kind says where it opens (web/findables.ts). */
  kind: z.string(),
  id: z.number().int(),
  name: z.string(),
  /** What tells it from others of the same name: where it stands, or when it was published. */
  note: z.string().nullable(),
  /** What its address needs beside the id. */
  about: z.record(z.string(), z.string()),
})
export type Found = z.infer<typeof Found>

const Query = z.object({
  words: z.string().trim().min(1, 'quickFind.wordsLength').max(longestWords, 'quickFind.wordsLength'),
})

export const quickFind = contract({
  names: {
    method: 'GET',
    path: '/inews/find',
    access: 'member',
    permission: 'quickFind.find',
    summary: 'Monitors, labels, views and media by a part of their name, its pinyin or its first letters',
    query: Query,
    reply: z.array(Found),
  },
  texts: {
    method: 'GET',
    path: '/inews/find/text',
    access: 'member',
    permission: 'quickFind.find',
    cost: 'expensive',
    summary: 'Articles whose title has all of these words, newest first',
    query: Query,
    reply: z.array(Found),
  },
})

export const quickFindFeature = feature({
  name: 'quickFind',
  permissions: {
    find: { name: ['按名称查找', '按名稱查找', 'Find by name'], roles: ['orgAdmin', 'member', 'reader'] },
  },
  quotas: {},
  contract: quickFind,
})
