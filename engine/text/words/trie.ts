// Many words looked up at once along a canonical text: the longest one that begins at a place.
import { TOKEN_START } from '../canonical.ts'

/** `words[i]` is found as `i`; words are canonical `chars`. Empty ones are never found, of equal ones the last. */
export interface Trie {
  /** Index of the longest word of whole tokens that begins at unit `at`, -1 for none. */
  longest(codes: Int32Array, at: number): number
  /** Calls `found` with every word of whole tokens that begins at unit `at`, shortest first. */
  each(codes: Int32Array, at: number, found: (word: number) => void): void
}

const UNIT = 0xffff

export function createTrie(words: readonly string[]): Trie {
  const room = powerAbove(words.reduce((sum, word) => sum + word.length, 0) * 2)
  const mask = room - 1
  // Edges in one open table: (node, unit) → node. Node 0 is "none", roots are by first unit.
  const edgeNode = new Int32Array(room)
  const edgeUnit = new Uint16Array(room)
  const edgeTo = new Int32Array(room)
  const roots = new Int32Array(UNIT + 1)
  const ends: number[] = [-1]

  function step(node: number, unit: number): number {
    let slot = slotOf(node, unit) & mask
    while (edgeNode[slot] !== 0) {
      if (edgeNode[slot] === node && edgeUnit[slot] === unit) return edgeTo[slot] as number
      slot = (slot + 1) & mask
    }
    return 0
  }

  function grow(node: number, unit: number): number {
    const known = step(node, unit)
    if (known !== 0) return known
    let slot = slotOf(node, unit) & mask
    while (edgeNode[slot] !== 0) slot = (slot + 1) & mask
    edgeNode[slot] = node
    edgeUnit[slot] = unit
    edgeTo[slot] = ends.push(-1) - 1
    return edgeTo[slot] as number
  }

  words.forEach((word, index) => {
    if (word === '') return
    const first = word.charCodeAt(0)
    let node = roots[first] || ends.push(-1) - 1
    roots[first] = node
    for (let i = 1; i < word.length; i++) node = grow(node, word.charCodeAt(i))
    ends[node] = index
  })
  const endOf = Int32Array.from(ends)

  const startsToken = (codes: Int32Array, at: number): boolean =>
    at >= codes.length || (codes[at] as number) >= TOKEN_START

  return {
    longest(codes, at) {
      const code = codes[at] as number
      if (code < TOKEN_START) return -1
      let node = roots[code & UNIT] as number
      let best = -1
      for (let i = at + 1; node !== 0; i++) {
        const word = endOf[node] as number
        if (word >= 0 && startsToken(codes, i)) best = word
        if (i >= codes.length) break
        node = step(node, (codes[i] as number) & UNIT)
      }
      return best
    },
    each(codes, at, found) {
      const code = codes[at] as number
      if (code < TOKEN_START) return
      let node = roots[code & UNIT] as number
      for (let i = at + 1; node !== 0; i++) {
        const word = endOf[node] as number
        if (word >= 0 && startsToken(codes, i)) found(word)
        if (i >= codes.length) break
        node = step(node, (codes[i] as number) & UNIT)
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
