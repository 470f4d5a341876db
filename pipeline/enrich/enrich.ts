/** What the text itself says: language, places, sentiment, fingerprint, index. What the sender said stands. */
import {
  canonicalise,
  detectLanguage,
  fingerprint,
  grams,
  markedText,
  placesOf,
  releaseRegion,
} from '@guanlan/engine/text'
import type { EnrichedArticle, NormalArticle } from '../items.ts'
import { judge } from './judge.ts'

/** Below this many characters two texts agree by chance, so they get no fingerprint and fold with nothing. */
const shortestCompared = 24
const mostMentioned = 20

export async function enrich(article: NormalArticle): Promise<EnrichedArticle> {
  const canonical = { title: canonicalise(article.title), body: canonicalise(article.body) }
  const text = `${article.title}\n${article.body}`
  const compared = canonical.body.chars.length >= shortestCompared ? canonical.body : canonical.title
  return {
    ...article,
    canonical,
    language: await detectLanguage(text),
    ...sentimentOf(article),
    region: article.region ?? regionOf(article.media),
    // Title and body together: the title's city decides which district of that name the body means.
    mentioned: placesOf(canonical.title, canonical.body)
      .regions.slice(0, mostMentioned)
      .map(({ code }) => Number(code)),
    fingerprint: compared.chars.length >= shortestCompared ? fingerprint(compared) : 0n,
    grams: grams([canonical.title, canonical.body]),
    marked: { title: markedText(canonical.title), body: markedText(canonical.body) },
  }
}

function regionOf(media: string): number | null {
  const code = releaseRegion(media)
  return code === null ? null : Number(code)
}

/** Negative of no said level is general, the mildest: 4 (enums: article.level). */
const mildest = 4

function sentimentOf({
  title,
  body,
  mediaType,
  sentiment,
  level,
}: NormalArticle): Pick<EnrichedArticle, 'sentiment' | 'level'> {
  if (sentiment !== null) return { sentiment, level: sentiment === -1 ? (level ?? mildest) : null }
  const judged = judge().judge({ title, body, mediaType })
  return { sentiment: judged.sentiment, level: judged.level }
}
