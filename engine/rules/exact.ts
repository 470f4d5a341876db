// Words that are to stand as they are written (="US"): what is surely wanted without looking at the writing, and the look itself.
import type { CanonicalText } from '../text/index.ts'
import { partsOf, type Rule, type Term } from './rule.ts'

const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu
/** The writing that counts: composed, without what nobody sees. */
const asSeen = (text: string): string => text.normalize('NFC').replace(unseen, '')

/** Do the tokens `start` to `end` stand there as the term is written? True of every term that does not ask. */
export function isAsWritten(term: Term, { text, from, to }: CanonicalText, start: number, end: number): boolean {
  return !term.exact || asSeen(text.slice(from[start], to[end - 1])) === asSeen(term.text)
}

export const hasExact = (rule: Rule): boolean =>
  rule.kind === 'term' ? rule.exact === true : partsOf(rule).some(hasExact)

/** The same rule with every word in any writing. */
export function inAnyWriting(rule: Rule): Rule {
  switch (rule.kind) {
    case 'term': {
      const { exact: _, ...plain } = rule
      return plain
    }
    case 'all':
    case 'any':
    case 'window':
      return { ...rule, of: rule.of.map(inAnyWriting) }
    case 'near':
      return { ...rule, left: inAnyWriting(rule.left), right: inAnyWriting(rule.right) }
    default:
      return { ...rule, of: inAnyWriting(rule.of) }
  }
}

/** A rule without such words that wants every article this one wants, and others; `true`: all of them. */
export function widened(rule: Rule): Rule | true {
  if (!hasExact(rule)) return rule
  switch (rule.kind) {
    case 'all': {
      const parts = rule.of.map(widened).filter(part => part !== true)
      return parts.length === 0 ? true : joined('all', parts)
    }
    case 'any': {
      const parts = rule.of.map(widened)
      return parts.includes(true) ? true : joined('any', parts as Rule[])
    }
    case 'not': {
      const of = narrowed(rule.of)
      return of === false ? true : { kind: 'not', of }
    }
    case 'scope': {
      const of = widened(rule.of)
      return of === true ? true : { ...rule, of }
    }
    default:
      // Places of words in any writing are more, never fewer.
      return inAnyWriting(rule)
  }
}

/** One that wants no article which this one does not want; `false`: none at all. */
function narrowed(rule: Rule): Rule | false {
  if (!hasExact(rule)) return rule
  switch (rule.kind) {
    case 'all': {
      const parts = rule.of.map(narrowed)
      return parts.includes(false) ? false : joined('all', parts as Rule[])
    }
    case 'any': {
      const parts = rule.of.map(narrowed).filter(part => part !== false)
      return parts.length === 0 ? false : joined('any', parts)
    }
    case 'not': {
      const of = widened(rule.of)
      return of === true ? false : { kind: 'not', of }
    }
    case 'scope': {
      const of = narrowed(rule.of)
      return of === false ? false : { ...rule, of }
    }
    default:
      return false
  }
}

const joined = (kind: 'all' | 'any', parts: Rule[]): Rule => (parts.length === 1 ? parts[0]! : { kind, of: parts })
