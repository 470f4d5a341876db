/** What the text itself says: language, places, sentiment, keywords, summary, what it is compared and searched by. What the sender said stands. */
import {
  canonicalise,
  detectLanguage,
  dimensionOf,
  grams,
  isAdvertisement,
  keywordsOf,
  markedText,
  type NameFound,
  type Names,
  placesOf,
  releaseRegion,
  shinglesOfArticle,
  summaryOf,
} from '@guanlan/engine/text'
import { generalCutter, judge, mostKeywords, shownNames } from '@guanlan/features/articles/articles/server/analysis'
import type { EnrichedArticle, NormalArticle } from '../items.ts'
import { judgeComments } from './judge-comments.ts'

const mostMentioned = 20
/** A body of up to so many characters is its own summary. */
const longestWithoutSummary = 120

/** @param names of the brand library */
export async function enrich(article: NormalArticle, names: Names): Promise<EnrichedArticle> {
  const canonical = { title: canonicalise(article.title), body: canonicalise(article.body) }
  const language = await detectLanguage(`${article.title}\n${article.body}`)
  const judged = sentimentOf(article)
  const found = names.namesIn(canonical, generalCutter())
  return {
    ...article,
    canonical,
    language,
    ...judged,
    summary: article.body.length > longestWithoutSummary ? summaryOf(article.title, article.body) : null,
    keywords: keywordsOf(canonical.title, canonical.body, {
      cutter: generalCutter(),
      most: mostKeywords,
      written: { title: article.title, body: article.body },
      names: found.flatMap(({ positions }) => positions),
    }).map(({ word }) => word),
    isAd: isAdvertisement(article.title, article.body),
    dimension: judged.sentiment === -1 ? (dimensionOf(canonical.title, canonical.body)?.id ?? null) : null,
    region: article.region ?? regionOf(article.media),
    mentioned: mentionedIn(canonical, found),
    ...namedIn(article, found, names),
    shingles: shinglesOfArticle(canonical.title, canonical.body),
    grams: grams([canonical.title, canonical.body]),
    marked: { title: markedText(canonical.title), body: markedText(canonical.body) },
    commentList: await judgeComments(article.commentList),
  }
}

/** The same media come again and again: their places are kept, of so many. */
const mostRegions = 10_000
const regions = new Map<string, number | null>()

function regionOf(media: string): number | null {
  const known = regions.get(media)
  if (known !== undefined) return known
  const code = releaseRegion(media)
  const region = code === null ? null : Number(code)
  if (regions.size >= mostRegions) regions.clear()
  regions.set(media, region)
  return region
}

/** Title and body together: the title's city decides which district of that name the body means. */
const mentionedIn = ({ title, body }: EnrichedArticle['canonical'], found: readonly NameFound[]): number[] =>
  placesOf(title, body, { cutter: generalCutter(), names: found.flatMap(({ positions }) => positions) })
    .regions.slice(0, mostMentioned)
    .map(({ code }) => Number(code))

function namedIn(
  { title, body }: NormalArticle,
  found: readonly NameFound[],
  names: Names,
): Pick<EnrichedArticle, 'names' | 'corps' | 'brands' | 'products'> {
  return { ...names.ruleNames(found), names: shownNames(found, `${title}\n${body}`) }
}

/** Negative of no said level is general, the mildest: 4 (enums: article.level). */
const mildest = 4

function sentimentOf({
  title,
  body,
  mediaType,
  sentiment,
  level,
}: NormalArticle): Pick<EnrichedArticle, 'sentiment' | 'level' | 'probability' | 'judged'> {
  if (sentiment !== null)
    return { sentiment, level: sentiment === -1 ? (level ?? mildest) : null, probability: null, judged: null }
  const judged = judge().article({ title, body, mediaType })
  return { ...judged.judgement, judged }
}
