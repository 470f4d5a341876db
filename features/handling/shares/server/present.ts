/** The one list of fields that leave by a link. Pure. */

import { detailOf, type HitMonitor, type LoadedArticle } from '@guanlan/features/articles/articles/server/questions'
import type { Note } from '@guanlan/features/handling/article-actions/contract'
import type { Label } from '@guanlan/features/monitors/labels/contract'
import type { SharedArticle, SharePart } from '../contract.ts'

export interface ShownBeside {
  /** All of the organisation, of which the article has some. */
  labels: readonly Label[]
  notes: readonly Note[]
  monitors: readonly HitMonitor[]
}

export function presentShared(
  article: LoadedArticle,
  parts: readonly SharePart[],
  { labels, notes, monitors }: ShownBeside,
): SharedArticle {
  const shows = (part: SharePart) => parts.includes(part)
  const { baseInfo, mediaInfo, userInfo, timeInfo, interactionInfo, nlpProcess, region, regionName, ...detail } =
    detailOf(article, shows('monitors') ? monitors : [])
  return {
    title: baseInfo.title,
    body: baseInfo.body,
    url: baseInfo.url,
    language: baseInfo.language,
    summary: nlpProcess.summary,
    isAd: nlpProcess.isAd,
    demonstration: detail.demonstration,
    media: { name: mediaInfo.mediaNameCn, type: mediaInfo.mediaType, level: mediaInfo.level },
    author: userInfo.user_name,
    followers: userInfo.followers_count,
    region: region === null || regionName === null ? null : { code: region, name: regionName },
    publishedAt: timeInfo.dispTime,
    timeOfArrival: timeInfo.ofArrival,
    interactions: shows('interactions')
      ? {
          reads: interactionInfo.readnum,
          likes: interactionInfo.likenum,
          shares: interactionInfo.sharenum,
          comments: interactionInfo.commentnum,
          atLeast: interactionInfo.atLeast,
        }
      : null,
    sentiment: shows('judgement') ? nlpProcess.emotionValue : null,
    labels: shows('labels')
      ? labels.filter(({ id }) => article.labels.includes(id)).map(({ name, colour }) => ({ name, colour }))
      : null,
    notes: shows('notes')
      ? notes.map(({ text, writtenBy, writtenAt }) => ({ text, by: writtenBy.name, at: writtenAt }))
      : null,
    monitors: shows('monitors') ? monitors.map(({ name }) => name) : null,
    titleHits: detail.titleHits,
    bodyHits: detail.bodyHits,
  }
}
