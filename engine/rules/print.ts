// Rule → canonical text: brackets only where needed, quotes only where a word would be read otherwise.
import { partsOf, type Rule, type Term } from './rule.ts'
import { scan } from './scan.ts'
import { hyphenInside, quote } from './words.ts'

/** `parse(print(rule)).rule` is the same tree. */
export function print(rule: Rule): string {
  switch (rule.kind) {
    case 'term':
      return printTerm(rule)
    case 'any':
      return rule.of.map(part => bracket(part, part.kind === 'any')).join('|')
    case 'all':
      return rule.of.map(printItem).reduce(join)
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
function join(before: string, item: string): string {
  if (!item.startsWith('-')) return `${before}+${item}`
  return hyphenInside(before + item, before.length) ? `${before} ${item}` : before + item
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
  if (readsBack(text, term)) return prefix ? `${text}*` : text
  if (!prefix) return quote(text)
  const escaped = text.replace(/[+|(){}^,"“＋｜（）｛｝＾，＂:：*＊\-－\\]/g, '\\$&')
  return `${escaped}*`
}

function readsBack(text: string, { prefix }: Term): boolean {
  if (text.includes('\\')) return false
  let clean = true
  const written = prefix ? `${text}*` : text
  const signs = scan(written, make => {
    const { severity, code } = make()
    if (severity === 'error' || code === 'rule.prefix.inside' || code === 'rule.quote.curly') clean = false
  })
  const [sign] = signs
  if (!clean || signs.length !== 1 || sign?.kind !== 'term') return false
  return sign.term.text === text && sign.term.prefix === prefix
}

/** Number of words in a rule, over all its parts: what the word quota counts (spec 24, monitorWordCount). */
export const wordCount = (rule: Rule): number =>
  rule.kind === 'term' ? 1 : partsOf(rule).reduce((sum, part) => sum + wordCount(part), 0)
