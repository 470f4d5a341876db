// Many words looked up at once along a canonical text: the longest one that begins at a place.
import { TOKEN_START } from '../canonical.ts'

/** `words[i]` is found as `i`; words are canonical `chars`. Empty ones are never found, of equal ones the last. */
export interface Trie {
  /** Index of the longest word of whole tokens that begins at unit `at`, -1 for none. */
  longest(codes: Int32Array, at: number): number
}

const UNIT = 0xffff

export function createTrie(words: readonly string[]): Trie {
  const room = powerAbove(words.reduce((sum, word) => sum + word.length, 0) * 2)
  const mask = room - 1
  // Edges in one open table, four numbers beside each other: from, unit, to, word that ends there. Node 0 is "none", roots are by first unit.
  const edges = new Int32Array(room * 4)
  const roots = new Int32Array(UNIT + 1)
  const ends = new Int32Array(room).fill(-1)
  let nodes = 1
  // Most units begin a word, few pairs do: one bit a pair in a table that stays near the processor.
  const sieveMask = Math.min(1 << 20, powerAbove(words.length * 16)) - 1
  const sieve = new Uint8Array((sieveMask >> 3) + 1)

  /** Place of the edge in the table, or of the free room where it would be. */
  function place(node: number, unit: number): number {
    let slot = slotOf(node, unit) & mask
    while (edges[slot * 4] !== 0 && (edges[slot * 4] !== node || edges[slot * 4 + 1] !== unit)) slot = (slot + 1) & mask
    return slot * 4
  }

  words.forEach((word, index) => {
    if (word === '') return
    const first = word.charCodeAt(0)
    if (roots[first] === 0) roots[first] = nodes++
    let node = roots[first] as number
    let edge = -1
    if (word.length > 1) {
      const bit = slotOf(first, word.charCodeAt(1)) & sieveMask
      sieve[bit >> 3] = (sieve[bit >> 3] as number) | (1 << (bit & 7))
    }
    for (let i = 1; i < word.length; i++) {
      edge = place(node, word.charCodeAt(i))
      if (edges[edge] === 0) {
        edges[edge] = node
        edges[edge + 1] = word.charCodeAt(i)
        edges[edge + 2] = nodes++
        edges[edge + 3] = -1
      }
      node = edges[edge + 2] as number
    }
    if (edge >= 0) edges[edge + 3] = index
    else ends[node] = index
  })

  const mayGoOn = (first: number, second: number): boolean => {
    const bit = slotOf(first, second) & sieveMask
    return (((sieve[bit >> 3] as number) >> (bit & 7)) & 1) === 1
  }

  const startsToken = (codes: Int32Array, at: number): boolean =>
    at >= codes.length || (codes[at] as number) >= TOKEN_START

  return {
    longest(codes, at) {
      const code = codes[at] as number
      if (code < TOKEN_START) return -1
      let node = roots[code & UNIT] as number
      if (node === 0) return -1
      let word = ends[node] as number
      let best = -1
      for (let i = at + 1; ; i++) {
        if (word >= 0 && startsToken(codes, i)) best = word
        if (i >= codes.length) return best
        if (i === at + 1 && !mayGoOn(code & UNIT, (codes[i] as number) & UNIT)) return best
        const edge = place(node, (codes[i] as number) & UNIT)
        if (edges[edge] === 0) return best
        node = edges[edge + 2] as number
        word = edges[edge + 3] as number
      }
    },
  }
}

const slotOf = (node: number, unit: number): number => {
  const mixed = Math.imul(node, 0x9e3779b1) ^ Math.imul(unit, 0x85ebca6b)
  return mixed ^ (mixed >>> 15)
}

function powerAbove(size: number): number {
  let power = 16
  while (power < size) power *= 2
  return power
}
