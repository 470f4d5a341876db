// Cuts the text of a rule into signs. Never throws; what it cannot read it reports and steps over.
import { DISTANCE, FREQUENCY } from './limits.ts'
import { fix, problem } from './problems.ts'
import type { Scope, Term } from './rule.ts'
import { at, hyphenInside, opensQuote, quote, type Report, readQuoted, readWord, termOf } from './words.ts'

export type Sign = { from: number; to: number } & (
  | { kind: '|' | '+' | '-' | '(' | ')' }
  | { kind: 'term'; term: Term }
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

export function scan(text: string, report: Report): Sign[] {
  const signs: Sign[] = []
  let i = 0
  while (i < text.length) {
    const character = at(text, i)
    if (/\s/.test(character)) i++
    else if ('|+-()'.includes(character)) {
      signs.push({ kind: character as '|', from: i, to: i + 1 })
      i++
    } else if (character === ',') {
      report(() => problem('rule.operator.comma', i, i + 1, [fix('or', i, i + 1, '|')]))
      signs.push({ kind: '|', from: i, to: i + 1 })
      i++
    } else if (character === '}') {
      report(() => problem('rule.distance.close', i, i + 1, [fix('remove', i, i + 1, '')]))
      i++
    } else if (character === '^' || character === '{') {
      const sign = character === '^' ? readFrequency(text, i, report) : readDistance(text, i, report)
      signs.push(sign)
      i = sign.to
    } else if (opensQuote(text, i)) {
      const word = readQuoted(text, i, report)
      signs.push({ kind: 'term', term: termOf(word, text, report), from: word.from, to: word.to })
      i = word.to
    } else {
      const sign = readScope(text, i) ?? readBareWord(text, i, report)
      signs.push(sign)
      i = sign.to
    }
  }
  return signs
}

function nameAhead(text: string, from: number): { name: string; to: number } | null {
  scopeAhead.lastIndex = from
  const found = scopeAhead.exec(text)
  return found ? { name: found[1]!.normalize('NFKC').toLowerCase(), to: scopeAhead.lastIndex } : null
}

function readScope(text: string, from: number): Sign | null {
  const ahead = nameAhead(text, from)
  const scope = ahead && Object.hasOwn(scopes, ahead.name) ? scopes[ahead.name] : undefined
  return ahead && scope ? { kind: 'scope', scope, from, to: ahead.to } : null
}

const endsWord = (text: string, i: number): boolean => {
  const character = at(text, i)
  return character === '-' ? !hyphenInside(text, i) : '+|(){}^,"“'.includes(character)
}

function readBareWord(text: string, from: number, report: Report): Sign {
  const word = readWord(text, from, i => endsWord(text, i), report)
  const unknown = nameAhead(text, from)
  if (unknown) {
    const { name, to } = unknown
    const known = Object.hasOwn(nicknames, name) ? nicknames[name] : undefined
    const fixes = known ? [fix('scope', from, to, `${known}:`)] : []
    fixes.push(fix('quote', from, word.to, quote(word.text)))
    report(() => problem('rule.scope.unknown', from, to, fixes, { name }))
  }
  return { kind: 'term', term: termOf(word, text, report), from, to: Math.max(word.to, from + 1) }
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
    report(() => problem('rule.freq.number', from, from + 1, [fix('remove', from, from + 1, '')]))
    return { kind: 'frequency', number: 1, from, to: from + 1 }
  }
  const number = clamp(found.number, FREQUENCY)
  if (number !== found.number) {
    report(() => problem('rule.freq.range', from, found.to, [fix('clamp', found.from, found.to, String(number))]))
  }
  return { kind: 'frequency', number, from, to: found.to }
}

const closingAhead = /[^{}｛｝()（）|｜]{0,20}[}｝]/y

function readDistance(text: string, from: number, report: Report): Sign {
  const found = digits(text, from + 1)
  closingAhead.lastIndex = found?.to ?? from + 1
  const closing = closingAhead.exec(text)
  const to = closing ? closingAhead.lastIndex : (found?.to ?? from + 1)
  if (found && !closing) report(() => problem('rule.distance.open', from, to, [fix('close', to, to, '}')]))
  if (!found || (closing && closing[0].trim().length > 1)) {
    report(() => problem('rule.distance.number', from, to, [fix('remove', from, to, '')]))
    return { kind: 'distance', number: 0, from, to }
  }
  const number = clamp(found.number, DISTANCE)
  if (number !== found.number) {
    report(() => problem('rule.distance.range', from, to, [fix('clamp', found.from, found.to, String(number))]))
  }
  return { kind: 'distance', number, from, to }
}

const clamp = (value: number, { min, max }: { min: number; max: number }): number => Math.min(max, Math.max(min, value))
