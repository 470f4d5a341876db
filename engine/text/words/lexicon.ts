/**
 * Words with their costs, kept as hashes: enough to tell whether a run of characters is a word and how common, not to read which words there are.
 * A run is looked up unit by unit, and what begins no word ends the search: like in a trie.
 *
 * As bytes (`packLexicon`): count u32, then 6 bytes an entry in ascending order of keys: key, 5 bytes, highest first; cost in half bits, 0 for
 * what only begins words, with 128 added where a longer word begins so. A run that is no word is taken for one in 25 million times, which is one
 * article of 800 characters in thirty thousand.
 */
import { TOKEN_START } from '../canonical.ts'

export interface Lexicon {
  /** Words and beginnings of words; entries are numbered 0 to `size` − 1. */
  readonly size: number
  /** Bits of surprise of an entry, Infinity for what only begins words. */
  readonly costs: Float64Array
  /** Writes entry and length of every word of whole tokens that begins at unit `at`, shortest first; returns how many numbers it wrote. */
  wordsAt(codes: Int32Array, at: number, end: number, found: Int32Array): number
  /** Entry of a word in canonical characters, -1 when it is none. */
  entryOf(word: string): number
}

/** Room `wordsAt` needs: longer words than this are left out when a lexicon is made. */
export const LONGEST_WORD = 32
export const FOUND_ROOM = LONGEST_WORD * 2

const FIRST_BITS = 16
const REST_BITS = 24
const SIEVE_BITS = 18
const UNASKED = -2
const GOES_ON = 128

interface Draft {
  cost: number
  goesOn: boolean
}

/** Of equal words the last cost counts. */
export function createLexicon(words: Iterable<readonly [word: string, bits: number]>): Lexicon {
  const drafts = new Map<number, Draft>()
  const draftOf = (key: number): Draft => {
    const draft = drafts.get(key) ?? { cost: Number.POSITIVE_INFINITY, goesOn: false }
    drafts.set(key, draft)
    return draft
  }
  for (const [word, bits] of words) {
    if (word === '' || word.length > LONGEST_WORD) continue
    const keys = keysOf(word)
    keys.forEach((key, i) => {
      const draft = draftOf(key)
      if (i === keys.length - 1) draft.cost = bits
      else draft.goesOn = true
    })
  }
  const keys = Float64Array.from(drafts.keys()).sort()
  return indexed(
    keys,
    Float64Array.from(keys, key => (drafts.get(key) as Draft).cost),
    Uint8Array.from(keys, key => Number((drafts.get(key) as Draft).goesOn)),
  )
}

/** The bytes of `words`; costs up to 63 bits are kept in halves. */
export function packLexicon(words: Iterable<readonly [word: string, bits: number]>): Uint8Array {
  const lexicon = createLexicon(words) as Indexed
  const bytes = new Uint8Array(4 + lexicon.size * 6)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, lexicon.size, true)
  lexicon.keys().forEach((key, entry) => {
    const at = 4 + entry * 6
    bytes[at] = key / 2 ** 32
    view.setUint32(at + 1, key % 2 ** 32)
    const cost = lexicon.costs[entry] as number
    const halves = cost === Number.POSITIVE_INFINITY ? 0 : Math.max(1, Math.round(cost * 2))
    bytes[at + 5] = halves + (lexicon.goesOn[entry] ? GOES_ON : 0)
  })
  return bytes
}

/** From the bytes of `packLexicon`: those of vocabulary.bin, which tools/train-words writes. */
export function readLexicon(bytes: Uint8Array): Lexicon {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const size = view.getUint32(0, true)
  if (bytes.length !== 4 + size * 6) throw new Error('The vocabulary is damaged.')
  const keys = new Float64Array(size)
  const costs = new Float64Array(size)
  const goesOn = new Uint8Array(size)
  for (let entry = 0, at = 4; entry < size; entry++, at += 6) {
    keys[entry] = (bytes[at] as number) * 2 ** 32 + view.getUint32(at + 1)
    const reported = bytes[at + 5] as number
    const halves = reported % GOES_ON
    costs[entry] = halves === 0 ? Number.POSITIVE_INFINITY : halves / 2
    goesOn[entry] = reported >= GOES_ON ? 1 : 0
  }
  return indexed(keys, costs, goesOn)
}

interface Indexed extends Lexicon {
  keys(): number[]
  goesOn: Uint8Array
}

