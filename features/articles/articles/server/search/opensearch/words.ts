/** A word in one field: whether it is there, and where, for counting and distances. */
import type { Field, Needle } from '@guanlan/engine/rules'
import { atMost, type Bounds, everyOne, exactly, type Query } from './bounds.ts'
import { cut, longestToken, pairsOf, storedToken } from './text-index.ts'

type Word = Needle['word']
/** A source of places, as the `intervals` query has them. */
export type Interval = Readonly<Record<string, unknown>>

/** Is the word in the field? A word of two tokens is one posting list, a longer one a phrase of pairs. */
export function isIn(field: Field, { tokens, prefix }: Word): Bounds {
  const stored = tokens.map(storedToken)
  if (!prefix) return exactly(run(field, stored))
  const beginning = tokens.at(-1) ?? ''
  const last: Query = { prefix: { [field]: { value: cut(beginning) } } }
  if (stored.length === 1 && beginning.length <= longestToken) return exactly(last)
  // Places of beginnings are limited to 128 different tokens: that both are there is all that is said.
  const before = stored.slice(0, -1)
  return atMost(everyOne([...(before.length > 0 ? [run(field, before)] : []), last]))
}

/** The term that stands for a word of one or two tokens, and the field it stands in; null for others. */
export function postingOf(field: Field, { tokens, prefix }: Word): { at: string; term: string } | null {
  if (prefix || tokens.length > 2) return null
  return postingAt(field, tokens.map(storedToken))
}

/** Any of the terms, in one clause. */
export const anyPosting = (at: string, terms: readonly string[]): Query => ({ terms: { [at]: terms } })

const postingAt = (field: Field, stored: readonly string[]) => ({
  at: stored.length === 2 ? pairsOf(field) : field,
  term: stored.join(' '),
})

/** A longer word is a phrase, whose places are read only in texts that have all its pairs; every second pair has all tokens. */
function run(field: Field, stored: readonly string[]): Query {
  if (stored.length <= 2) return term(postingAt(field, stored))
  const pairs = stored
    .slice(1)
    .flatMap((token, i) => (i % 2 === 0 || i === stored.length - 2 ? [[stored[i] as string, token]] : []))
  const phrase = { match_phrase: { [field]: { query: stored.join(' '), analyzer: 'tokens' } } }
  return everyOne([...pairs.map(pair => term(postingAt(field, pair))), phrase])
}

const term = ({ at, term }: { at: string; term: string }): Query => ({ term: { [at]: { value: term } } })

/** Every place of the word, and of none but it; null when places cannot be said. A word that overlaps itself (哈哈) has more than `occurrences` counts. */
export function placesIn({ tokens, prefix }: Word): { interval: Interval; exact: boolean } | null {
  if (prefix) return null
  const query = tokens.map(storedToken).join(' ')
  const interval = { match: { query, analyzer: 'tokens', max_gaps: 0, ordered: true } }
  return { interval, exact: !overlapsItself(tokens) }
}

const overlapsItself = (tokens: readonly string[]): boolean =>
  tokens.some((_, from) => from > 0 && tokens.slice(from).every((token, i) => token === tokens[i]))
