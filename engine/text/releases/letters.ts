// A text as releases are compared by: letters and digits alone, each number one sign of its own, with the way back to the original.
import type { CanonicalText } from '../canonical.ts'
import { DIGIT, JOIN, kinds, LETTER, learn, SINGLE } from '../characters.ts'

/** Stands for any number, so that wording is the same whatever is counted. */
export const NUMBER_SIGN = -1

/** Sign `i` stands at `from[i]` to `to[i]` (UTF-16 offsets, end exclusive) in the original. */
export interface Letters {
  /** UTF-16 units of canonical letters; NUMBER_SIGN where a number stands. */
  readonly signs: Int32Array
  readonly from: Uint32Array
  readonly to: Uint32Array
  /** By the place of its sign. */
  readonly numbers: ReadonlyMap<number, string>
}

/** Signs beyond this are not compared, as shingles do not look further either. */
const MOST_SIGNS = 60_000
const chineseDigit = /^[零〇一二三四五六七八九十百千万亿两]$/u
const multiplier = /^[十百千万亿]$/u
const within = /^[.,:]$/u

export function lettersOf({ chars, starts, from, to }: CanonicalText): Letters {
  const signs: number[] = []
  const [begins, ends]: [number[], number[]] = [[], []]
  const numbers = new Map<number, string>()
  const count = starts.length - 1
  const token = (at: number): string => (at < count ? chars.slice(starts[at], starts[at + 1]) : '')
  const isDigits = (at: number): boolean => at < count && kindAt(chars, starts[at]!) === DIGIT
  const touches = (at: number): boolean => at < count && from[at] === to[at - 1]
  for (let at = 0; at < count && signs.length < MOST_SIGNS; ) {
    const first = token(at)
    const isArabic = isDigits(at)
    if (isArabic || chineseDigit.test(first)) {
      let next = at + 1
      let number = first
      while (isArabic && touches(next) && within.test(token(next)) && touches(next + 1) && isDigits(next + 1)) {
        number += token(next) + token(next + 1)
        next += 2
      }
      const goesOn = isArabic ? multiplier : chineseDigit
      while (goesOn.test(token(next))) number += token(next++)
      numbers.set(signs.length, number)
      put(NUMBER_SIGN, from[at]!, to[next - 1]!)
      at = next
      continue
    }
    const kind = kindAt(chars, starts[at]!)
    if (kind === SINGLE || kind === LETTER || kind === JOIN) putToken(at, first)
    at++
  }
  return { signs: Int32Array.from(signs), from: Uint32Array.from(begins), to: Uint32Array.from(ends), numbers }

  function put(sign: number, begin: number, end: number): void {
    signs.push(sign)
    begins.push(begin)
    ends.push(end)
  }

  /** Unit by unit where it is as long as in the original, so that a mark may begin within a word. */
  function putToken(at: number, units: string): void {
    const [begin, end] = [from[at]!, to[at]!]
    const isPlain = end - begin === units.length
    for (let i = 0; i < units.length; i++)
      put(units.charCodeAt(i), isPlain ? begin + i : begin, isPlain ? begin + i + 1 : end)
  }
}

function kindAt(chars: string, at: number): number {
  const unit = chars.charCodeAt(at)
  return kinds[unit] || learn(unit)
}
