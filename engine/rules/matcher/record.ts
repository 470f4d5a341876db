// What stands under a key for one rule. One word when the key alone decides; else a program follows, or a reference to one.

import { type Tables, TERM_WORDS } from './tables.ts'

/*
 * Word 0: kind in the upper two bits, then a bit for "has media limits", a bit for "has several records", the rule's number.
 * INLINE: word 1 is the bucket of a further pair the article must have (or NO_BUCKET) << 16 | words of program that follow.
 * SHARED: word 1 the same bucket << 16, word 2 offset, word 3 length of the program in `programs`.
 */
export const KEY_DECIDES = 0
export const INLINE = 1
export const SHARED = 2
export const KIND_SHIFT = 30
export const LIMITED = 1 << 29
export const SEVERAL = 1 << 28
export const RULE = SEVERAL - 1
export const NO_BUCKET = 0xffff
/** Words in a chunk before its records: how many follow, and where the next chunk is. */
export const CHUNK_HEAD = 2
/** Longer programs that several records need are kept once. */
export const LONG_PROGRAM = 8
/** Longest program that stands in its record: its length has 16 bits. */
export const MAX_INLINE = 0xffff

/** Words of the record that begins at `at`. */
export function recordSize(stream: Int32Array, at: number): number {
  const kind = stream[at]! >>> KIND_SHIFT
  if (kind === KEY_DECIDES) return 1
  return kind === INLINE ? 2 + (stream[at + 1]! & 0xffff) : 4
}

/** Visits the records under a key: where each begins and how many words it takes. */
export function eachRecord({ terms, stream }: Tables, key: number, visit: (at: number, size: number) => void): void {
  for (let chunk = terms[key * TERM_WORDS + 1]!; chunk !== 0; chunk = stream[chunk + 1]!) {
    const end = chunk + CHUNK_HEAD + stream[chunk]!
    let size = 0
    for (let at = chunk + CHUNK_HEAD; at < end; at += size) {
      size = recordSize(stream, at)
      visit(at, size)
    }
  }
}
