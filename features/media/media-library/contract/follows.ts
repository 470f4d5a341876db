/** Media and accounts that a member follows. */
import { ArticleRow } from '@guanlan/features/articles/articles/contract'
import { Changed, Id, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { ChosenOwn } from './calls.ts'
import { EntryRef } from './entry.ts'
import { Entry, EntryQuestion, entryTables } from './library.ts'

export const mostFollowed = 500
export const newestFollowed = 50

/** Of one act: all that a question finds are refused beyond this. */
export const mostChosen = 1_000

/** One by `id`, several by `idList`, those of a list by `ids`, or all that it finds. */
export const Refs = {
  id: EntryRef.optional(),
  idList: z.array(EntryRef).max(mostChosen).default([]),
  of: z.enum(entryTables).default('media').describe('What `ids` and `allOf` are of'),
  ids: z.array(Id).max(mostChosen).default([]),
  allOf: EntryQuestion.nullable().default(null).describe('All that a list of the library finds'),
  but: z.array(Id).max(10_000).default([]),
  ours: ChosenOwn.nullable().default(null).describe('Entries of own media'),
}
export const Target = z.object(Refs)
export type Target = z.infer<typeof Target>
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
  refs: {
    ...views,
    method: 'POST',
    path: '/inews/mediaLibrary/refs',
    reads: true,
    summary: `What chosen entries are called everywhere, ${mostChosen} at most`,
    body: Target,
    reply: z.object({ list: z.array(EntryRef).max(mostChosen) }),
  },
  digest: {
    ...views,
    method: 'GET',
    path: '/mediaManager/concern/digest',
    summary: 'Whether the caller is mailed each day what the media and accounts that they follow published',
    reply: z.object({ isOn: z.boolean() }),
  },
  saveDigest: {
    ...views,
    method: 'PUT',
    path: '/mediaManager/concern/digest',
    undo: 'own',
    summary: 'Have it mailed each day, or no longer; not for whoever is limited to folders',
    body: z.object({ isOn: z.boolean() }),
    reply: z.object({ isOn: z.boolean() }),
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
