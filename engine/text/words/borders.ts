// A place is not read across the border of words, nor of names: 生长|春雨 is no 长春, 一台|北驰 no 台北.
import { type CanonicalText, TOKEN_START } from '../canonical.ts'
import { type Cutter, NOBODY } from './cut.ts'
import { FOUND_ROOM } from './lexicon.ts'

/** What tells a place from letters that only look like one; without it such places are found. */
export interface Borders {
  /** Words of the language. */
  cutter?: Cutter
  /** Where names of a brand library stand: UTF-16 offsets of title and body as they were written. */
  names?: readonly { field: 'title' | 'body'; from: number; to: number }[]
}

/** Units that are cut on either side of a place: the borders beside it do not depend on what is further. */
const REACH = 6

/** Whether units `at` to `end` of a text belong in part to a word or name that goes on outside them. */
export function standsAcross(
  text: CanonicalText,
  field: 'title' | 'body',
  at: number,
  end: number,
  { cutter, names }: Borders,
): boolean {
  if (names && names.length > 0) {
    const from = text.from[tokenAt(text, at)] ?? 0
    const to = text.to[tokenAt(text, end - 1)] ?? 0
    if (names.some(name => name.field === field && areCrossed(name.from, name.to, from, to))) return true
  }
  return cutter !== undefined && isCutApart(text, at, end, cutter)
}

/** They share a part, and each has a part of its own. */
const areCrossed = (from: number, to: number, otherFrom: number, otherTo: number): boolean =>
  (from < otherFrom && otherFrom < to && to < otherTo) || (otherFrom < from && from < otherTo && otherTo < to)

/** Whether the likeliest words there have a border within the place, and one of the two beside it goes on outside. */
function isCutApart({ codes, chars }: CanonicalText, at: number, end: number, cutter: Cutter): boolean {
  if (!cutter.hasOwn && !mayBeCutApart(codes, at, end, cutter)) return false
  const begins = () => at === 0 || !/\p{Script=Han}/u.test(chars.charAt(at - 1))
  for (const { from, to } of wordsAround(codes, at, end, cutter)) {
    if (from < at && at < to && to < end) return true
    // A full name may end in a word that goes on: 上海市 before 市民; what begins a clause has nothing its first letter belongs to: 西安全城.
    if (end - at === 2 && at < from && from < end && end < to && !begins()) return true
  }
  return false
}

const found = new Int32Array(FOUND_ROOM)

/** Beside most places no word stands that could take a part of them: these are not cut at all. */
function mayBeCutApart(codes: Int32Array, at: number, end: number, { lexicon }: Cutter): boolean {
  const room = Math.min(codes.length, end + REACH)
  for (let begin = Math.max(0, at - REACH); begin < at; begin++) {
    const count = lexicon.wordsAt(codes, begin, room, found)
    for (let i = 1; i < count; i += 2) {
      const to = begin + (found[i] as number)
      if (at < to && to < end) return true
    }
  }
  if (end - at !== 2) return false
  const count = lexicon.wordsAt(codes, at + 1, room, found)
  return count > 0 && at + 1 + (found[count - 1] as number) > end
}

/** Whether a name is nothing but the end of one known word and the beginning of the next: 北驰 in 台北|驰名. */
export function isTornApart({ codes }: CanonicalText, at: number, end: number, cutter: Cutter): boolean {
  if (!cutter.hasOwn && !mayBeCutApart(codes, at, end, cutter)) return false
  let border = -1
  for (const { from, to, isKnown } of wordsAround(codes, at, end, cutter)) {
    if (from === border && to > end) return isKnown
    border = isKnown && from < at && at < to && to < end ? to : -1
  }
  return false
}

/** The likeliest words that units `at` to `end` belong to. */
function* wordsAround(
  codes: Int32Array,
  at: number,
  end: number,
  cutter: Cutter,
): Generator<{ from: number; to: number; isKnown: boolean }> {
  let begin = Math.max(0, at - REACH)
  while (begin < at && (codes[begin] as number) < TOKEN_START) begin++
  const { count, ends, ids } = cutter.spans({ codes: codes.subarray(begin, Math.min(codes.length, end + REACH)) })
  for (let i = 0, from = begin; i < count && from < end; i++) {
    const to = begin + (ends[i] as number)
    if (to > at) yield { from, to, isKnown: ids[i] !== NOBODY }
    from = to
  }
}

/** The token that unit `at` belongs to. */
export function tokenAt({ starts }: Pick<CanonicalText, 'starts'>, at: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] as number) <= at) low = middle
    else high = middle - 1
  }
  return low
}

/** Offset in the original of the token that begins at unit `at`. */
export const offset = (text: CanonicalText, at: number): number => text.from[tokenAt(text, at)] ?? 0

/** The unit at which the token begins that stands at or behind an offset of the original; behind the last one the length. */
export function unitAt({ starts, from, chars }: CanonicalText, place: number): number {
  let low = 0
  let high = starts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((from[middle] ?? Number.POSITIVE_INFINITY) < place) low = middle + 1
    else high = middle
  }
  return starts[low] ?? chars.length
}
