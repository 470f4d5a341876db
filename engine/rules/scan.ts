// Cuts the text of a rule into signs. Never throws; what it cannot read it reports and steps over.
import { DISTANCE, FREQUENCY } from './limits.ts'
import { fix, type Report } from './problems.ts'
import type { Rule, Scope, Term } from './rule.ts'
import { at, hyphenInside, isWhite, SPECIAL, unitKinds } from './units.ts'
import { readReference, startsReference, type Vocabularies } from './vocabulary.ts'
import { opensExact, opensQuote, quote, readExact, readQuoted, readWord, type SourceWord, termsOf } from './words.ts'

export type Sign = { from: number; to: number } & (
  | { kind: '|' | '+' | '-' | '(' | ')' }
  /** `of`: what a named list stands for, in place of the term. */
  | { kind: 'term'; term: Term; of?: Rule }
  | { kind: 'scope'; scope: Scope }
  | { kind: 'frequency' | 'distance'; number: number }
)

const scopes: Record<string, Scope> = { t: 't', c: 'c', corp: 'corp', brand: 'brand', prod: 'prod' }
/** What people call the scopes; offered as a fix. */
const nicknames: Record<string, Scope> = {
  title: 't',
  标题: 't',
  標題: 't',
  content: 'c',
  body: 'c',
  正文: 'c',
  内容: 'c',
  內容: 'c',
  company: 'corp',
  公司: 'corp',
  企业: 'corp',
  企業: 'corp',
  品牌: 'brand',
  product: 'prod',
  产品: 'prod',
  產品: 'prod',
}
const scopeAhead = /([A-Za-zＡ-Ｚａ-ｚ]+|标题|標題|正文|内容|內容|公司|企业|企業|品牌|产品|產品)\s*[:：]/y

/** @param vocabularies the lists that `@name` may stand for; without them it is a word like any other */
export function scan(text: string, report: Report, vocabularies?: Vocabularies): Sign[] {
  const signs: Sign[] = []
  const words: SourceWord[] = []
  const hasScopes = /[:：]/.test(text)
  let i = 0
  while (i < text.length) {
    if (isWhite(text, i)) {
      i++
      continue
    }
    const ahead = hasScopes ? nameAhead(text, i) : null
    const sign = readSign(text, i, report) ?? (ahead && readScope(ahead, i))
    if (sign) {
      i = sign.to
      if (sign.kind !== 'nothing') signs.push(sign)
      continue
    }
    if (vocabularies && startsReference(text, i)) {
      const from = i
      const bare = (at: number) => readWord(text, at, k => endsWord(text, k), report)
      const { rule, to } = readReference(text, from, bare, vocabularies, report)
      signs.push({ kind: 'term', term: unread, of: rule, from, to })
      i = to
      continue
    }
    const word = opensExact(text, i)
      ? readExact(text, i, report)
      : opensQuote(text, i)
        ? readQuoted(text, i, report)
        : readWord(text, i, k => endsWord(text, k), report)
    if (ahead && !word.quoted) reportName(ahead, word, report)
    words.push(word)
    i = Math.max(word.to, i + 1)
    signs.push({ kind: 'term', term: unread, from: word.from, to: i })
  }
  // All words in one go: one at a time they take ten times as long.
  const terms = termsOf(words, text, report)
  let read = 0
  for (const sign of signs) if (sign.kind === 'term' && !sign.of) sign.term = terms[read++]!
  return signs
}

const unread: Term = { kind: 'term', text: '', tokens: [], prefix: false }

/** Whatever begins with an operator; `nothing` is left out. */
function readSign(text: string, from: number, report: Report): Sign | { kind: 'nothing'; to: number } | null {
  if (unitKinds[text.charCodeAt(from)] !== SPECIAL) return null
  const to = from + 1
  const character = at(text, from)
  switch (character) {
    case '|':
    case '+':
    case '-':
    case '(':
    case ')':
      return { kind: character, from, to }
    case ',':
      report('rule.operator.comma', from, to, () => [fix('or', from, to, '|')])
      return { kind: '|', from, to }
    case '}':
      report('rule.distance.close', from, to, () => [fix('remove', from, to, '')])
      return { kind: 'nothing', to }
    case '^':
      return readFrequency(text, from, report)
    case '{':
      return readDistance(text, from, report)
    default:
      return null
  }
}

interface Name {
  name: string
  to: number
}

function nameAhead(text: string, from: number): Name | null {
  scopeAhead.lastIndex = from
  const found = scopeAhead.exec(text)
  return found ? { name: found[1]!.normalize('NFKC').toLowerCase(), to: scopeAhead.lastIndex } : null
}

function readScope({ name, to }: Name, from: number): Sign | null {
  const scope = Object.hasOwn(scopes, name) ? scopes[name] : undefined
  return scope ? { kind: 'scope', scope, from, to } : null
}

/** A word that begins like a scope which does not exist. */
function reportName({ name, to }: Name, word: SourceWord, report: Report): void {
  const { from } = word
  const known = Object.hasOwn(nicknames, name) ? nicknames[name] : undefined
  const fixes = () => [
    ...(known ? [fix('scope', from, to, `${known}:`)] : []),
    fix('quote', from, word.to, quote(word.text)),
  ]
  report('rule.scope.unknown', from, to, fixes, { name })
}

const endsWord = (text: string, i: number): boolean => {
  const character = at(text, i)
  return character === '-' ? !hyphenInside(text, i) : '+|(){}^,"“'.includes(character)
}

const digitsAhead = /\s*([0-9０-９]+)/y

function digits(text: string, from: number): { number: number; from: number; to: number } | null {
  digitsAhead.lastIndex = from
  const found = digitsAhead.exec(text)
  if (!found) return null
  const to = digitsAhead.lastIndex
  return { number: Number(found[1]!.normalize('NFKC')), from: to - found[1]!.length, to }
}

function readFrequency(text: string, from: number, report: Report): Sign {
  const found = digits(text, from + 1)
  if (!found) {
    report('rule.freq.number', from, from + 1, () => [fix('remove', from, from + 1, '')])
    return { kind: 'frequency', number: 1, from, to: from + 1 }
  }
  const number = clamp(found.number, FREQUENCY)
  if (number !== found.number) {
    report('rule.freq.range', from, found.to, () => [fix('clamp', found.from, found.to, String(number))])
  }
  return { kind: 'frequency', number, from, to: found.to }
}

const closingAhead = /[^{}｛｝()（）|｜]{0,20}[}｝]/y

function readDistance(text: string, from: number, report: Report): Sign {
  const found = digits(text, from + 1)
  closingAhead.lastIndex = found?.to ?? from + 1
  const closing = closingAhead.exec(text)
  const to = closing ? closingAhead.lastIndex : (found?.to ?? from + 1)
  if (found && !closing) report('rule.distance.open', from, to, () => [fix('close', to, to, '}')])
  if (!found || (closing && closing[0].trim().length > 1)) {
    report('rule.distance.number', from, to, () => [fix('remove', from, to, '')])
    return { kind: 'distance', number: 0, from, to }
  }
  const number = clamp(found.number, DISTANCE)
  if (number !== found.number) {
    report('rule.distance.range', from, to, () => [fix('clamp', found.from, found.to, String(number))])
  }
  return { kind: 'distance', number, from, to }
}

const clamp = (value: number, { min, max }: { min: number; max: number }): number => Math.min(max, Math.max(min, value))
