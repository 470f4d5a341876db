/** Chance that repeats: the same seed gives the same choices, on every machine. */
export interface Chance {
  /** From 0 (included) to 1 (excluded). */
  next(): number
  below(n: number): number
  pick<T>(from: readonly T[]): T
  /** True in `share` of the cases. */
  happens(share: number): boolean
}

/** mulberry32: 32 bits of state, good enough to look like chance. */
export function chanceOf(seed: number): Chance {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    below: n => Math.floor(next() * n),
    pick: from => {
      const chosen = from[Math.floor(next() * from.length)]
      if (chosen === undefined) throw new Error('nothing to pick from')
      return chosen
    },
    happens: share => next() < share,
  }
}
