/** What newcomers are found by, as the index of hashes has it: neighbours are looked up and written one after the other. */
import type { Newcomer } from './place.ts'

/** Signed hashes in ascending order, and of each the place of its newcomer. */
export function hashesInOrder(newcomers: readonly Pick<Newcomer, 'shingles'>[]): {
  hashes: Int32Array
  of: Int32Array
} {
  // A hash of 32 bits and a place below 2^20 are one whole number, which sorts without a comparison of ours.
  const keys = new Float64Array(newcomers.reduce((sum, { shingles }) => sum + (shingles?.sampled.length ?? 0), 0))
  let size = 0
  for (const [n, { shingles }] of newcomers.entries())
    for (const hash of shingles?.sampled ?? []) keys[size++] = (hash | 0) * places + n
  keys.sort()
  const hashes = new Int32Array(size)
  const of = new Int32Array(size)
  for (const [i, key] of keys.entries()) {
    const hash = Math.floor(key / places)
    hashes[i] = hash
    of[i] = key - hash * places
  }
  return { hashes, of }
}

const places = 2 ** 20
