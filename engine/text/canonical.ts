// Canonical text: what texts and terms are compared as, with the way back to the original (query-language.md, "Meaning").
import {
  DIGIT,
  DOT,
  EMOJI,
  type FoldedCharacter,
  folded,
  IGNORABLE,
  isEmoji,
  isEmojiModifier,
  isRegionalIndicator,
  JOIN,
  kindOfCodePoint,
  kinds,
  LETTER,
  learn,
  MARK,
  piecesOf,
  SINGLE,
  SYMBOL,
  WHITE,
} from './characters.ts'
import { byUse, dependsOnUse } from './variants/by-use.ts'
import { FULL_STOP } from './variants/signs.ts'

/**
 * A text cut into tokens. Token `i` is `chars.slice(starts[i], starts[i + 1])` and stands at `from[i]` to `to[i]` (UTF-16
 * offsets, end exclusive) in the original. `chars` holds the tokens without anything between them; it has no white space,
 * no control character, no zero-width character and no lone surrogate. Characters that NFKC expands (㈱, ½) give
 * several tokens, each standing where the whole character stands.
 */
export interface CanonicalText {
  /** The original. */
  readonly text: string
  readonly chars: string
  /** The UTF-16 units of `chars`, with TOKEN_START where a token begins: what is compared unit by unit reads these. */
  readonly codes: Int32Array
  /** One more than there are tokens: the last entry is the length of `chars`. */
  readonly starts: Uint32Array
  readonly from: Uint32Array
  readonly to: Uint32Array
}

/** Changes with what texts are compared as: stored ones are written again then, and rules that are kept are read anew (docs/decisions/0030). */
export const CANONICAL_VERSION = 2

/** Set in the code of a unit that begins a token. Equal runs of codes are equal runs of tokens, but for the border behind. */
export const TOKEN_START = 0x10000

interface Draft {
  text: string
  /** Folded units, and how many there are. */
  units: Uint16Array
  size: number
  starts: Uint32Array
  from: Uint32Array
  to: Uint32Array
  count: number
  /** Kind of the token that may still grow; WHITE when none may. */
  open: number
}

const emptyDraft = (): Draft => ({
  text: '',
  units: new Uint16Array(4096),
  size: 0,
  starts: new Uint32Array(4096),
  from: new Uint32Array(4096),
  to: new Uint32Array(4096),
  count: 0,
  open: WHITE,
})
/** Units of a draft that is kept: enough for nearly all articles, 4 MB. One of ten megabytes would hold 280 MB for good. */
const KEPT = 1 << 18

// One scratch draft for all calls: texts are canonicalised by the thousand a second, one at a time.
let draft = emptyDraft()

export function canonicalise(text: string): CanonicalText {
  fold(text)
  const { units, size, count } = draft
  // One piece of memory for the four lists: each by itself costs more than what is written into it.
  const all = new ArrayBuffer(4 * (size + 3 * count + 1))
  const codes = new Int32Array(all, 0, size)
  const starts = new Uint32Array(all, 4 * size, count + 1)
  const from = new Uint32Array(all, 4 * (size + count + 1), count)
  const to = new Uint32Array(all, 4 * (size + 2 * count + 1), count)
  for (let i = 0; i < size; i++) codes[i] = units[i]!
  for (let token = 0; token < count; token++) {
    const start = draft.starts[token]!
    starts[token] = start
    codes[start]! |= TOKEN_START
    from[token] = draft.from[token]!
    to[token] = draft.to[token]!
  }
  starts[count] = size
  const done = { text, chars: toText(units, size), codes, starts, from, to }
  leave()
  return done
}

/** The units of `chars` alone, for who needs nothing else of a text that is read once. */
export function canonicalUnits(text: string): Uint16Array {
  fold(text)
  const units = draft.units.slice(0, draft.size)
  leave()
  return units
}

/** Leaves what becomes of a text in `draft`. */
function fold(text: string): void {
  const length = text.length
  draft.text = text
  draft.size = 0
  draft.count = 0
  draft.open = WHITE
  reserve(length)
  let i = 0
  while (i < length) {
    i = takePlain(i)
    if (i < length) i = takeCluster(i)
  }
}

function leave(): void {
  if (draft.units.length > KEPT) draft = emptyDraft()
  else draft.text = ''
}

/** The tokens as strings; for terms and tests, too slow for whole articles. */
export function tokensOf({ chars, starts }: CanonicalText): string[] {
  const tokens: string[] = []
  for (let i = 0; i + 1 < starts.length; i++) tokens.push(chars.slice(starts[i], starts[i + 1]))
  return tokens
}

/** Takes characters that fold to one unit each; returns the offset of the first one that needs the slow path. */
function takePlain(begin: number): number {
  const { text, units, starts, from, to } = draft
  const length = text.length
  let { size, count, open } = draft
  let i = begin
  let unit = i < length ? text.charCodeAt(i) : 0
  let kind = kinds[unit] || learn(unit)
  while (i < length) {
    if (kind >= JOIN) break
    const nextUnit = i + 1 < length ? text.charCodeAt(i + 1) : 0
    const nextKind = kinds[nextUnit] || learn(nextUnit)
    if (kind >= SINGLE) {
      if (nextKind === JOIN || nextKind === IGNORABLE) break
      // Invisible characters beyond the basic plane: a mark behind them still belongs to this one.
      if (nextKind > JOIN && kindOfCodePoint(text.codePointAt(i + 1)!) === IGNORABLE) break
      // A full stop behind a Chinese character may stand within a name.
      if (kind === SYMBOL && open === SINGLE && folded[unit] === FULL_STOP) break
      if (kind !== open || kind === SINGLE) {
        starts[count] = size
        from[count] = i
        count++
      }
      units[size++] = folded[unit]!
      to[count - 1] = i + 1
      open = kind
    } else if (kind === WHITE) open = WHITE
    i++
    unit = nextUnit
    kind = nextKind
  }
  draft.size = size
  draft.count = count
  draft.open = open
  return i
}

