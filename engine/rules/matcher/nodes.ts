// A rule as the matcher thinks of it: words are numbers, fields stand at the words, `not` stands at the leaves only.
import { type Field, fieldOf, isFieldScope, type NameScope, type Rule, type Term } from '../rule.ts'
import { codesOfName, codesOfTokens } from './codes.ts'
import { TERM_NAME, TERM_PREFIX } from './tables.ts'

/** Bits of the fields a word may stand in. */
export const TITLE = 1
export const BODY = 2
export const ANYWHERE = 3

export type WordNode = { kind: 'word'; term: number; fields: number }
/** What has places: a word, any of such, or such with at least `count` places (else none). */
export type Places = WordNode | { kind: 'any'; of: Places[] } | { kind: 'gate'; count: number; of: Places }
type Leaf =
  | WordNode
  | { kind: 'name'; term: number }
  | { kind: 'count'; count: number; of: Places }
  | { kind: 'near'; distance: number; of: Places[] }
/** `all` of nothing is always true, `any` of nothing never. */
export type Node = Leaf | { kind: 'not'; of: Leaf } | { kind: 'all' | 'any'; of: Node[] }

export type Intern = (codes: readonly number[], flags: typeof TERM_PREFIX | typeof TERM_NAME | 0) => number

export const ALWAYS: Node = { kind: 'all', of: [] }
export const NEVER: Node = { kind: 'any', of: [] }

export function nodeOf(rule: Rule, intern: Intern): Node {
  return read(rule, ANYWHERE, false)

  /** `negated`: the node of "not this rule", with the `not` moved inwards. */
  function read(rule: Rule, fields: number, negated: boolean): Node {
    switch (rule.kind) {
      case 'term':
        return leaf(word(rule, fields), negated)
      case 'all':
      case 'any': {
        const parts = rule.of.map(part => read(part, fields, negated))
        return join((rule.kind === 'all') === negated ? 'any' : 'all', parts)
      }
      case 'not':
        return read(rule.of, fields, !negated)
      case 'scope':
        if (isFieldScope(rule.scope)) return read(rule.of, fields & bitOf(fieldOf(rule.scope)), negated)
        return readNames(rule.of, rule.scope, negated)
      case 'frequency': {
        const { of, count } = rule
        if (of.kind === 'all')
          return join(
            negated ? 'any' : 'all',
            of.of.map(part => read({ ...rule, of: part }, fields, negated)),
          )
        if (of.kind === 'scope') return read({ ...of, of: { ...rule, of: of.of } }, fields, negated)
        const places = readPlaces(of, fields)
        return leaf(count === 1 && places.kind === 'word' ? places : { kind: 'count', count, of: places }, negated)
      }
      case 'near':
        return readNear([rule.left, rule.right], rule.distance, fields, negated)
      case 'window':
        return readNear(rule.of, rule.distance, fields, negated)
    }
  }

  function readNear(parts: readonly Rule[], distance: number, fields: number, negated: boolean): Node {
    return leaf({ kind: 'near', distance, of: parts.map(part => readPlaces(part, fields)) }, negated)
  }

  function readPlaces(rule: Rule, fields: number): Places {
    switch (rule.kind) {
      case 'term':
        return word(rule, fields)
      case 'any':
        return { kind: 'any', of: rule.of.map(part => readPlaces(part, fields)) }
      case 'scope':
        if (!isFieldScope(rule.scope)) return { kind: 'any', of: [] }
        return readPlaces(rule.of, fields & bitOf(fieldOf(rule.scope)))
      case 'frequency':
        return { kind: 'gate', count: rule.count, of: readPlaces(rule.of, fields) }
      default:
        return { kind: 'any', of: [] }
    }
  }

  function readNames(rule: Rule, scope: NameScope, negated: boolean): Node {
    switch (rule.kind) {
      case 'term':
        return leaf({ kind: 'name', term: intern(codesOfName(scope, rule.tokens.join('')), TERM_NAME) }, negated)
      case 'all':
      case 'any': {
        const parts = rule.of.map(part => readNames(part, scope, negated))
        return join((rule.kind === 'all') === negated ? 'any' : 'all', parts)
      }
      case 'not':
        return readNames(rule.of, scope, !negated)
      default:
        return negated ? ALWAYS : NEVER
    }
  }

  function word(term: Term, fields: number): WordNode {
    return { kind: 'word', term: intern(codesOfTokens(term.tokens), term.prefix ? TERM_PREFIX : 0), fields }
  }
}

const bitOf = (field: Field): number => (field === 'title' ? TITLE : BODY)

function leaf(node: Leaf, negated: boolean): Node {
  if (cannotHold(node)) return negated ? ALWAYS : NEVER
  return negated ? { kind: 'not', of: node } : node
}

const cannotHold = (node: Leaf): boolean => {
  if (node.kind === 'name') return false
  if (node.kind === 'near') return node.of.some(isNowhere)
  return isNowhere(node.kind === 'count' ? node.of : node)
}

const isNowhere = (places: Places): boolean => {
  if (places.kind === 'word') return places.fields === 0
  return places.kind === 'gate' ? isNowhere(places.of) : places.of.every(isNowhere)
}

/** `all` or `any` of the parts, equal ones within one another made one. */
export function join(kind: 'all' | 'any', parts: readonly Node[]): Node {
  const stop = kind === 'all' ? 'any' : 'all'
  const of: Node[] = []
  for (const part of parts) {
    if (part.kind === stop && part.of.length === 0) return part
    if (part.kind === kind) for (const inner of part.of) of.push(inner)
    else of.push(part)
  }
  return of.length === 1 ? of[0]! : { kind, of }
}
