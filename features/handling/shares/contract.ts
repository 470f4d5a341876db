/** Shared articles: a link that opens one article, or a list as it was, for people without a session. */

import { asksAll, onArticles } from '@guanlan/features/handling/article-actions/contract'
import { contract, feature, Id, listOf, Paging } from '@guanlan/platform/contract'
import { z } from 'zod'
import { linkTerms, MadeShare, Share, shareParts, usualParts } from './contract/links.ts'
import { openedCalls, path } from './contract/opened.ts'

export * from './contract/links.ts'
export * from './contract/opened.ts'

/** Days that a link may last. */
export const longestDays = 365

export const ShareDraft = onArticles({
  /** Empty: the title of the first article. */
  title: z.string().trim().max(200, 'shares.titleLength').default(''),
  parts: z
    .array(z.enum(shareParts))
    .max(shareParts.length)
    .default([...usualParts]),
  ...linkTerms,
})
export type ShareDraft = z.infer<typeof ShareDraft>

export const shares = contract({
  make: {
    method: 'POST',
    path,
    access: 'member',
    permission: 'shares.make',
    audit: 'always',
    expensiveWhen: asksAll,
    summary: 'Share articles by a link; its token is told this once',
    body: ShareDraft,
    reply: MadeShare,
  },
  list: {
    method: 'GET',
    path,
    access: 'member',
    permission: 'shares.make',
    summary: 'Shared links, newest first: one’s own, or (of=all) everybody’s',
    query: z.object({ ...Paging.shape, of: z.enum(['own', 'all']).default('own') }),
    reply: listOf(Share),
  },
  revoke: {
    method: 'DELETE',
    path: `${path}/{id}`,
    access: 'member',
    permission: 'shares.make',
    audit: 'always',
    summary: 'End a shared link at once and for good',
    params: z.object({ id: Id }),
    reply: Share,
  },
  ...openedCalls,
})

export const sharesFeature = feature({
  name: 'shares',
  permissions: {
    make: {
      name: ['分享文章', '分享文章', 'Share articles by a link'],
      roles: ['orgAdmin', 'member'],
    },
    oversee: {
      name: ['查看与撤销所有人的分享链接', '檢視與撤銷所有人的分享連結', 'See and end everybody’s shared links'],
      roles: ['orgAdmin'],
    },
  },
  quotas: {},
  contract: shares,
})
