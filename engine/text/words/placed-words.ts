// Words of a text with where they stand in it as it is written.
import { canonicalise } from '../canonical.ts'
import { tokenAt } from './borders.ts'
import type { Cutter } from './cut.ts'

export interface PlacedWord {
  /** Canonical letters. */
  word: string
  /** UTF-16 offsets of the text as it was handed in, end exclusive. */
  from: number
  to: number
  /** Bits of surprise by the vocabulary. */
  bits: number
}

/** Where the letters of a name stand in a text first, however either is written; null: nowhere. */
export function placeIn(text: string, name: string): { from: number; to: number } | null {
  const [canonical, letters] = [canonicalise(text), canonicalise(name).chars]
  const at = letters === '' ? -1 : canonical.chars.indexOf(letters)
  if (at < 0) return null
  const [first, last] = [tokenAt(canonical, at), tokenAt(canonical, at + letters.length - 1)]
  return { from: canonical.from[first] ?? 0, to: canonical.to[last] ?? 0 }
}

export function placedWords(text: string, cutter: Cutter): PlacedWord[] {
  const canonical = canonicalise(text)
  return cutter.cut(canonical).map(({ word, at, bits }) => ({
    word,
    bits,
    from: canonical.from[tokenAt(canonical, at)] ?? 0,
    to: canonical.to[tokenAt(canonical, at + word.length - 1)] ?? 0,
  }))
}
