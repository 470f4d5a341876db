// From a rule to the condition that means the same on stored articles.
import { within } from '../evaluate.ts'
import { hasExact, inAnyWriting } from '../exact.ts'
import { FIELDS, type Field, fieldOf, isFieldScope, type NameScope, type Rule } from '../rule.ts'
import { type Condition, type Needle, never, type Places } from './condition.ts'
import { isSameWord, mayCoincide, needleOf, placesOf, wordsOf } from './places.ts'

/** What `evaluate` says, wherever the condition is true or false. */
export function conditionOf(rule: Rule, fields: readonly Field[] = FIELDS): Condition {
  // The marked text does not say how a word is written: where it stands at all, the engine decides.
  if (standsAtPlaces(rule) && hasExact(rule))
    return { kind: 'and', of: [conditionOf(inAnyWriting(rule), fields), { kind: 'unknown' }] }
  switch (rule.kind) {
    case 'term':
      return occurs(rule, fields)
    case 'all':
      return { kind: 'and', of: cheapFirst(rule.of.map(part => conditionOf(part, fields))) }
    case 'any':
      return { kind: 'or', of: cheapFirst(rule.of.map(part => conditionOf(part, fields))) }
    case 'not':
      return { kind: 'not', of: conditionOf(rule.of, fields) }
    case 'scope':
      return isFieldScope(rule.scope)
        ? conditionOf(rule.of, within(fields, fieldOf(rule.scope)))
        : named(rule.of, rule.scope)
    case 'frequency':
      return often(rule.of, rule.count, fields)
    case 'near':
      return fits([rule.left, rule.right], rule.distance, fields)
    case 'window':
      return fits(rule.of, rule.distance, fields)
  }
}

const standsAtPlaces = ({ kind }: Rule): boolean =>
  kind === 'term' || kind === 'frequency' || kind === 'near' || kind === 'window'

function occurs(rule: Rule, fields: readonly Field[]): Condition {
  const places = placesOf(rule, fields)
  if (places === 'none') return never
  return places === 'unsayable' ? { kind: 'unknown' } : isThere(places)
}

function named(rule: Rule, scope: NameScope): Condition {
  switch (rule.kind) {
    case 'term':
      return { kind: 'named', scope, name: rule.tokens.join('') }
    case 'all':
      return { kind: 'and', of: rule.of.map(part => named(part, scope)) }
    case 'any':
      return { kind: 'or', of: rule.of.map(part => named(part, scope)) }
    case 'not':
      return { kind: 'not', of: named(rule.of, scope) }
    default:
      return never
  }
}

function often(of: Rule, count: number, fields: readonly Field[]): Condition {
  if (of.kind === 'all') return { kind: 'and', of: of.of.map(part => often(part, count, fields)) }
  if (of.kind === 'scope') {
    if (!isFieldScope(of.scope)) return never
    return often(of.of, count, within(fields, fieldOf(of.scope)))
  }
  const places = placesOf(of, fields)
  if (places === 'none') return never
  if (places === 'unsayable') return { kind: 'unknown' }
  const needles = apart(of, fields)
  if (!needles) return { kind: 'placesOften', places, count }
  if (count === 1) return { kind: 'or', of: needles.map(needle => ({ kind: 'occurs', needle })) }
  return { kind: 'occursOften', needles, count }
}

/** The needles of `a|b` when their occurrences may simply be added up, null when a place may be found twice. */
function apart(rule: Rule, fields: readonly Field[]): Needle[] | null {
  if (hasFrequency(rule)) return null
  const words = wordsOf(rule, fields)
  const different = words.filter((word, i) => !words.slice(0, i).some(before => isSameWord(before, word)))
  if (different.some((word, i) => different.slice(0, i).some(before => mayCoincide(before, word)))) return null
  return different.map(needleOf).filter(needle => needle !== null)
}

const hasFrequency = (rule: Rule): boolean =>
  rule.kind === 'frequency' ||
  (rule.kind === 'any' && rule.of.some(hasFrequency)) ||
  (rule.kind === 'scope' && hasFrequency(rule.of))

function fits(operands: readonly Rule[], distance: number, fields: readonly Field[]): Condition {
  const all = operands.map(operand => placesOf(operand, fields))
  if (all.includes('none')) return never
  if (all.includes('unsayable')) return { kind: 'unknown' }
  const of = all.filter(places => typeof places !== 'string')
  const [left, right, third] = of
  // What costs little and must hold comes first, so that few articles are looked at place by place.
  const there = of.map(isThere)
  if (left && right && !third) return { kind: 'and', of: [...there, { kind: 'near', left, right, distance }] }
  const words = operands.map(operand => wordsOf(operand, fields))
  const shared = words.some((mine, i) =>
    words.slice(0, i).some(others => mine.some(word => others.some(other => mayCoincide(word, other)))),
  )
  return { kind: 'and', of: [...there, { kind: 'window', of, distance, exact: !shared }] }
}

/** There is a place; of `atLeast` only what costs little. */
function isThere(places: Places): Condition {
  if (places.kind === 'needle') return { kind: 'occurs', needle: places.needle }
  if (places.kind === 'union') return { kind: 'or', of: places.of.map(isThere) }
  if (places.of.kind === 'needle' && places.count > 1)
    return { kind: 'occursOften', needles: [places.of.needle], count: places.count }
  return isThere(places.of)
}

const costs: Readonly<Record<Condition['kind'], number>> = {
  named: 0,
  occurs: 1,
  occursOften: 2,
  placesOften: 3,
  near: 4,
  window: 5,
  unknown: 6,
  and: 0,
  or: 0,
  not: 0,
}

function costOf(condition: Condition): number {
  if (condition.kind === 'and' || condition.kind === 'or') return Math.max(0, ...condition.of.map(costOf))
  return condition.kind === 'not' ? costOf(condition.of) : costs[condition.kind]
}

const cheapFirst = (parts: Condition[]): Condition[] => parts.sort((a, b) => costOf(a) - costOf(b))

/** Words to look for: every one is a search of the whole text. */
export function searchesOf(condition: Condition): number {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.of.reduce((sum, part) => sum + searchesOf(part), 0)
    case 'not':
      return searchesOf(condition.of)
    case 'occursOften':
      return condition.needles.length
    default:
      return 1
  }
}
