// The words of all rules, each kept once: found by their codes, anchored at their rarest pair.
import { ALONE, ANY_NEIGHBOUR, BUCKET_SHIFT, beforeBit, behindBit, hashPair, START } from './codes.ts'
import type { Frequencies } from './frequencies.ts'
import {
  ALONE_BUCKET,
  COUNT,
  grown,
  INLINE_UNITS,
  reserveTerms,
  type Tables,
  TERM_KEY,
  TERM_LENGTH,
  TERM_NAME,
  TERM_POOLED,
  TERM_PREFIX,
  TERM_WORDS,
  words,
} from './tables.ts'

/** The rarest pair is sought among the first so many. */
const ANCHORS = 200

/** Number of the term with these codes, from 1; it is added when it is new. Flags: TERM_PREFIX, TERM_NAME or none. About 0.3 µs. */
export function internTerm(tables: Tables, frequencies: Frequencies, codes: readonly number[], flags: number): number {
  const at = placeOf(tables, codes, flags)
  const known = tables.dictionary[at]!
  if (known !== 0) return known
  const term = addTerm(tables, frequencies, codes, flags)
  tables.dictionary[at] = term
  if (tables.counts[COUNT.terms]! * 2 > tables.dictionary.length) growDictionary(tables)
  return term
}

/** The same without adding: 0 when no rule knows it. */
export const findTerm = (tables: Tables, codes: readonly number[], flags: number): number =>
  tables.dictionary[placeOf(tables, codes, flags)]!

/** Where the term stands in the dictionary, or the free place where it would. */
function placeOf(tables: Tables, codes: readonly number[], flags: number): number {
  const { dictionary } = tables
  const mask = dictionary.length - 1
  let at = hashCodes(codes, flags) & mask
  while (dictionary[at] !== 0 && !isTerm(tables, dictionary[at]!, codes, flags)) at = (at + 1) & mask
  return at
}

export const isName = (tables: Tables, term: number): boolean => (tables.terms[term * TERM_WORDS]! & TERM_NAME) !== 0

export function codesOfTerm(tables: Tables, term: number): number[] {
  const { terms, units, pool } = tables
  const record = term * TERM_WORDS
  const head = terms[record]!
  const length = head & TERM_LENGTH
  if (head & TERM_POOLED) return [...pool.subarray(terms[record + 4]!, terms[record + 4]! + length)]
  return Array.from({ length }, (_, i) => units[record * 2 + 8 + i]! | START)
}

/** Makes a term one that articles are searched for. */
export function makeKey(tables: Tables, term: number): void {
  const { terms, counts } = tables
  const record = term * TERM_WORDS
  if (terms[record]! & TERM_KEY) return
  terms[record]! |= TERM_KEY
  counts[COUNT.keys]!++
  if (terms[record]! & TERM_NAME) return
  if (counts[COUNT.keys]! * 2 > tables.slots.length) growSlots(tables)
  else fileKey(tables, term)
}

/**
 * Every key anew, with room for twice as many: slots for one key each, sixteen bits of the bitmap. The records are
 * copied first: a reader in another thread still follows the old slots through the old records, and would lose keys
 * if their chains moved below it.
 */
function growSlots(tables: Tables): void {
  const { counts, shared } = tables
  const terms = words(tables.terms.length, shared)
  terms.set(tables.terms)
  tables.terms = terms
  tables.units = new Uint16Array(terms.buffer)
  tables.slots = words(tables.slots.length * 2, shared)
  tables.bitmap = words(Math.max(1024, tables.slots.length / 4), shared)
  for (let term = 1; term < counts[COUNT.terms]!; term++) {
    const head = terms[term * TERM_WORDS]!
    if (head & TERM_KEY && !(head & TERM_NAME)) fileKey(tables, term)
  }
}

/** Hash of the pair by which a term is found; of a name, any number. */
export function anchorHash(tables: Tables, term: number): number {
  const { terms, units, pool } = tables
  const record = term * TERM_WORDS
  const head = terms[record]!
  const anchor = terms[record + 3]!
  const alone = (head & TERM_LENGTH) === 1
  if (head & TERM_POOLED) {
    const at = terms[record + 4]! + anchor
    return hashPair(pool[at]!, alone ? ALONE : pool[at + 1]!)
  }
  const at = record * 2 + 8 + anchor
  return hashPair(units[at]! | START, alone ? ALONE : units[at + 1]! | START)
}

