/** Which monitors of which organisations want an article. */
import { mediaTypeCode } from '@guanlan/features/articles/server'
import { accepts, mediaBit, type RuleFollower } from '@guanlan/features/monitors/server'
import type { EnrichedArticle, MatchedArticle } from '../items.ts'

export function match(article: EnrichedArticle, rules: RuleFollower): MatchedArticle {
  const { language, region, mentioned, corps, brands, products } = article
  const mediaType = mediaTypeCode(article.mediaType)
  const hits: MatchedArticle['hits'][number][] = []
  for (const monitorId of rules.matcher.match({ ...article.canonical, corps, brands, products }, mediaBit(mediaType))) {
    const rule = rules.rule(monitorId)
    if (!rule || (article.onlyOrg !== null && article.onlyOrg !== rule.orgId)) continue
    // The matcher has asked for the media type already.
    if (!accepts({ ...rule, mediaLimit: [] }, { language, region, mentioned, mediaType })) continue
    hits.push({ orgId: rule.orgId, monitorId, version: rule.version })
  }
  return { ...article, hits }
}
