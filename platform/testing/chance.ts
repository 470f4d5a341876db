/**
 * Chance in tests. In `npm test` it is the same each time, so that a run says something of the change and not of its luck; `npm run test:long` takes
 * another seed each time, and prints it.
 */
export const seed = Number(process.env.GUANLAN_SEED ?? 1)

/** What takes long for what it may find is done in `npm run test:long` alone. */
export const isLong = process.env.GUANLAN_TESTS === 'long'

/** Numbers from 0 to 1 in the place of `Math.random` (mulberry32). */
export function chance(from = seed): () => number {
  let state = from
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
