/** Media and accounts that a member follows. */
import { ArticleRow } from '@guanlan/features/articles/articles/contract'
import { Changed, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { EntryRef } from './entry.ts'
import { Entry } from './library.ts'

export const mostFollowed = 500
export const mostAtOnce = 200
export const newestFollowed = 50

/** One by `id`, several by `idList`; a bare number is a medium. */
export const Refs = {
  id: EntryRef.optional(),
  idList: z.array(EntryRef).max(mostAtOnce).default([]),
}
export const FollowedEntry = z.object({ entry: Entry, followedAt: Moment })
export type FollowedEntry = z.infer<typeof FollowedEntry>

const views = { access: 'member', permission: 'mediaLibrary.view' } as const
export const followCalls = {
  follow: {
    ...views,
    method: 'POST',
    path: '/mediaManager/concern',
    undo: true,
    summary: 'Follow media or accounts, or follow them no longer; each person for themselves',
    body: z.object({ ...Refs, follow: z.boolean().default(true) }),
    reply: Changed,
  },
  followedArticles: {
    ...views,
    method: 'GET',
    path: '/mediaManager/concern/articles',
    summary: 'The newest articles of 30 days of what the caller follows (50), also those that no monitor wants',
    reply: z
      .array(
        ArticleRow.extend({
          isMonitored: z.boolean().describe('A monitor has it: lists show it'),
          url: z.string().nullable(),
        }),
      )
      .max(newestFollowed),
  },
  followed: {
    ...views,
    method: 'GET',
    path: '/mediaManager/concern',
    summary: 'Media and accounts that the caller follows, the latest first',
    reply: z.array(FollowedEntry).max(mostFollowed),
  },
} as const
