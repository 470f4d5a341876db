/** Articles are matched with what was sent out for a campaign, many at a time. */

import { mediaTypes } from '@guanlan/features/articles/articles/contract'
import { joinedHow } from '@guanlan/features/articles/articles/server/facts'
import { loadColumns } from '@guanlan/features/articles/articles/server/questions'
import { type Scope, withoutHistory } from '@guanlan/platform/server'
import { withCopies } from './copies.ts'
import { followPieces } from './follow.ts'
import type { Ground } from './ground.ts'
import { type CandidateArticle, proposalOf } from './propose.ts'
import { saveProposals, stampLooked } from './save.ts'

const columns = ['title', 'body', 'url', 'media', 'mediaId', 'mediaType', 'author', 'publishedAt', 'story'] as const

/** In the order of the ids, with how they stand in the campaign. */
export async function candidatesOf(
  scope: Scope,
  campaignId: number,
  ids: readonly number[],
): Promise<CandidateArticle[]> {
  if (ids.length === 0) return []
  const how = await joinedHow(scope.db, { orgId: scope.orgId, kind: 'campaign', id: campaignId }, ids)
  const loaded = await loadColumns(scope, ids, columns)
  return loaded.map(
    ({
      id,
      title = '',
      body = '',
      url = null,
      media = '',
      mediaId = 0,
      mediaType = 1,
      author = null,
      publishedAt,
      story,
    }) => ({
      ...{ id, title, body, url, media, mediaId, author },
      mediaType: mediaTypes[mediaType - 1] ?? 'web',
      publishedAt: publishedAt ?? new Date(0),
      storyId: story ?? null,
      isOfCampaign: how.has(id) && how.get(id) !== 'match',
    }),
  )
}

/** @returns how many have another piece than before */
export async function matchArticles(
  scope: Scope,
  ground: Ground,
  ids: readonly number[],
): Promise<{ changed: number }> {
  const articles = await candidatesOf(scope, ground.campaignId, ids)
  const proposals = new Map(
    articles.flatMap(article => {
      const proposal = proposalOf(article, ground)
      return proposal ? [[article.id, proposal] as const] : []
    }),
  )
  await withCopies(scope, ground, articles, proposals)
  // What follows by itself is not kept with anybody's act.
  return withoutHistory(scope, async () => {
    const changed = await saveProposals(scope, ground, ids, proposals)
    await stampLooked(scope, ground.campaignId, ids)
    await followPieces(scope, ground.campaignId, changed)
    return { changed: changed.length }
  })
}
