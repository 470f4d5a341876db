/** What the text itself says: language, places, fingerprint, index. Pure. The deeper judgements come with the text engine. */
import { canonicalise, detectLanguage, fingerprint, grams, markedText, mentionedRegions } from '@guanlan/engine/text'
import type { EnrichedArticle, NormalArticle } from '../items.ts'

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
    // Not judged is neutral until the text engine judges.
    sentiment: article.sentiment ?? 0,
    level: article.sentiment === -1 ? (article.level ?? 4) : null,
    mentioned: [...new Set([...mentionedRegions(canonical.title), ...mentionedRegions(canonical.body)])]
      .slice(0, mostMentioned)
      .map(Number),
    fingerprint: compared.chars.length >= shortestCompared ? fingerprint(compared) : 0n,
    grams: grams([canonical.title, canonical.body]),
    marked: { title: markedText(canonical.title), body: markedText(canonical.body) },
  }
}
