// The definition of what a rule means, as plainly as it can be said. Everything faster is held to its answers.
import type { CanonicalText } from '../text/index.ts'
import { isAsWritten } from './exact.ts'
import { FIELDS, type Field, fieldOf, isFieldScope, namesIn, type Rule, type RuleArticle, type Term } from './rule.ts'

/** An occurrence: tokens `start` to `end` (exclusive) of one field. */
export interface Occurrence {
  field: Field
  start: number
  end: number
}

/** How the occurrences of one term in one field are found; the only thing a faster evaluation may replace. */
export type Finder = (term: Term, field: Field, article: RuleArticle) => readonly Occurrence[]

/** Does the rule want the article? */
export function evaluate(
  rule: Rule,
  article: RuleArticle,
  find: Finder = findPlainly,
  fields: readonly Field[] = FIELDS,
): boolean {
  switch (rule.kind) {
    case 'term':
      return fields.some(field => find(rule, field, article).length > 0)
    case 'all':
      return rule.of.every(part => evaluate(part, article, find, fields))
    case 'any':
      return rule.of.some(part => evaluate(part, article, find, fields))
    case 'not':
      return !evaluate(rule.of, article, find, fields)
    case 'scope': {
      const { scope, of } = rule
      if (!isFieldScope(scope)) return isNamed(of, namesIn(article, scope))
      return evaluate(of, article, find, within(fields, fieldOf(scope)))
    }
    case 'frequency': {
      const { of, count } = rule
      if (of.kind === 'all') return of.of.every(part => evaluate({ ...rule, of: part }, article, find, fields))
      if (of.kind === 'scope') return evaluate({ ...of, of: { ...rule, of: of.of } }, article, find, fields)
      return occurrences(of, article, find, fields).length >= count
    }
    case 'near':
      return fits([rule.left, rule.right], rule.distance, article, find, fields)
    case 'window':
      return fits(rule.of, rule.distance, article, find, fields)
  }
}

/** The places a rule with occurrences has: a term, `a|b` of such (each place once), either of them scoped or with `^n`. */
export function occurrences(rule: Rule, article: RuleArticle, find: Finder, fields: readonly Field[]): Occurrence[] {
  switch (rule.kind) {
    case 'term':
      return fields.flatMap(field => find(rule, field, article))
    case 'any':
      return distinct(rule.of.flatMap(part => occurrences(part, article, find, fields)))
    case 'scope':
      return isFieldScope(rule.scope) ? occurrences(rule.of, article, find, within(fields, fieldOf(rule.scope))) : []
    case 'frequency': {
      const places = occurrences(rule.of, article, find, fields)
      return places.length >= rule.count ? places : []
    }
    default:
      return []
  }
}

/** Inside `corp:` and its like a word is the whole name of an entity that was found. */
export function isNamed(rule: Rule, names: readonly string[]): boolean {
  if (rule.kind === 'term') return names.includes(rule.tokens.join(''))
  if (rule.kind === 'all') return rule.of.every(part => isNamed(part, names))
  if (rule.kind === 'any') return rule.of.some(part => isNamed(part, names))
  return rule.kind === 'not' && !isNamed(rule.of, names)
}

export const within = (fields: readonly Field[], field: Field): Field[] => fields.filter(each => each === field)

function distinct(places: Occurrence[]): Occurrence[] {
  const seen = new Map(places.map(place => [`${place.field} ${place.start} ${place.end}`, place]))
  return [...seen.values()]
}

/**
 * Can each operand be given a place of its own, in one field, so that any two are at most `distance` tokens apart?
 * That is: all begin at most `distance` after the first of them ended. So every end is tried as the first.
 */
function fits(
  operands: readonly Rule[],
  distance: number,
  article: RuleArticle,
  find: Finder,
  fields: readonly Field[],
): boolean {
  const everywhere = operands.map(operand => occurrences(operand, article, find, fields))
  return fields.some(field => {
    const places = everywhere.map(list => list.filter(place => place.field === field))
    if (places.some(list => list.length === 0)) return false
    const firstEnds = new Set(places.flat().map(place => place.end))
    return [...firstEnds].some(end =>
      eachHasItsOwn(places.map(list => list.filter(place => place.end >= end && place.start - end <= distance))),
    )
  })
}

/** Distinct representatives, by augmenting paths: `a{5}a` wants two different occurrences of a. */
function eachHasItsOwn(choices: Occurrence[][]): boolean {
  const takenBy = new Map<string, number>()
  const seat = (operand: number, tried: Set<string>): boolean =>
    choices[operand]!.some(({ start, end }) => {
      const place = `${start} ${end}`
      if (tried.has(place)) return false
      tried.add(place)
      const holder = takenBy.get(place)
      if (holder !== undefined && !seat(holder, tried)) return false
      takenBy.set(place, operand)
      return true
    })
  return choices.every((_, operand) => seat(operand, new Set()))
}

/** Runs of tokens equal to the term's, left to right, not overlapping; a term without tokens stands nowhere. */
export function findPlainly(term: Term, field: Field, article: RuleArticle): Occurrence[] {
  const text = article[field]
  const requested = term.tokens.length
  const places: Occurrence[] = []
  if (requested === 0) return places
  for (let start = 0; start + requested <= text.from.length; start++) {
    const agrees = term.tokens.every((token, i) => {
      const found = tokenAt(text, start + i)
      return term.prefix && i === requested - 1 ? found.startsWith(token) : found === token
    })
    if (!agrees || !isAsWritten(term, text, start, start + requested)) continue
    places.push({ field, start, end: start + requested })
    start += requested - 1
  }
  return places
}

const tokenAt = (text: CanonicalText, i: number): string => text.chars.slice(text.starts[i], text.starts[i + 1])
