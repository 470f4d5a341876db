/** Why a monitor has an article, or has it not: the rule's tree with true and false, by the version that matched and by the newest. */
import { explain, explainMatch, wants } from '@guanlan/engine/rules'
import { hitsOf } from '@guanlan/features/articles/articles/server/questions'
import { ruleArticleOf, storedArticles } from '@guanlan/features/articles/articles/server/search'
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import type { Why } from '../../contract.ts'
import { type ArticleFacts, accepts, type MonitorLimits } from '../limits.ts'
import { newestVersion, versionOf } from '../versions/versions.ts'

/** An article the monitor does not have is answered too, but none that only another organisation may see. */
export async function whyOf(scope: Scope, monitorId: number, articleId: number): Promise<Why> {
  const newest = await newestVersion(scope, monitorId)
  const [stored] = await storedArticles(scope.db, scope.orgId, [articleId])
  if (!stored) throw refuse('missing', 'platform.missing')
  const hit = (await hitsOf(scope, [articleId])).find(each => each.monitorId === monitorId)
  const matched = hit && hit.version !== newest.version ? await versionOf(scope, monitorId, hit.version) : null
  const reported = matched ?? newest
  const article = ruleArticleOf(stored)
  const facts: ArticleFacts = {
    language: stored.language,
    mediaType: stored.media_type,
    region: stored.region,
    mentioned: stored.mentioned,
    media: stored.media,
    url: stored.url,
  }
  const node = explainMatch(reported.rule, article)
  return {
    monitorId,
    name: newest.name,
    matchedVersion: hit?.version ?? null,
    version: reported.version,
    text: reported.text,
    sentence: [...explain(reported.rule)] as [string, string, string],
    holds: node.holds && accepts(reported.limits, facts),
    holdsNow: wants(newest.rule, article) && accepts(newest.limits, facts),
    limits: limitsOf(reported.limits, facts),
    node,
  }
}

/** Each limit that is set, asked alone. */
export function limitsOf(limits: MonitorLimits, facts: ArticleFacts): Why['limits'] {
  const { languages, regions, mediaLimit, mediaMembers = [] } = limits
  const none: MonitorLimits = { languages: [], regions: [], mediaLimit: [] }
  const each = [
    { kind: 'language' as const, set: languages.length > 0, alone: { ...none, languages } },
    { kind: 'region' as const, set: regions.length > 0, alone: { ...none, regions } },
    {
      kind: 'media' as const,
      set: mediaLimit.length + mediaMembers.length > 0,
      alone: { ...none, mediaLimit, mediaMembers },
    },
  ]
  return each.filter(limit => limit.set).map(({ kind, alone }) => ({ kind, holds: accepts(alone, facts) }))
}
