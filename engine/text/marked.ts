// Canonical text as one string in which "a run of tokens occurs" is exactly "a substring occurs": what a database can search.
import type { CanonicalText } from './canonical.ts'
import { kindOf, SINGLE } from './characters.ts'

/*
 * A token that is one Han, Kana or Hangul character of the basic plane is written as it is. Every other token is written in ASCII
 * between OPEN and CLOSE; units beyond ASCII become ESCAPE and four hex digits, one unit at a time, so that the beginning of a token is
 * still the beginning of what is written. Canonical text holds no control characters. Hence, in UTF-8:
 *
 * - no run of whole tokens is found where it is not, and a raw character is never found inside another token;
 * - every byte beyond ASCII belongs to a raw token of three bytes, so tokens are counted by lengths alone (SQL: marked_tokens);
 * - what follows the beginning of a token (`nod*`) up to its CLOSE counts as no token.
 *
 * db/migrations/0006 relies on all three. Changing this layout means writing the marked text of all articles anew.
 */
const OPEN = '\u0001'
const CLOSE = '\u0002'
const ESCAPE = '\u0003'

/** Marked form of a title or body. */
export function markedText({ chars, starts }: CanonicalText): string {
  let marked = ''
  let rawFrom = 0
  const tokens = starts.length - 1
  for (let token = 0; token < tokens; token++) {
    const from = starts[token] as number
    const to = starts[token + 1] as number
    if (to === from + 1 && isRaw(chars.charCodeAt(from))) continue
    marked += chars.slice(rawFrom, from) + wrapped(chars, from, to)
    rawFrom = to
  }
  return marked + chars.slice(rawFrom)
}

/**
 * What to look for in a marked text to find these tokens. `prefix`: the last one by its beginning. Null when no substring says it:
 * the beginning of a token that may stand raw.
 */
export function markedTerm(tokens: readonly string[], prefix: boolean): string | null {
  const last = tokens.at(-1)
  if (last === undefined) return null
  if (prefix && isRaw(last.charCodeAt(0))) return null
  const marked = tokens.map(token => (isRawToken(token) ? token : wrapped(token, 0, token.length))).join('')
  return prefix ? marked.slice(0, -CLOSE.length) : marked
}

const isRawToken = (token: string): boolean => token.length === 1 && isRaw(token.charCodeAt(0))

// 1 raw, 2 not; 0 not known yet.
const known = new Uint8Array(65536)
/** Characters of three bytes only: surrogates stand for four, and what is below U+0800 for less. */
function isRaw(unit: number): boolean {
  if (known[unit] === 0) {
    const threeBytes = unit >= 0x800 && !(unit >= 0xd800 && unit <= 0xdfff)
    known[unit] = threeBytes && kindOf(String.fromCharCode(unit)) === SINGLE ? 1 : 2
  }
  return known[unit] === 1
}

function wrapped(chars: string, from: number, to: number): string {
  let inside = ''
  let plainFrom = from
  for (let at = from; at < to; at++) {
    const unit = chars.charCodeAt(at)
    if (unit < 0x80) continue
    inside += chars.slice(plainFrom, at) + ESCAPE + unit.toString(16).padStart(4, '0')
    plainFrom = at + 1
  }
  return OPEN + inside + chars.slice(plainFrom, to) + CLOSE
}
