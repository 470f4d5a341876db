/** What whoever holds a link is shown: the articles of the link and of them what was ticked, nothing else. */

import { loadArticles, titlesOf } from '@guanlan/features/articles/articles/server/questions'
import { listNotes } from '@guanlan/features/handling/article-actions/server'
import { listLabels } from '@guanlan/features/monitors/labels/server'
import { hitMonitors } from '@guanlan/features/monitors/monitors/server'
import { refuse } from '@guanlan/platform/contract'
import type { LinkScope, Scope } from '@guanlan/platform/server'
import { articleLayouts, type Opened, type SharedArticle, type SharePart } from '../contract.ts'
import type { Opener } from './opens.ts'
import { presentShared } from './present.ts'
import { shareByKey, shareToOpen, unlock } from './unlock.ts'

export async function openShare(scope: LinkScope, password: string | null, opener: Opener): Promise<Opened> {
  const share = await shareToOpen(scope, 'articles')
  const opened = await unlock(scope, share, password, opener)
  if (opened.state === 'locked') return opened
  const there = new Map((await titlesOf(scope, share.articles)).map(article => [article.id, article]))
  return {
    ...opened,
    title: share.title,
    organisation: share.organisation,
    layout: articleLayouts.find(layout => layout === share.layout) ?? 'article',
    expiresAt: share.expiresAt.toISOString(),
    articles: share.articles.map(id => {
      const article = there.get(Number(id))
      return article ? { ...article, publishedAt: article.publishedAt.toISOString() } : null
    }),
  }
}

/** @throws forbidden without the key of a link with a password; missing where the list has no such place, or the article is gone */
export async function sharedArticle(
  scope: LinkScope,
  { position, key }: { position: number; key: string | null },
): Promise<SharedArticle> {
  const share = await shareByKey(scope, 'articles', key)
  const id = Number(share.articles[position] ?? 0)
  // Nobody reads: what depends on a person (read marks, favourites) is nobody's.
  const reader: Scope = { ...scope, userId: null, may: () => false }
  const [article] = await loadArticles(reader, [id], true)
  if (!article || article.place === 'bin') throw refuse('missing', 'shares.articleGone')
  const shows = (part: SharePart) => share.parts.includes(part)
  return presentShared(article, share.parts, {
    labels: shows('labels') && article.labels.length > 0 ? await listLabels(reader, {}) : [],
    notes: shows('notes') && article.notes > 0 ? await listNotes(reader, id) : [],
    monitors: shows('monitors') ? ((await hitMonitors(reader, [id], null)).get(id) ?? []) : [],
  })
}
