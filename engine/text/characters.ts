// What one character is to the canonical text: its kind and what it folds to. Tables fill themselves as characters are met.
import { simplify } from './simplified.ts'
import { dependsOnUse } from './variants/by-use.ts'
import { isMiddleDot, plainSigns, withoutMarks } from './variants/signs.ts'

/** Kinds of one UTF-16 unit; 0 is not known yet. Up to SYMBOL a unit folds to exactly one unit; from JOIN on it takes the slow path. */
export const WHITE = 1
export const IGNORABLE = 2
export const SINGLE = 3
export const LETTER = 4
export const DIGIT = 5
export const SYMBOL = 6
export const JOIN = 7
const SLOW = 8
/** Between the parts of a name: nothing between digits, elsewhere a border. */
export const DOT = 11
/** Kinds only a whole code point can have. */
export const MARK = 9
export const EMOJI = 10

type Kind = number

const MOST_REMEMBERED = 10_000
const LONGEST_REMEMBERED = 16

/** Kind of each unit of the basic plane, 0 until `learn` was asked. */
export const kinds = new Uint8Array(65536)
/** What a unit of kind SINGLE, LETTER, DIGIT or SYMBOL folds to. */
export const folded = new Uint16Array(65536)

/** What nobody sees: besides what Unicode says, control characters that are no white space, annotations, and what stands for an object. */
const ignorable = /^(?:\p{Default_Ignorable_Code_Point}|(?![\t-\r\u0085\u001c-\u001f])\p{Cc}|[\u2800\ufff9-\ufffc])$/u
const mark = /^\p{M}$/u
const white = /^[\p{White_Space}\p{Cc}]$/u
const emoji = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]$/u
const single =
  /^(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|(?=\p{L})[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}])$/u
const letter = /^\p{L}$/u
const digit = /^\p{N}$/u

/** One sign for all apostrophes, one for all hyphens, NFKC, case folding, Latin letters without marks, simplified characters. Lone surrogates become U+FFFD, so that the result can be stored anywhere. */
export function fold(text: string): string {
  let lower = ''
  // One character at a time: lower-casing a whole word would turn its last Σ into ς.
  for (const character of plainSigns(text.toWellFormed()).normalize('NFKC'))
    lower += character.toUpperCase().toLowerCase()
  return simplify(withoutMarks(lower.normalize('NFKC'))).normalize('NFKC')
}

/** A folded character and what it is. */
export interface FoldedCharacter {
  character: string
  kind: Kind
}

/** What a character with its marks folds to, piece by piece; remembered, for hostile texts repeat what is costly. */
export const piecesOf = remembered((cluster): readonly FoldedCharacter[] =>
  [...fold(cluster)].map(character => ({ character, kind: kindOf(character) })),
)

function remembered<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return text => {
    let result = known.get(text)
    if (result === undefined) {
      result = work(text)
      if (known.size >= MOST_REMEMBERED) known.clear()
      if (text.length <= LONGEST_REMEMBERED) known.set(text, result)
    }
    return result
  }
}
/** Kind of one code point that has been folded already. */
export function kindOf(character: string): Kind {
  if (ignorable.test(character)) return IGNORABLE
  if (mark.test(character)) return MARK
  if (white.test(character)) return WHITE
  if (emoji.test(character)) return EMOJI
  if (single.test(character)) return SINGLE
  if (letter.test(character)) return LETTER
  if (digit.test(character)) return DIGIT
  return SYMBOL
}

/** True when NFKC may merge the character with the one before it: marks, Hangul vowels and finals, Kirat Rai vowels. */
export function joinsPrevious(character: string): boolean {
  const first = character.normalize('NFKD').codePointAt(0)!
  if (first >= 0x1161 && first <= 0x1175) return true
  if (first >= 0x11a8 && first <= 0x11c2) return true
  if (first >= 0x16d63 && first <= 0x16d6a) return true
  return mark.test(String.fromCodePoint(first))
}

/** Fills the tables for one unit of the basic plane and returns its kind. */
export function learn(unit: number): Kind {
  const kind = study(unit)
  kinds[unit] = kind
  return kind
}

function study(unit: number): Kind {
  if (unit >= 0xd800 && unit <= 0xdfff) return SLOW
  if (isMiddleDot(unit)) return DOT
  if (dependsOnUse(unit)) return SLOW
  const character = String.fromCharCode(unit)
  if (ignorable.test(character)) return IGNORABLE
  if (joinsPrevious(character)) return JOIN
  const result = fold(character)
  if (result.length !== 1) return SLOW
  const kind = kindOf(result)
  if (kind === WHITE || kind === IGNORABLE) return kind
  if (kind > SYMBOL) return SLOW
  folded[unit] = result.charCodeAt(0)
  return kind
}

const beyond = new Map<number, Kind>()

/** Kind of a code point as it stands in a text (before folding), any plane. */
export function kindOfCodePoint(codePoint: number): Kind {
  if (codePoint < 65536) return kinds[codePoint] || learn(codePoint)
  let kind = beyond.get(codePoint)
  if (kind === undefined) {
    const character = String.fromCodePoint(codePoint)
    kind = ignorable.test(character) ? IGNORABLE : joinsPrevious(character) ? JOIN : SLOW
    if (beyond.size > 20_000) beyond.clear()
    beyond.set(codePoint, kind)
  }
  return kind
}

export const isEmoji = (codePoint: number): boolean => emoji.test(String.fromCodePoint(codePoint))
export const isEmojiModifier = (codePoint: number): boolean => codePoint >= 0x1f3fb && codePoint <= 0x1f3ff
export const isRegionalIndicator = (codePoint: number): boolean => codePoint >= 0x1f1e6 && codePoint <= 0x1f1ff
