// Where a rule's words stand in an article, for the reader's eye.
import type { CanonicalText } from '../text/index.ts'
import { type Occurrence, within } from './evaluate.ts'
import { findFast } from './occurrences.ts'
import { FIELDS, type Field, fieldOf, isFieldScope, partsOf, type Rule, type RuleArticle, type Term } from './rule.ts'

/** `from`–`to`: UTF-16 offsets in the original title or body, end exclusive. `term` as the rule writes it. */
export interface Hit {
  term: string
  field: Field
  from: number
  to: number
}

/** All places of the words a rule wants (not of those it excludes), in reading order; hits of different words may overlap. */
export function findHits(rule: Rule, article: RuleArticle): Hit[] {
  const found = new Map<string, Hit>()
  const terms: [term: Term, fields: readonly Field[]][] = []
  collect(rule, FIELDS, true, (term, fields) => void terms.push([term, fields]))
  const tokens = terms.length > MANY_TERMS ? tokensOf(article) : null
  for (const [term, fields] of terms) {
    if (tokens && !mayStandAmong(tokens, term)) continue
    for (const hit of hitsOf(term, fields, article)) found.set(`${hit.field} ${hit.from} ${hit.to} ${hit.term}`, hit)
  }
  const order = (hit: Hit): number => FIELDS.indexOf(hit.field)
  return [...found.values()].sort((a, b) => order(a) - order(b) || a.from - b.from || b.to - a.to)
}

/** From so many terms on it is quicker to gather the tokens of the article first: nearly all terms of a large rule have one that it lacks. */
const MANY_TERMS = 200

function tokensOf(article: RuleArticle): ReadonlySet<string> {
  const tokens = new Set<string>()
  for (const { chars, starts } of FIELDS.map(field => article[field]))
    for (let i = 0; i < starts.length - 1; i++) tokens.add(chars.slice(starts[i], starts[i + 1]))
  return tokens
}

/** The last token of a prefix may be the beginning of a longer one. */
const mayStandAmong = (tokens: ReadonlySet<string>, term: Term): boolean =>
  term.tokens.every((token, at) => tokens.has(token) || (term.prefix && at === term.tokens.length - 1))

export const hitsOf = (term: Term, fields: readonly Field[], article: RuleArticle): Hit[] =>
  fields.flatMap(field => findFast(term, field, article)).map(place => toHit(term, place, article[place.field]))

function toHit(term: Term, { field, start, end }: Occurrence, { from, to }: CanonicalText): Hit {
  return { term: term.text, field, from: from[start]!, to: to[end - 1]! }
}

function collect(
  rule: Rule,
  fields: readonly Field[],
  requested: boolean,
  take: (term: Term, fields: readonly Field[]) => void,
): void {
  if (rule.kind === 'term') {
    if (requested) take(rule, fields)
    return
  }
  // Names are what the recogniser found, under names the text may not even use: nothing to point at.
  if (rule.kind === 'scope' && !isFieldScope(rule.scope)) return
  const inside = rule.kind === 'scope' && isFieldScope(rule.scope) ? within(fields, fieldOf(rule.scope)) : fields
  for (const part of partsOf(rule)) collect(part, inside, rule.kind === 'not' ? !requested : requested, take)
}
