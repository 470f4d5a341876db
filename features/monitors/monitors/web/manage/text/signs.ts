/**
 * Cuts a rule text into what an editor colours. The engine's parser says what a rule means; this says only how its signs
 * look, and a test holds both to the same words. Pure; one pass.
 */

type SignKind = 'operator' | 'bracket' | 'scope' | 'number' | 'quoted' | 'word' | 'name'

/** `from`–`to` in UTF-16 offsets, end exclusive. `excluded`: the sign belongs to what a `-` takes out. */
export interface Sign {
  kind: SignKind
  from: number
  to: number
  excluded: boolean
}

/** Full-width operators of a Chinese input method mean their half-width twins (query-language.md). */
const twins: Readonly<Record<string, string>> = {
  '＋': '+',
  '｜': '|',
  '－': '-',
  '（': '(',
  '）': ')',
  '｛': '{',
  '｝': '}',
  '＾': '^',
  '，': ',',
  '＂': '"',
}
const plain = (character: string | undefined): string => (character && twins[character]) ?? character ?? ''

const scopeAhead = /(corp|brand|prod|ｃｏｒｐ|ｂｒａｎｄ|ｐｒｏｄ|[tcｔｃ])\s*[:：]/iy
const frequencyAhead = /[\^＾]\s*[0-9０-９]*/y
const distanceAhead = /[{｛][^{}｛｝()（）|｜]{0,20}[}｝]|[{｛]\s*[0-9０-９]*/y
const latinOrDigit = /[\p{Script=Latin}\p{Nd}]/u

/** `text` may be a part of a rule, as an editor shows only a part of a long one. */
export function signsOf(text: string): Sign[] {
  const signs: Sign[] = []
  /** Whether what surrounds each open bracket, and the item the bracket belongs to, is taken out. */
  const around: { outer: boolean; item: boolean }[] = []
  let outer = false
  let item = false
  let i = 0
  const put = (kind: SignKind, to: number) => {
    signs.push({ kind, from: i, to, excluded: outer !== item })
    i = to
  }
  while (i < text.length) {
    const sign = plain(text[i])
    if (/\s/.test(sign)) i++
    else if (sign === '|' || sign === '+' || sign === ',') {
      item = false
      put('operator', i + 1)
    } else if (sign === '-') {
      item = true
      put('operator', i + 1)
    } else if (sign === '(') {
      put('bracket', i + 1)
      around.push({ outer, item })
      outer = outer !== item
      item = false
    } else if (sign === ')') {
      const before = around.pop()
      outer = before?.outer ?? false
      item = before?.item ?? false
      put('bracket', i + 1)
    } else if (sign === '^') put('number', ahead(frequencyAhead, text, i))
    else if (sign === '{') put('number', ahead(distanceAhead, text, i))
    else if (sign === '}') put('operator', i + 1)
    else if (sign === '@' || sign === '＠') put('name', endOfName(text, i))
    else if (sign === '"' || sign === '“') put('quoted', endOfQuoted(text, i))
    else if ((sign === '=' || sign === '＝') && '"“'.includes(plain(text[i + 1]) || '-'))
      put('quoted', endOfQuoted(text, i + 1))
    else {
      const scope = ahead(scopeAhead, text, i)
      if (scope > i) put('scope', scope)
      else put('word', endOfWord(text, i))
    }
  }
  return signs
}

/** The end of what a sticky pattern finds here; the place itself when it finds nothing. */
function ahead(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from
  return pattern.test(text) ? pattern.lastIndex : from
}

function endOfQuoted(text: string, from: number): number {
  const curly = text[from] === '“'
  for (let i = from + 1; i < text.length; i++) {
    if (text[i] === '\\') i++
    else if (curly ? text[i] === '”' : plain(text[i]) === '"') return i + 1
  }
  return text.length
}

function endOfWord(text: string, from: number): number {
  let i = from
  while (i < text.length && !endsWord(text, i)) i += text[i] === '\\' ? 2 : 1
  i = Math.min(i, text.length)
  while (i > from + 1 && /\s/.test(text[i - 1] ?? '')) i--
  return Math.max(i, from + 1)
}

/** `@name` or `@"name"`. */
function endOfName(text: string, from: number): number {
  const inside = plain(text[from + 1])
  if (inside === '"' || inside === '“') return endOfQuoted(text, from + 1)
  return from + 1 < text.length && !endsWord(text, from + 1) ? endOfWord(text, from + 1) : from + 1
}

function endsWord(text: string, i: number): boolean {
  const sign = plain(text[i])
  if (sign === '-') return !(isLatinOrDigit(text[i - 1]) && isLatinOrDigit(text[i + 1]))
  return '+|(){}^,"“'.includes(sign)
}
const isLatinOrDigit = (character: string | undefined): boolean =>
  character !== undefined && latinOrDigit.test(character.normalize('NFKC'))

/** The bracket beside a place and its partner; null where there is none, or where it stands alone. */
export function bracketsAt(text: string, signs: readonly Sign[], place: number): readonly [Sign, Sign] | null {
  const open: Sign[] = []
  for (const sign of signs) {
    if (sign.kind !== 'bracket') continue
    if (plain(text[sign.from]) === '(') open.push(sign)
    else {
      const partner = open.pop()
      if (!partner) continue
      const touches = [partner, sign].some(each => each.from === place || each.to === place)
      if (touches) return [partner, sign]
    }
  }
  return null
}
