// The places of operands, and which of them can never be the same place.
import { markedTerm } from '../../text/index.ts'
import { within } from '../evaluate.ts'
import { type Field, fieldOf, isFieldScope, type Rule, type Term } from '../rule.ts'
import type { Needle, Places } from './condition.ts'

/** A word of an operand, and the fields it is looked for in. */
export interface StoredWord {
  term: Term
  fields: readonly Field[]
}

/** What `occurrences` finds. `none`: there can be no place; `unsayable`: there is a word no substring stands for. */
export function placesOf(rule: Rule, fields: readonly Field[]): Places | 'none' | 'unsayable' {
  switch (rule.kind) {
    case 'term': {
      if (fields.length === 0) return 'none'
      const needle = needleOf({ term: rule, fields })
      return needle ? { kind: 'needle', needle } : 'unsayable'
    }
    case 'any': {
      const parts = rule.of.map(part => placesOf(part, fields))
      if (parts.includes('unsayable')) return 'unsayable'
      const some = parts.filter(part => typeof part !== 'string')
      const [only] = some
      if (!only) return 'none'
      return some.length === 1 ? only : { kind: 'union', of: some }
    }
    case 'scope':
      return isFieldScope(rule.scope) ? placesOf(rule.of, within(fields, fieldOf(rule.scope))) : 'none'
    case 'frequency': {
      const of = placesOf(rule.of, fields)
      return typeof of === 'string' ? of : { kind: 'atLeast', of, count: rule.count }
    }
    default:
      return 'none'
  }
}

export function needleOf({ term, fields }: StoredWord): Needle | null {
  const text = markedTerm(term.tokens, term.prefix)
  return text === null ? null : { text, word: { tokens: term.tokens, prefix: term.prefix }, fields }
}

/** The words whose places an operand may have. */
export function wordsOf(rule: Rule, fields: readonly Field[]): StoredWord[] {
  if (rule.kind === 'term') return fields.length === 0 ? [] : [{ term: rule, fields }]
  if (rule.kind === 'any') return rule.of.flatMap(part => wordsOf(part, fields))
  if (rule.kind === 'scope')
    return isFieldScope(rule.scope) ? wordsOf(rule.of, within(fields, fieldOf(rule.scope))) : []
  return rule.kind === 'frequency' ? wordsOf(rule.of, fields) : []
}

/** Can the two words stand at the same place? Different words can only when one is written by its beginning. */
export function mayCoincide(a: StoredWord, b: StoredWord): boolean {
  const last = a.term.tokens.length - 1
  if (b.term.tokens.length !== last + 1 || !a.fields.some(field => b.fields.includes(field))) return false
  return a.term.tokens.every((token, i) => {
    const other = b.term.tokens[i] ?? ''
    if (i < last || token === other) return token === other
    return (a.term.prefix && other.startsWith(token)) || (b.term.prefix && token.startsWith(other))
  })
}

/** The same word in the same fields: its places are counted once. */
export const isSameWord = (a: StoredWord, b: StoredWord): boolean =>
  mayCoincide(a, b) &&
  a.term.prefix === b.term.prefix &&
  a.term.tokens.at(-1) === b.term.tokens.at(-1) &&
  a.fields.length === b.fields.length
