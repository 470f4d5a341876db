// What a rule will cost before it is saved, and which of its words are to blame.
import type { Rule, RuleArticle, Term } from '../rule.ts'
import { partsOf } from '../rule.ts'
import { codesOfTokens } from './codes.ts'
import { costOf, expectations } from './filing.ts'
import { Frequencies } from './frequencies.ts'
import { nodeOf } from './nodes.ts'
import { postingsOf } from './postings.ts'
import { emptyTables, TERM_PREFIX } from './tables.ts'
import { findTerm, internTerm } from './terms.ts'

export interface RuleCost {
  /** Expected microseconds an article. */
  microseconds: number
  /** The words the rule is looked up by, as written, those first that most articles hold; at most five. `share`: of articles, 0–1. */
  words: { word: string; share: number }[]
}

export interface CostMeter {
  /** Lets the meter know what articles look like; a few hundred are enough. */
  learn(article: RuleArticle): void
  /** What has been learned, for a meter in another thread; posting it copies two megabytes. */
  learned(): LearnedWords
  /** @throws when the rule would want every article */
  costOf(rule: Rule): RuleCost
}

export type LearnedWords = Pick<Frequencies, 'counts' | 'articles'>

const MOST_WORDS = 5

export function createCostMeter({ counts, articles }: Partial<LearnedWords> = {}): CostMeter {
  const frequencies = new Frequencies(counts, articles)
  return {
    learn: ({ title, body }) => frequencies.learn(title, body),
    learned: () => ({ counts: frequencies.counts, articles: frequencies.articles }),
    costOf(rule) {
      const tables = emptyTables()
      const node = nodeOf(rule, (codes, flags) => internTerm(tables, frequencies, codes, flags))
      const expect = expectations(tables, frequencies)
      const postings = postingsOf(node, expect)
      if (!postings) throw new Error('a rule that wants every article has no cost')
      const keys = new Set(postings.map(({ key }) => key))
      const words = new Map<string, number>()
      for (const term of termsOf(rule)) {
        const number = findTerm(tables, codesOfTokens(term.tokens), term.prefix ? TERM_PREFIX : 0)
        if (keys.has(number)) words.set(term.text, Math.min(1, expect(number)))
      }
      return {
        microseconds: costOf(postings, expect) / 1000,
        words: [...words]
          .map(([word, share]) => ({ word, share }))
          .sort((a, b) => b.share - a.share)
          .slice(0, MOST_WORDS),
      }
    },
  }
}

function* termsOf(rule: Rule): Generator<Term> {
  if (rule.kind === 'term') yield rule
  else for (const part of partsOf(rule)) yield* termsOf(part)
}
