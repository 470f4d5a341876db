/** Which monitors of which organisations want an article, which of them lose it to a filter, which labels it gets, which warnings are to be asked, and which events and campaigns it joins. */
import { mediaTypeCode } from '@guanlan/features/articles/articles/server'
import type { FilterFacts, FilterFollower } from '@guanlan/features/monitors/filters/server'
import type { LabelFollower } from '@guanlan/features/monitors/labels/server'
import {
  accepts,
  firstFilterRule,
  mediaBit,
  type RuleFollower,
  type SetFollower,
} from '@guanlan/features/monitors/monitors/server'
import type { WarningFollower } from '@guanlan/features/warnings/warnings/server'
import type { EnrichedArticle, MatchedArticle } from '../items.ts'

export function match(
  article: EnrichedArticle,
  {
    rules,
    filters,
    labels,
    warnings,
    events,
    campaigns,
  }: {
    rules: RuleFollower
    filters: FilterFollower
    labels: LabelFollower
    warnings: WarningFollower
    events: SetFollower
    campaigns: SetFollower
  },
): MatchedArticle {
  const { language, region, mentioned, media, url, corps, brands, products } = article
  const mediaType = mediaTypeCode(article.mediaType)
  const hits: MatchedArticle['hits'][number][] = []
  const found = rules.matcher.match({ ...article.canonical, corps, brands, products }, mediaBit(mediaType))
  for (const monitorId of found) {
    if (monitorId >= firstFilterRule) continue
    const rule = rules.rule(monitorId)
    if (!rule || (article.onlyOrg !== null && article.onlyOrg !== rule.orgId)) continue
    if (!accepts(rule, { language, region, mentioned, mediaType, media, url })) continue
    hits.push({ orgId: rule.orgId, monitorId, version: rule.version })
  }
  const all = new Set(found)
  return {
    ...article,
    hits: filtered(article, hits, all, filters),
    labels: labelled(hits, all, labels),
    warnings: requested(article, hits, found, warnings),
    events: events.decide(found, article),
    campaigns: campaigns.decide(found, article),
  }
}

/** What an organisation handed in is its own, and so are the warnings about it. */
const requested = (
  { onlyOrg }: EnrichedArticle,
  hits: MatchedArticle['hits'],
  found: Iterable<number>,
  warnings: WarningFollower,
): NonNullable<MatchedArticle['warnings']> => {
  const candidates = warnings.candidates(
    found,
    hits.map(({ orgId }) => orgId),
  )
  return onlyOrg === null ? candidates : candidates.filter(({ orgId }) => orgId === onlyOrg)
}

/** An article gets the labels of organisations that have it. */
const labelled = (
  hits: MatchedArticle['hits'],
  found: ReadonlySet<number>,
  labels: LabelFollower,
): NonNullable<MatchedArticle['labels']> =>
  [...new Set(hits.map(({ orgId }) => orgId))].flatMap(orgId =>
    labels.decide(orgId, found).map(labelId => ({ orgId, labelId })),
  )

function filtered(
  article: EnrichedArticle,
  hits: MatchedArticle['hits'],
  found: ReadonlySet<number>,
  filters: FilterFollower,
): MatchedArticle['hits'] {
  if (!hits.some(({ orgId }) => filters.has(orgId))) return hits
  const facts = factsOf(article)
  return [...Map.groupBy(hits, ({ orgId }) => orgId)].flatMap(([orgId, own]) => {
    const taken = filters.decide(
      orgId,
      facts,
      found,
      own.map(({ monitorId }) => monitorId),
    )
    return own.map(hit => ({ ...hit, filterId: taken.get(hit.monitorId) ?? null }))
  })
}

const factsOf = (article: EnrichedArticle): FilterFacts => ({
  media: article.media,
  url: article.url,
  author: article.author,
  language: article.language,
  mediaType: mediaTypeCode(article.mediaType),
  region: article.region,
  mentioned: article.mentioned,
  isAd: article.isAd,
  length: article.body.length,
  interactions: (article.likes ?? 0) + (article.shares ?? 0) + (article.comments ?? 0),
  shingles: article.shingles,
})