/** Takes one character with everything that belongs to it (marks, zero-width characters, emoji parts); returns its end. */
function takeCluster(begin: number): number {
  const { text } = draft
  const base = text.codePointAt(begin)!
  const baseIsEmoji = isEmoji(base)
  let end = begin + (base > 0xffff ? 2 : 1)
  if (isWithinName(base, end)) return end
  let cluster = text.slice(begin, end)
  if (dependsOnUse(base)) cluster = byUse(cluster, seenFrom(begin - 1, -1), seenFrom(end, 1))
  let codePoints = 1
  let joined = false
  while (end < text.length) {
    const codePoint = text.codePointAt(end)!
    const kind = kindOfCodePoint(codePoint)
    if (kind === IGNORABLE) joined = codePoint === 0x200d
    else {
      const belongs =
        kind === JOIN ||
        (baseIsEmoji && isEmojiModifier(codePoint)) ||
        (baseIsEmoji && joined && isEmoji(codePoint)) ||
        (codePoints === 1 && isRegionalIndicator(base) && isRegionalIndicator(codePoint))
      if (!belongs) break
      cluster += String.fromCodePoint(codePoint)
      codePoints++
      joined = false
    }
    end += codePoint > 0xffff ? 2 : 1
  }
  const pieces = piecesOf(cluster)
  // A piece has two units at most.
  reserve(draft.size + pieces.length * 2 + text.length - end)
  for (let i = 0; i < pieces.length; i++) put(pieces[i]!, begin, end, baseIsEmoji && i > 0)
  return end
}

/** Where a dot parts a name, nothing of it is left but the border; between digits not even that (3·15 is 315). */
function isWithinName(base: number, end: number): boolean {
  if (kinds[base] === DOT) {
    if (draft.open !== DIGIT || kindFrom(end) !== DIGIT) draft.open = WHITE
    return true
  }
  if (draft.open !== SINGLE || folded[base] !== FULL_STOP || kindFrom(end) !== SINGLE) return false
  draft.open = WHITE
  return true
}

/** What the next character that is seen folds to. */
function kindFrom(at: number): number {
  const seen = seenFrom(at, 1)
  if (seen === '') return WHITE
  const kind = kindOfCodePoint(seen.codePointAt(0)!)
  return kind >= JOIN && kind !== DOT ? (piecesOf(seen)[0]?.kind ?? WHITE) : kind
}

/** The next character that is seen, from `at` on forwards (1) or backwards (-1); none at an end. */
function seenFrom(at: number, step: 1 | -1): string {
  const { text } = draft
  for (let i = at; i >= 0 && i < text.length; i += step) {
    const unit = text.charCodeAt(i)
    const isLow = unit >= 0xdc00 && unit <= 0xdfff
    const codePoint = text.codePointAt(step < 0 && isLow && i > 0 ? i - 1 : i)!
    if (step < 0 && codePoint > 0xffff) i--
    if (kindOfCodePoint(codePoint) !== IGNORABLE) return String.fromCodePoint(codePoint)
    if (step > 0 && codePoint > 0xffff) i++
  }
  return ''
}

/** Puts one folded character of the cluster `begin`–`end`; `inside` keeps emoji parts in the token just begun. */
function put({ character, kind: itself }: FoldedCharacter, begin: number, end: number, inside: boolean): void {
  let kind = itself
  if (kind === IGNORABLE) return
  if (kind === WHITE) {
    draft.open = WHITE
    return
  }
  const attaches = kind === MARK || (inside && kind === EMOJI && draft.open === EMOJI)
  // A mark with nothing to stand on is a symbol.
  if (kind === MARK && draft.open === WHITE) kind = SYMBOL
  const runs = kind === LETTER || kind === DIGIT || kind === SYMBOL
  const grows = draft.open !== WHITE && (attaches || (runs && kind === draft.open))
  if (!grows) {
    draft.starts[draft.count] = draft.size
    draft.from[draft.count] = begin
    draft.count++
    draft.open = kind
  }
  for (let i = 0; i < character.length; i++) draft.units[draft.size++] = character.charCodeAt(i)
  draft.to[draft.count - 1] = end
}

function reserve(size: number): void {
  if (size < draft.units.length) return
  const room = size * 2
  const grow = (old: Uint32Array): Uint32Array => {
    const grown = new Uint32Array(room)
    grown.set(old)
    return grown
  }
  const units = new Uint16Array(room)
  units.set(draft.units)
  draft.units = units
  draft.starts = grow(draft.starts)
  draft.from = grow(draft.from)
  draft.to = grow(draft.to)
}

const decoder = new TextDecoder('utf-16le')

/** Little-endian machines only, like every machine Node and browsers run on. Terms are short: no decoder for them. */
function toText(units: Uint16Array, size: number): string {
  if (size < 32) return String.fromCharCode(...units.subarray(0, size))
  return decoder.decode(units.subarray(0, size))
}
