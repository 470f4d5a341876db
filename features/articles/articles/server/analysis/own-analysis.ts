/** How an organisation analyses articles otherwise than everybody: its words, its dimensions, its adjustment of sentiment. Pure. */
import {
  type Adjustment,
  type CanonicalText,
  type Cutter,
  type DimensionJudge,
  dimensionOf,
  type JudgedArticle,
  keywordsOf,
} from '@guanlan/engine/text'
import type { Tx } from '@guanlan/platform/server'

/** Each part null where the organisation analyses as everybody does. */
export interface OwnAnalysis {
  words: { cutter: Cutter; stop: ReadonlySet<string> } | null
  dimensions: DimensionJudge | null
  adjustment: Adjustment | null
  /** Which of its sensitive words a text holds; null where it has none. */
  sensitive: ((text: AnalysedArticle['canonical']) => SensitiveMarks | null) | null
}

/** Words that stand in an article, and the level at which one of them judges it negative; null: they mark it only. */
export interface SensitiveMarks {
  words: string[]
  level: Level | null
}

/** By organisation; null for one that analyses as everybody does. */
export interface OwnAnalyses {
  of(orgId: number): OwnAnalysis | null
  /** Reads those that have changed; call it inside the transaction that will store what they say. */
  catchUp(tx: Tx): Promise<void>
}

export const noOwnAnalyses: OwnAnalyses = { of: () => null, catchUp: async () => {} }

export type Sentiment = 1 | 0 | -1
export type Level = 1 | 2 | 3 | 4

/** What is the organisation's own about an article; null: as the article says. */
export interface OwnFacts {
  /** Not where a sender said the sentiment: that stands, but for a word that judges negative. */
  sentiment: Sentiment | null
  level: Level | null
  keywords: string[] | null
  /** '' for none. */
  dimension: string | null
  /** Sensitive words that it holds. */
  sensitive: string[] | null
  /** The level at which one of them judges it negative. */
  wordLevel: Level | null
}

/** An article with what is said of it for everybody. */
export interface AnalysedArticle {
  title: string
  body: string
  canonical: { title: CanonicalText; body: CanonicalText }
  sentiment: Sentiment
  level: Level | null
  dimension: string | null
}

export const mostKeywords = 8

/** The judgement of an organisation: what `judged` says, with what its corrections taught. */
export const judgedAs = (judged: JudgedArticle, analysis: OwnAnalysis | null): JudgedArticle =>
  analysis?.adjustment ? judged.adjusted(analysis.adjustment) : judged

/**
 * Null when what it says of this article is what everybody says. About 0.3 ms where the organisation has words of its own, 0.02 ms otherwise.
 * @param judged null where the sentiment is the sender's
 */
export function ownFactsOf(
  article: AnalysedArticle,
  judged: JudgedArticle | null,
  analysis: OwnAnalysis,
): OwnFacts | null {
  const own = judged && analysis.adjustment ? judgedAs(judged, analysis).judgement : null
  const marks = analysis.sensitive?.(article.canonical) ?? null
  const reported = byWord(own ?? article, marks?.level ?? null)
  const differs = reported.sentiment !== article.sentiment || reported.level !== article.level
  const facts: OwnFacts = {
    sentiment: differs ? reported.sentiment : null,
    level: differs ? reported.level : null,
    keywords: analysis.words && wordsOf(article, analysis.words),
    dimension: dimensionAs(article, reported.sentiment, analysis),
    sensitive: marks?.words ?? null,
    wordLevel: marks?.level ?? null,
  }
  return Object.values(facts).every(fact => fact === null) ? null : facts
}

type Judged = Pick<AnalysedArticle, 'sentiment' | 'level'>

/** Negative at the word's level, or at a worse one that it has already. */
function byWord({ sentiment, level }: Judged, wordLevel: Level | null): Judged {
  if (wordLevel === null) return { sentiment, level }
  const worst = sentiment === -1 && level !== null ? Math.min(level, wordLevel) : wordLevel
  return { sentiment: -1, level: worst as Level }
}

const wordsOf = ({ title, body, canonical }: AnalysedArticle, { cutter, stop }: NonNullable<OwnAnalysis['words']>) =>
  keywordsOf(canonical.title, canonical.body, { cutter, stop, most: mostKeywords, written: { title, body } }).map(
    ({ word }) => word,
  )

/** Only what is negative is negative about something. */
function dimensionAs(article: AnalysedArticle, sentiment: Sentiment, { dimensions }: OwnAnalysis): string | null {
  const { title, body } = article.canonical
  const ask = dimensions ? dimensions.dimensionOf.bind(dimensions) : dimensionOf
  const requested = dimensions !== null || sentiment !== article.sentiment
  const found = sentiment !== -1 ? null : requested ? (ask(title, body)?.id ?? null) : article.dimension
  return found === article.dimension ? null : (found ?? '')
}