/** `keys` in ascending order. The first 16 bits of a key say where to look, the other 24 are compared. */
function indexed(keys: Float64Array, costs: Float64Array, goesOn: Uint8Array): Indexed {
  const size = keys.length
  const firsts = new Int32Array((1 << FIRST_BITS) + 1)
  const rests = new Int32Array(size)
  for (let entry = 0; entry < size; entry++) {
    const key = keys[entry] as number
    const first = Math.floor(key / 2 ** REST_BITS)
    firsts[first + 1] = (firsts[first + 1] as number) + 1
    rests[entry] = key - first * 2 ** REST_BITS
  }
  for (let first = 0; first < 1 << FIRST_BITS; first++)
    firsts[first + 1] = (firsts[first + 1] as number) + (firsts[first] as number)
  // 1 a word, 2 the beginning of one, 3 both: one byte to look at instead of a cost and a flag.
  const is = Uint8Array.from(
    costs,
    (cost, entry) => (cost < Number.POSITIVE_INFINITY ? 1 : 0) + 2 * (goesOn[entry] as number),
  )
  // Nearly every search ends with a run that is not there: one bit in 32 kB tells five of six of them.
  const sieve = new Uint8Array(1 << (SIEVE_BITS - 3))
  for (const key of keys) {
    const bit = Math.floor(key / 2 ** (FIRST_BITS + REST_BITS - SIEVE_BITS))
    sieve[bit >> 3] = (sieve[bit >> 3] as number) | (1 << (bit & 7))
  }

  function find(a: number, b: number): number {
    const high = finish(a)
    const bit = high >>> (32 - SIEVE_BITS)
    if ((((sieve[bit >> 3] as number) >> (bit & 7)) & 1) === 0) return -1
    const rest = ((high & 0xffff) << 8) | (finish(b) >>> 24)
    const first = high >>> 16
    const last = firsts[first + 1] as number
    for (let entry = firsts[first] as number; entry < last; entry++) if (rests[entry] === rest) return entry
    return -1
  }

  // Every search begins with one unit: looked up by itself once it was asked for.
  const singles = new Int32Array(65536).fill(UNASKED)
  const single = (unit: number): number => {
    const entry = find(extendA(SEED_A, unit), extendB(SEED_B, unit))
    singles[unit] = entry
    return entry
  }

  return {
    size,
    costs,
    goesOn,
    keys: () => [...keys],
    wordsAt(codes, at, end, found) {
      const most = Math.min(end, at + LONGEST_WORD)
      let unit = (codes[at] as number) & 0xffff
      let entry = singles[unit] as number
      if (entry === UNASKED) entry = single(unit)
      let a = extendA(SEED_A, unit)
      let b = extendB(SEED_B, unit)
      let count = 0
      for (let i = at + 1; entry >= 0; i++) {
        const kind = is[entry] as number
        if ((kind & 1) === 1 && (i >= end || (codes[i] as number) >= TOKEN_START)) {
          found[count++] = entry
          found[count++] = i - at
        }
        if (kind < 2 || i >= most) return count
        unit = (codes[i] as number) & 0xffff
        a = extendA(a, unit)
        b = extendB(b, unit)
        entry = find(a, b)
      }
      return count
    },
    entryOf(word) {
      let a = SEED_A
      let b = SEED_B
      for (let i = 0; i < word.length; i++) {
        a = extendA(a, word.charCodeAt(i))
        b = extendB(b, word.charCodeAt(i))
      }
      const entry = word === '' ? -1 : find(a, b)
      return entry >= 0 && ((is[entry] as number) & 1) === 1 ? entry : -1
    },
  }
}

/** Keys of all beginnings of a word, itself last: 40 bits each. */
function keysOf(word: string): number[] {
  let a = SEED_A
  let b = SEED_B
  return Array.from({ length: word.length }, (_, i) => {
    a = extendA(a, word.charCodeAt(i))
    b = extendB(b, word.charCodeAt(i))
    return (finish(a) >>> 0) * 256 + (finish(b) >>> 24)
  })
}

// Two running hashes, for one of 32 bits would meet itself too often. Changing them means training anew.
const SEED_A = 0x811c9dc5 | 0
const SEED_B = 0x1b873593
const extendA = (a: number, unit: number): number => {
  const mixed = Math.imul(a ^ unit, 0x9e3779b1)
  return mixed ^ (mixed >>> 15)
}
const extendB = (b: number, unit: number): number => {
  const mixed = Math.imul((b + unit) | 0, 0xcc9e2d51)
  return mixed ^ (mixed >>> 13)
}
const finish = (hash: number): number => {
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return mixed ^ (mixed >>> 13)
}
