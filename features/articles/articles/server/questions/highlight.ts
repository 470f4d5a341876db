/** Where the wanted words stand in an article, and the sentence to show in a list. Pure. */
import { findHits, type Hit, type Rule } from '@guanlan/engine/rules'
import { canonicalise } from '@guanlan/engine/text'

export interface Highlight {
  from: number
  to: number
  term: string
}
export interface Highlighted {
  titleHits: Highlight[]
  bodyHits: Highlight[]
}

const mostHits = 500

/** Hits of all rules together, in reading order, without repeats. */
export function highlight(title: string, body: string, rules: readonly Rule[]): Highlighted {
  if (rules.length === 0) return { titleHits: [], bodyHits: [] }
  const article = { title: canonicalise(title), body: canonicalise(body) }
  const hits = rules.flatMap(rule => findHits(rule, article))
  return { titleHits: ordered(hits, 'title'), bodyHits: ordered(hits, 'body') }
}

function ordered(hits: readonly Hit[], field: Hit['field']): Highlight[] {
  const seen = new Set<string>()
  return hits
    .filter(hit => hit.field === field && !seen.has(`${hit.from}-${hit.to}`) && seen.add(`${hit.from}-${hit.to}`))
    .sort((a, b) => a.from - b.from || b.to - a.to)
    .slice(0, mostHits)
    .map(({ from, to, term }) => ({ from, to, term }))
}

const sentenceEnd = /[。！？!?\n]/
const before = 40
const length = 160

/** The sentence around the first hit, or the beginning of the text; hits are moved to the excerpt's own offsets. */
export function excerptOf(body: string, hits: readonly Highlight[]): { excerpt: string; excerptHits: Highlight[] } {
  const first = hits[0]?.from ?? 0
  let start = first
  while (start > 0 && first - start < before && !sentenceEnd.test(body[start - 1] ?? '')) start--
  let end = Math.min(body.length, start + length)
  // Never a part of a Latin word at its beginning, nor half of a surrogate pair at either end.
  if (start > 0) while (start < first && inWord.test(body.slice(start - 1, start + 1))) start++
  if (start > 0 && isLowSurrogate(body.charCodeAt(start))) start++
  if (end < body.length && isLowSurrogate(body.charCodeAt(end))) end--
  const raw = body.slice(start, end)
  const excerpt = raw.replace(/[\s\u3000]/g, ' ')
  const excerptHits = hits
    .filter(hit => hit.from >= start && hit.to <= end)
    .map(hit => ({ ...hit, from: hit.from - start, to: hit.to - start }))
  return { excerpt, excerptHits }
}

const inWord = /^[\p{Script=Latin}\p{N}]{2}$/u
const isLowSurrogate = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff
