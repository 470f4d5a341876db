// What one UTF-16 unit is to the rule language, looked up and not compared: a rule may be 750,000 of them.

/** Part of a word, whatever stands beside it. */
export const PLAIN = 0
export const WHITE = 1
/** May mean something: operators, quotes, backslash, star, colon, commas. */
export const SPECIAL = 2

/** What a unit is: PLAIN, WHITE or SPECIAL. */
export const unitKinds = new Uint8Array(65536)

/** Not U+FEFF, whatever JavaScript says of it: nobody sees it, and a pasted word with one inside is one word. */
const whites = '\t\n\v\f\r \u00a0\u1680\u2028\u2029\u202f\u205f\u3000'
for (const character of whites) unitKinds[character.charCodeAt(0)] = WHITE
for (let unit = 0x2000; unit <= 0x200a; unit++) unitKinds[unit] = WHITE

const halves = '+|-(){}^:,"*'
const fulls = '＋｜－（）｛｝＾：，＂＊'
for (const character of `${halves}${fulls}“\\、`) unitKinds[character.charCodeAt(0)] = SPECIAL

/** Full-width operators lie in the block of 256 units that begins here. */
const FULL_WIDTH = 0xff00
const twins = Array.from({ length: 256 }, (_, i) => String.fromCharCode(FULL_WIDTH + i))
for (let i = 0; i < fulls.length; i++) twins[fulls.charCodeAt(i) - FULL_WIDTH] = halves[i]!

/** The character at an offset, a full-width operator as its half-width twin; empty past the end. */
export function at(text: string, i: number): string {
  const unit = text.charCodeAt(i)
  return unit >= FULL_WIDTH ? twins[unit - FULL_WIDTH]! : (text[i] ?? '')
}

export const isWhite = (text: string, i: number): boolean => unitKinds[text.charCodeAt(i)] === WHITE

/** No operator, no quote, no white space: a word that is written as it is. */
export function isPlain(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (unitKinds[text.charCodeAt(i)] !== PLAIN) return false
  return true
}

const latinOrDigit = /^[\p{Script=Latin}\p{Nd}]$/u
const isLatinOrDigit = (character: string): boolean =>
  /^[0-9A-Za-z]$/.test(character) ||
  (character > '\x7f' &&
    !(character >= '\u4e00' && character <= '\u9fff') &&
    latinOrDigit.test(character.normalize('NFKC')))

/** `CR-V`, `x-ray`: a hyphen between two Latin letters or digits belongs to the word. */
export const hyphenBetween = (before: string, behind: string): boolean =>
  isLatinOrDigit(before) && isLatinOrDigit(behind)

/** What nobody sees beside it parts nothing: pasted words have signs of direction, soft hyphens, zero-width spaces. */
export const hyphenInside = (text: string, i: number): boolean =>
  hyphenBetween(seenFrom(text, i - 1, -1), seenFrom(text, i + 1, 1))

const unseen = /^\p{Default_Ignorable_Code_Point}$/u

function seenFrom(text: string, begin: number, step: 1 | -1): string {
  let i = begin
  while (text.charCodeAt(i) > 0x7f && unseen.test(text[i] ?? '')) i += step
  return text[i] ?? ''
}

/** Without white space at the ends, one blank for each run of it within. */
export const evened = (text: string): string =>
  (text.includes('\ufeff') ? text.replaceAll('\ufeff', '') : text).trim().replace(/\s+/g, ' ')
