/** What an article says of the subject of a rule, where that is not what it says as a whole. */
import { findHits, type Rule, type RuleArticle } from '@guanlan/engine/rules'
import type { JudgedArticle, Judgement } from '@guanlan/engine/text'
import type { Database } from '@guanlan/platform/server'
import { mediaTypeWord } from '../codes.ts'
import { ruleArticleOf } from '../search/decide.ts'
import { type StoredArticle, storedArticles } from '../search/stored.ts'
import { judge } from './judge.ts'
import { judgedAs, type OwnAnalysis, type OwnFacts, ownFactsOf } from './own-analysis.ts'

export type Towards = Pick<Judgement, 'sentiment' | 'level'>

/** A text of so many characters is about its subject as a whole. */
const shortestWithParts = 120

/**
 * Asks for one rule after the other. Null where the article's own judgement holds: its title names the subject, it is short, or the
 * sentences around the words say the same. Rules with the same words in it get the same answer at once;
 * every other one costs about 60 µs. What one rule is told never depends on the others.
 */
export function subjectsOf(article: RuleArticle, judged: JudgedArticle): (rule: Rule) => Towards | null {
  const known = new Map<string, Towards | null>()
  const whole = judged.judgement
  return rule => {
    if (article.body.chars.length <= shortestWithParts) return null
    const hits = findHits(rule, article)
    if (hits.length === 0 || hits.some(hit => hit.field === 'title')) return null
    const key = hits.map(hit => `${hit.from}-${hit.to}`).join()
    const before = known.get(key)
    if (before !== undefined) return before
    const { sentiment, level } = judged.towards(hits)
    const reported = sentiment === whole.sentiment && level === whole.level ? null : { sentiment, level }
    known.set(key, reported)
    return reported
  }
}

/** What a hit carries besides who wants what; null where the article says it. */
export interface HitFacts {
  towards: Towards | null
  own: OwnFacts | null
}

/** Texts read at a time, about 50 ms; requests have their turn between them. */
const readAtOnce = 100

/** The same of articles that are stored already, by id; only those of which something is to be said. */
export async function storedFacts(
  db: Database,
  { rule, orgId, analysis }: { rule: Rule; orgId: number; analysis: OwnAnalysis | null },
  ids: readonly number[],
): Promise<Map<number, HitFacts>> {
  const found = new Map<number, HitFacts>()
  for (let i = 0; i < ids.length; i += readAtOnce)
    for (const article of await storedArticles(db, orgId, ids.slice(i, i + readAtOnce))) {
      const judged = judgedAgain(article)
      if (!judged && !analysis) continue
      const text = ruleArticleOf(article)
      const towards = judged && subjectsOf(text, judgedAs(judged, analysis))(rule)
      const own = analysis && ownFactsOf({ ...article, canonical: text }, judged, analysis)
      if (towards || own) found.set(article.id, { towards, own })
    }
  return found
}

/** Null where the sender said the sentiment. */
export function judgedAgain({
  title,
  body,
  media_type,
  probability,
}: Pick<StoredArticle, 'title' | 'body' | 'media_type' | 'probability'>): JudgedArticle | null {
  return probability === null ? null : judge().article({ title, body, mediaType: mediaTypeWord(media_type) })
}
