/** Seeded chance: the same articles, rules and samples in every run. */
export interface Chance {
  /** 0 to 1, 1 excluded. */
  next(): number
  /** A whole number from 0 to `below`, excluded. */
  upTo(below: number): number
  of<T>(list: readonly T[]): T
}

/** Mulberry32: 32 bits of state, good enough to draw words. */
export function chance(seed: number): Chance {
  let state = seed | 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const upTo = (below: number): number => Math.floor(next() * below)
  return { next, upTo, of: list => list[upTo(list.length)]! }
}

/** The list in another order, the same for the same seed. */
export function shuffled<T>(list: readonly T[], seed: number): T[] {
  const { upTo } = chance(seed)
  const mixed = [...list]
  for (let i = mixed.length - 1; i > 0; i--) {
    const other = upTo(i + 1)
    const stored = mixed[i]!
    mixed[i] = mixed[other]!
    mixed[other] = stored
  }
  return mixed
}

/** Ranks 0 to `size` - 1 by Zipf: rank r comes up in proportion to (r + 1) ** -skew. `draw` takes a number from 0 to 1. */
export function zipf(size: number, skew: number): (draw: number) => number {
  const sums = new Float64Array(size)
  let total = 0
  for (let rank = 0; rank < size; rank++) {
    total += (rank + 1) ** -skew
    sums[rank] = total
  }
  return draw => {
    const requested = draw * total
    let low = 0
    let high = size - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if (sums[middle]! < requested) low = middle + 1
      else high = middle
    }
    return low
  }
}
