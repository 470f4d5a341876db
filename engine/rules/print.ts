// Rule → canonical text: brackets only where needed, quotes only where a word would be read otherwise.
import type { ProblemCode } from './problems.ts'
import { partsOf, type Rule, type Term } from './rule.ts'
import { scan } from './scan.ts'
import { hyphenBetween, isPlain } from './units.ts'
import { isName, startsReference } from './vocabulary.ts'
import { quote } from './words.ts'

/** `parse(print(rule)).rule` is the same tree. */
export function print(rule: Rule): string {
  switch (rule.kind) {
    case 'term':
      return printTerm(rule)
    case 'any':
      return rule.of.map(part => bracket(part, part.kind === 'any')).join('|')
    case 'all':
      return joinItems(rule.of.map(printItem))
    case 'not':
      return printItem(rule)
    case 'near':
      return `${printOperand(rule.left)}{${rule.distance}}${printOperand(rule.right)}`
    case 'window':
      return `(${print({ kind: 'all', of: rule.of })}){${rule.distance}}`
    case 'frequency':
      return `${printUnit(rule.of)}^${rule.count}`
    case 'scope':
      return `${rule.scope}:${printUnit(rule.of)}`
  }
}

/** `a+b`, `a-b`; a space before the minus where it would otherwise be read as a hyphen. */
function joinItems(items: readonly string[]): string {
  const joined = items.map((item, i) => {
    const before = items[i - 1]
    if (before === undefined) return item
    if (!item.startsWith('-')) return `+${item}`
    return hyphenBetween(before.at(-1) ?? '', item[1] ?? '') ? ` ${item}` : item
  })
  return joined.join('')
}

function printItem(rule: Rule): string {
  if (rule.kind === 'not') return `-${bracket(rule.of, ['any', 'all', 'not'].includes(rule.of.kind))}`
  return bracket(rule, rule.kind === 'any' || rule.kind === 'all')
}

const printOperand = (rule: Rule): string => bracket(rule, !['term', 'scope', 'frequency'].includes(rule.kind))

const printUnit = (rule: Rule): string => bracket(rule, !['term', 'scope', 'window'].includes(rule.kind))

const bracket = (rule: Rule, needed: boolean): string => (needed ? `(${print(rule)})` : print(rule))

/** Bare where that reads as the same word; a prefix cannot be quoted, so it is written with backslashes. */
function printTerm(term: Term): string {
  const { text, prefix } = term
  if (isName(term)) return text
  if (term.exact) return `=${quote(text)}`
  if (readsBack(text, term)) return prefix ? `${text}*` : text
  if (!prefix) return quote(text)
  const escaped = text.replace(/^[@＠]|[+|(){}^,"“＋｜（）｛｝＾，＂:：*＊\-－\\]/g, '\\$&')
  return `${escaped}*`
}

/** Most words are plain and need no second reading. */
function readsBack(text: string, { prefix }: Term): boolean {
  if (startsReference(text, 0)) return false
  if (!prefix && isPlain(text)) return true
  if (text.includes('\\')) return false
  let errors = 0
  const written = prefix ? `${text}*` : text
  const signs = scan(written, code => void (harmless.has(code) || errors++))
  const [sign] = signs
  if (errors > 0 || signs.length !== 1 || sign?.kind !== 'term') return false
  return sign.term.text === text && sign.term.prefix === prefix
}

/** Advice about a word that is nevertheless read as it is written. */
const harmless: ReadonlySet<ProblemCode> = new Set([
  'rule.word.space',
  'rule.word.operator',
  'rule.word.comma',
  'rule.prefix.one',
  'rule.quote.corner',
])

/** The words of a rule as they were written, over all its parts. */
export const wordsIn = (rule: Rule): string[] => (rule.kind === 'term' ? [rule.text] : partsOf(rule).flatMap(wordsIn))

/** Number of words in a rule, over all its parts: what the word quota counts (spec 24, monitorWordCount). */
export const wordCount = (rule: Rule): number =>
  rule.kind === 'term' ? 1 : partsOf(rule).reduce((sum, part) => sum + wordCount(part), 0)