function fileKey(tables: Tables, term: number): void {
  const { terms, slots, bitmap, alone, counts } = tables
  const record = term * TERM_WORDS
  const codes = codesOfTerm(tables, term)
  const hash = anchorHash(tables, term)
  const slot = slotOf(slots, hash)
  terms[record + 2] = slots[slot]!
  slots[slot + 1]! |= neighbours(codes, terms[record + 3]!)
  Atomics.store(slots, slot, term)
  if (codes.length === 1) {
    const [code = 0] = codes
    alone[code >>> 5]! |= 1 << (code & 31)
    counts[COUNT.aloneKeys]!++
  } else {
    const bit = hash >>> (shiftOf(bitmap) - 5)
    bitmap[bit >>> 5]! |= 1 << (bit & 31)
  }
}

/** Offset of a hash's two words. */
export const slotOf = (slots: { length: number }, hash: number): number => (hash >>> (shiftOf(slots) + 1)) * 2

function neighbours(codes: readonly number[], anchor: number): number {
  if (anchor + 2 < codes.length) return behindBit(codes[anchor + 2]!)
  return anchor > 0 ? beforeBit(codes[anchor - 1]!) : ANY_NEIGHBOUR
}

/** What leaves as many high bits as there are entries. */
export const shiftOf = ({ length }: { length: number }): number => 32 - Math.log2(length)

function addTerm(tables: Tables, frequencies: Frequencies, codes: readonly number[], flags: number): number {
  const { counts, shared } = tables
  const { length } = codes
  const term = counts[COUNT.terms]!
  reserveTerms(tables, term + 1)
  const { terms, units } = tables
  const record = term * TERM_WORDS
  const anchor = rarestPair(frequencies, codes)
  const fits = length <= INLINE_UNITS && codes.every(code => (code & ~0xffff) === START)
  terms.fill(0, record, record + TERM_WORDS)
  terms[record] = length | flags | (fits ? 0 : TERM_POOLED)
  terms[record + 3] = anchor
  tables.buckets[term] = length === 1 ? ALONE_BUCKET : hashPair(codes[anchor]!, codes[anchor + 1]!) >>> BUCKET_SHIFT
  if (fits) for (let i = 0; i < length; i++) units[record * 2 + 8 + i] = codes[i]! & 0xffff
  else {
    const offset = counts[COUNT.pool]!
    tables.pool = grown(tables.pool, offset + length, shared)
    tables.pool.set(codes, offset)
    counts[COUNT.pool] = offset + length
    terms[record + 4] = offset
    terms[record + 5] = codes.reduce((sum, code) => sum + (code & START ? 1 : 0), 0)
  }
  counts[COUNT.terms] = term + 1
  return term
}

function rarestPair(frequencies: Frequencies, codes: readonly number[]): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i + 1 < codes.length && i < ANCHORS; i++) {
    const frequency = frequencies.ofPair(hashPair(codes[i]!, codes[i + 1]!), 0)
    if (frequency < least) {
      least = frequency
      best = i
    }
  }
  return best
}

function isTerm(tables: Tables, term: number, codes: readonly number[], flags: number): boolean {
  const { terms, units, pool } = tables
  const record = term * TERM_WORDS
  const head = terms[record]!
  if ((head & TERM_LENGTH) !== codes.length || (head & (TERM_PREFIX | TERM_NAME)) !== flags) return false
  if (head & TERM_POOLED) {
    const offset = terms[record + 4]!
    for (let i = 0; i < codes.length; i++) if (pool[offset + i] !== codes[i]) return false
    return true
  }
  for (let i = 0; i < codes.length; i++) if ((units[record * 2 + 8 + i]! | START) !== codes[i]) return false
  return true
}

function hashCodes(codes: readonly number[], flags: number): number {
  let hash = flags
  for (const code of codes) hash = Math.imul(hash ^ code, 0x01000193) ^ (hash >>> 13)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}

function growDictionary(tables: Tables): void {
  const { counts, terms, shared } = tables
  const dictionary = words(tables.dictionary.length * 2, shared)
  const mask = dictionary.length - 1
  for (let term = 1; term < counts[COUNT.terms]!; term++) {
    const flags = terms[term * TERM_WORDS]! & (TERM_PREFIX | TERM_NAME)
    let at = hashCodes(codesOfTerm(tables, term), flags) & mask
    while (dictionary[at] !== 0) at = (at + 1) & mask
    dictionary[at] = term
  }
  tables.dictionary = dictionary
}
