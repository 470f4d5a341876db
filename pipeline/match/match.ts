/** Which monitors of which organisations want an article. */
import { mediaTypeCode } from '@guanlan/features/articles/server'
import { accepts, type RuleFollower } from '@guanlan/features/monitors/server'
import type { EnrichedArticle, MatchedArticle } from '../items.ts'

export function match(article: EnrichedArticle, rules: RuleFollower): MatchedArticle {
  const { language, region, mentioned } = article
  const facts = { language, region, mentioned, mediaType: mediaTypeCode(article.mediaType) }
  const hits = [...rules.matcher.match(article.canonical)].flatMap(monitorId => {
    const rule = rules.rule(monitorId)
    if (!rule || (article.onlyOrg !== null && article.onlyOrg !== rule.orgId) || !accepts(rule, facts)) return []
    return [{ orgId: rule.orgId, monitorId, version: rule.version }]
  })
  return { ...article, hits }
}
