/** How many articles each word of a rule finds by itself, so that it is seen which of them is too much, or nothing. */
import { type Rule, type Term, wordCount } from '@guanlan/engine/rules'
import { findStored, type StoredSearch, walkStored } from '@guanlan/features/articles/articles/server/search'
import type { Scope } from '@guanlan/platform/server'
import type { Preview } from '../../contract.ts'

/** Of longer rules nobody reads the counts one by one. */
const mostWords = 12
/** Together; words not counted by then are told with what they had. Milliseconds. */
const longestMs = 400
const mostCounted = 10_000
const firstStep = 2_000

/** Words that are wanted, each once; excluded ones and names of entities are none. */
export function termsOf(rule: Rule): Term[] {
  const terms = new Map<string, Term>()
  const walk = (part: Rule): void => {
    if (part.kind === 'term') terms.set(part.tokens.join(' ') + (part.prefix ? '*' : ''), part)
    else if (part.kind === 'near') for (const side of [part.left, part.right]) walk(side)
    else if (part.kind === 'scope') part.scope === 't' || part.scope === 'c' ? walk(part.of) : undefined
    else if (part.kind !== 'not') for (const each of Array.isArray(part.of) ? part.of : [part.of]) walk(each)
  }
  walk(rule)
  return [...terms.values()]
}

/** @param range milliseconds; `end` is exclusive. */
export async function countsOfWords(
  scope: Scope,
  search: StoredSearch,
  range: { from: number; end: number },
): Promise<Preview['words']['own']> {
  if (wordCount(search.rule) > mostWords) return []
  const terms = termsOf(search.rule)
  // Of a rule of one word this is the count above it.
  if (terms.length < 2) return []
  const counts: Preview['words']['own'] = []
  for (const term of terms) {
    let count = 0
    const place = await walkStored(
      scope.db,
      { to: new Date(range.end), step: firstStep },
      { from: new Date(range.from), workMs: longestMs / terms.length },
      async piece => {
        count += (await findStored(scope.db, { ...search, rule: term }, piece)).length
        return count < mostCounted
      },
    )
    counts.push({ word: term.prefix ? `${term.text}*` : term.text, count, more: place !== null })
  }
  return counts
}
