// Lists of words under a name: `@name` in a rule or a word group stands for any of its words.
import { type Fix, fix, type Report } from './problems.ts'
import { any, type Rule, type Term } from './rule.ts'
import { isPlain } from './units.ts'
import { opensQuote, plainTerms, quote, readQuoted, type SourceWord } from './words.ts'

/** Words by name of the list. A rule that is read with lists takes `@name` for one of them; without, for an ordinary word. */
export type Vocabularies = ReadonlyMap<string, readonly string[]>

export const startsReference = (text: string, i: number): boolean => text[i] === '@' || text[i] === '＠'

/** `@name`, or `@"name"` where the name holds signs of the language. */
export const referenceTo = (name: string): string => `@${isPlain(name) ? name : quote(name)}`

/** A reference that begins at `from`; a name that is not known is reported, and stands for a word of no meaning. */
export function readReference(
  text: string,
  from: number,
  readBare: (from: number) => SourceWord,
  vocabularies: Vocabularies,
  report: Report,
): { rule: Rule; to: number } {
  const inside = from + 1
  const word = opensQuote(text, inside) ? readQuoted(text, inside, report) : readBare(inside)
  const to = Math.max(word.to, inside)
  const name = (word.quoted ? word.text : text.slice(inside, to)).trim()
  const words = vocabularies.get(name) ?? []
  if (words.length > 0) return { rule: ofVocabulary(name, words), to }
  report('rule.vocabulary.unknown', from, to, () => fixesOf(text.slice(from, to), from, name, vocabularies), { name })
  return { rule: { kind: 'term', text: '…', tokens: ['…'], prefix: false }, to }
}

function ofVocabulary(name: string, words: readonly string[]): Rule {
  const rule = any(plainTerms(words)) as Extract<Rule, { vocabulary?: string }>
  return { ...rule, vocabulary: name }
}

/** Names offered in place of one that is not known. */
const mostOffered = 3

function fixesOf(written: string, from: number, name: string, vocabularies: Vocabularies): Fix[] {
  const to = from + written.length
  const near = [...vocabularies.keys()]
    .map(known => ({ known, likeness: likenessOf(name, known) }))
    .filter(({ likeness: similarity }) => similarity > 0)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, mostOffered)
  const asWord = name === '' ? [] : [fix('quote', from, to, quote(written))]
  return [...near.map(({ known }) => fix('scope', from, to, referenceTo(known))), ...asWord]
}

/** Share of characters in common, 0–1. */
function likenessOf(one: string, other: string): number {
  const known = new Set(other.toLowerCase())
  const common = [...new Set(one.toLowerCase())].filter(character => known.has(character)).length
  return common / Math.max(known.size, one.length)
}

/**
 * The rule as it was written: each list by its name again in place of its words. For printing and saying, not for matching.
 * @param called what a list is to be called, where that is another name
 */
export function withNames(rule: Rule, called = (name: string): string => name): Rule {
  const inside = (part: Rule): Rule => withNames(part, called)
  switch (rule.kind) {
    case 'term':
      return rule.vocabulary === undefined ? rule : nameOf(called(rule.vocabulary))
    case 'any':
      return rule.vocabulary === undefined ? { ...rule, of: rule.of.map(inside) } : nameOf(called(rule.vocabulary))
    case 'all':
    case 'window':
      return { ...rule, of: rule.of.map(inside) }
    case 'near':
      return { ...rule, left: inside(rule.left), right: inside(rule.right) }
    default:
      return { ...rule, of: inside(rule.of) }
  }
}

const nameOf = (name: string): Term => ({
  kind: 'term',
  text: referenceTo(name),
  tokens: [],
  prefix: false,
  vocabulary: name,
})

/** A name put in place of words, to be printed as it stands. */
export const isName = (term: Term): boolean => term.vocabulary !== undefined && term.tokens.length === 0

/** Names of the lists a rule speaks of, each once. */
export function vocabulariesIn(rule: Rule): string[] {
  const names = new Set<string>()
  const look = (part: Rule): void => {
    if (part.kind === 'term') {
      if (part.vocabulary !== undefined) names.add(part.vocabulary)
    } else if (part.kind === 'any' && part.vocabulary !== undefined) names.add(part.vocabulary)
    else if (part.kind === 'near') {
      look(part.left)
      look(part.right)
    } else for (const inner of Array.isArray(part.of) ? part.of : [part.of]) look(inner)
  }
  look(rule)
  return [...names]
}
