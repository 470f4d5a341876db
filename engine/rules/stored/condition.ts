// What a rule asks of stored texts: the shapes that a writer of a store's own language turns into its words.
import type { Field, NameScope, Term } from '../rule.ts'

/** A word to look for, in one field or both. `text`: the marked substring that stands for it. */
export interface Needle {
  text: string
  word: Pick<Term, 'tokens' | 'prefix'>
  fields: readonly Field[]
}

/** Where an operand stands: ascending, each place once. `atLeast`: all places, or none when there are fewer than `count`. */
export type Places =
  | { kind: 'needle'; needle: Needle }
  | { kind: 'union'; of: Places[] }
  | { kind: 'atLeast'; of: Places; count: number }

/**
 * Three-valued like SQL: an article for which the whole is neither true nor false is decided by `wants`.
 * `and` of no parts is true, `or` of no parts is false.
 */
export type Condition =
  | { kind: 'occurs'; needle: Needle }
  /** Occurrences of all needles together; no two of them can stand at the same place. */
  | { kind: 'occursOften'; needles: Needle[]; count: number }
  | { kind: 'placesOften'; places: Places; count: number }
  /** Two different places in one field, at most `distance` tokens strictly between them. */
  | { kind: 'near'; left: Places; right: Places; distance: number }
  /** One place of each in one field, any two at most `distance` apart. Not `exact`: true is not known, only false. */
  | { kind: 'window'; of: Places[]; distance: number; exact: boolean }
  /** Among the names of entities found. */
  | { kind: 'named'; scope: NameScope; name: string }
  | { kind: 'and' | 'or'; of: Condition[] }
  | { kind: 'not'; of: Condition }
  | { kind: 'unknown' }

export const never: Condition = { kind: 'or', of: [] }
