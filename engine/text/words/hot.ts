// Hot words of many articles, and what is known of words from the articles that came by.
import type { CanonicalText } from '../canonical.ts'
import type { Cutter } from './cut.ts'
import { keywordsOf } from './keywords.ts'

export interface HotArticle {
  title: string | CanonicalText
  body: string | CanonicalText
  sentiment: 1 | 0 | -1
}

export interface HotWord {
  word: string
  /** Articles that have it among their keywords. */
  articles: number
  /** Mentions in them. */
  count: number
  /** 1 or −1 when articles with it lean that way clearly more than the others, otherwise 0. */
  emotion: 1 | 0 | -1
}

export interface HotOptions {
  cutter: Cutter
  stop?: ReadonlySet<string>
  rarity?: (word: string) => number
  /** Default 50. */
  most?: number
  /** Fewest articles of a word; default 2. */
  fewest?: number
}

/** The flag of the lists of hot words: 01 positive, -1 negative (spec 4), empty for neither. */
export const emotionFlag = (emotion: 1 | 0 | -1): '01' | '-1' | '' =>
  emotion === 1 ? '01' : emotion === -1 ? '-1' : ''

interface Tally {
  word: string
  articles: number
  count: number
  weight: number
  positive: number
  negative: number
}

/** Keywords of each article that are looked at. */
const EACH = 15

/** Words many of these articles are about, weightiest first. */
export function hotWords(articles: Iterable<HotArticle>, options: HotOptions): HotWord[] {
  const { most = 50, fewest = 2, cutter, stop, rarity } = options
  const tallies = new Map<string, Tally>()
  const all = { articles: 0, positive: 0, negative: 0 }
  for (const { title, body, sentiment } of articles) {
    count(all, sentiment)
    const requested = { cutter, most: EACH, ...(stop ? { stop } : {}), ...(rarity ? { rarity } : {}) }
    for (const { key, word, count: times, weight } of keywordsOf(title, body, requested)) {
      const tally = tallies.get(key) ?? { word, articles: 0, count: 0, weight: 0, positive: 0, negative: 0 }
      tallies.set(key, tally)
      count(tally, sentiment)
      tally.count += times
      tally.weight += weight
    }
  }
  return [...tallies.values()]
    .filter(tally => tally.articles >= fewest)
    .sort((a, b) => b.weight - a.weight || (a.word < b.word ? -1 : 1))
    .slice(0, most)
    .map(tally => ({ word: tally.word, articles: tally.articles, count: tally.count, emotion: emotionOf(tally, all) }))
}

function count(tally: { articles: number; positive: number; negative: number }, sentiment: number): void {
  tally.articles++
  if (sentiment > 0) tally.positive++
  if (sentiment < 0) tally.negative++
}

/** Of some articles, how many lean which way. */
export interface Leaning {
  articles: number
  positive: number
  negative: number
}

/**
 * A word leans one way when most of its articles that lean do so, and when that is more than chance would give among these articles
 * (1.64 standard deviations: one in twenty).
 */
export function emotionOf(own: Leaning, all: Leaning): 1 | 0 | -1 {
  if (own.negative > own.positive && clearlyMore(own.negative, own.articles, all.negative / all.articles)) return -1
  if (own.positive > own.negative && clearlyMore(own.positive, own.articles, all.positive / all.articles)) return 1
  return 0
}

function clearlyMore(hits: number, of: number, share: number): boolean {
  // Where nearly everything leans one way, so do its words.
  if (share > 0.8) return hits / of > 0.8
  return (hits - of * share) / Math.sqrt(of * share * (1 - share) + 0.01) > 1.64
}

/** What the articles that came by say of how rare a word is: learns, forgets what was rare long ago, is saved as plain data. */
export interface Frequencies {
  /** Adds the words of one article, each once. */
  learn(words: Iterable<string>): void
  /** Bits of surprise; `fallback` (the vocabulary's) counts like a hundred articles, so that little is not taken for much. */
  rarity(word: string): number
  save(): { articles: number; words: Record<string, number> }
}

const MOST_WORDS = 200_000

export function createFrequencies(
  fallback: (word: string) => number,
  saved: { articles: number; words: Record<string, number> } = { articles: 0, words: {} },
): Frequencies {
  let { articles } = saved
  const counts = new Map(Object.entries(saved.words))
  return {
    learn(words) {
      articles++
      for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1)
      if (counts.size > MOST_WORDS) halve()
    },
    rarity(word) {
      // Shares of articles and of words differ by the words of an article, about 2⁷.
      const expected = 100 * 2 ** (7 - fallback(word))
      const share = (Math.min(expected, 100) + (counts.get(word) ?? 0)) / (100 + articles)
      return 7 - Math.log2(Math.min(1, share))
    },
    save: () => ({ articles, words: Object.fromEntries(counts) }),
  }

  /** Everything counts half as much: words met once are forgotten, what is common stays so. */
  function halve(): void {
    articles = Math.ceil(articles / 2)
    for (const [word, times] of counts) {
      if (times < 2) counts.delete(word)
      else counts.set(word, Math.ceil(times / 2))
    }
  }
}
