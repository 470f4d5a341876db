// The memory of the matcher: a few flat arrays that grow by doubling. One writer; any number of readers over the same buffers.
import { START } from './codes.ts'

/** Words of a term record. */
export const TERM_WORDS = 8
/** A term of up to so many units, all of them tokens of their own, stands in its record. */
export const INLINE_UNITS = 8
export const TERM_PREFIX = 1 << 24
export const TERM_POOLED = 1 << 25
export const TERM_NAME = 1 << 26
export const TERM_KEY = 1 << 27
/** In `buckets`: a term of one unit, which is in no pair. */
export const ALONE_BUCKET = 0xffff
export const TERM_LENGTH = 0xffffff

/*
 * A term record, 32 bytes, half a cache line:
 *   0  length in units | flags
 *   1  its newest posting chunk in `stream`, 0 when it is no key
 *   2  next key in the same slot, 0 at the end (terms count from 1)
 *   3  offset of the anchor pair
 *   4… its units, two a word; pooled: 4 offset of its codes in `pool`, 5 number of its tokens
 */

export type Words = Int32Array<SharedArrayBuffer> | Int32Array<ArrayBuffer>

/** Everything a reader needs; replaced as a whole when an array has grown. Counts stand in `counts`, so that readers see them move. */
export interface Tables {
  shared: boolean
  /** Used parts and sizes; see COUNT. */
  counts: Words
  terms: Words
  units: Uint16Array
  /** By term: the bucket of its anchor pair, or ALONE_BUCKET; small enough to stay near the processor. */
  buckets: Uint16Array
  /** Codes of terms that do not fit their record. */
  pool: Words
  /** Open hash of all terms by their codes: number, 0 is free. */
  dictionary: Words
  /** Two words for each anchor hash: its first key, and what stands beside the pair in its keys (`neighbours`). */
  slots: Words
  /** A bit for each hash of an anchor pair. */
  bitmap: Words
  /** A bit for each code that is a key of one unit. */
  alone: Words
  /** Posting chunks: [words that follow, offset of the next chunk, records …]; offset 0 is none. */
  stream: Words
  /** Programs that several records share. */
  programs: Words
  /** Per rule: the caller's id, organisation, version, media types wanted (bits; 0 is all), cost in picoseconds an article. */
  ids: Words
  organisations: Words
  versions: Words
  media: Words
  costs: Float32Array
  /** A bit for each rule that has not been removed. */
  live: Words
}

export const COUNT = {
  terms: 0,
  pool: 1,
  stream: 2,
  programs: 3,
  rules: 4,
  /** Rules that have not been removed. */
  liveRules: 5,
  keys: 6,
  aloneKeys: 7,
  /** Rules that have been removed and still take room. */
  deadRules: 8,
  /** Chunks in `stream`: many a key means scattered reading. */
  chunks: 9,
} as const
const COUNTS = 16

export function emptyTables(shared = false): Tables {
  const terms = words(TERM_WORDS * 1024, shared)
  const tables: Tables = {
    shared,
    counts: words(COUNTS, shared),
    terms,
    units: new Uint16Array(terms.buffer),
    buckets: halves(1024, shared),
    pool: words(1024, shared),
    dictionary: words(4096, shared),
    slots: words(2048, shared),
    bitmap: words(1024, shared),
    alone: words((2 * START) / 32, shared),
    stream: words(4096, shared),
    programs: words(256, shared),
    ids: words(1024, shared),
    organisations: words(1024, shared),
    versions: words(1024, shared),
    media: words(1024, shared),
    costs: floats(1024, shared),
    live: words(32, shared),
  }
  // Zero means none in every reference, so nothing begins there.
  tables.counts[COUNT.terms] = 1
  tables.counts[COUNT.pool] = 1
  tables.counts[COUNT.stream] = 1
  tables.counts[COUNT.programs] = 1
  return tables
}

/** Bytes held, the spare room with them. */
export function bytesOf(tables: Tables): number {
  let sum = 0
  for (const part of Object.values(tables)) if (ArrayBuffer.isView(part)) sum += part.byteLength
  return sum - tables.units.byteLength
}

export const words = (length: number, shared: boolean): Words =>
  shared ? new Int32Array(new SharedArrayBuffer(length * 4)) : new Int32Array(length)

const halves = (length: number, shared: boolean): Uint16Array =>
  shared ? new Uint16Array(new SharedArrayBuffer(length * 2)) : new Uint16Array(length)

const floats = (length: number, shared: boolean): Float32Array =>
  shared ? new Float32Array(new SharedArrayBuffer(length * 4)) : new Float32Array(length)

/** The same numbers with room for `needed` at least; half as much again, for the big ones are mostly final. */
export function grown(old: Words, needed: number, shared: boolean): Words {
  if (needed <= old.length) return old
  const bigger = words(Math.max(needed, Math.ceil(old.length * 1.5)), shared)
  bigger.set(old)
  return bigger
}

export function reserveTerms(tables: Tables, needed: number): void {
  if (needed * TERM_WORDS <= tables.terms.length) return
  tables.terms = grown(tables.terms, needed * TERM_WORDS, tables.shared)
  tables.units = new Uint16Array(tables.terms.buffer)
  const buckets = halves(Math.ceil(tables.terms.length / TERM_WORDS) + 1, tables.shared)
  buckets.set(tables.buckets)
  tables.buckets = buckets
}

export function reserveRules(tables: Tables, needed: number): void {
  if (needed <= tables.ids.length) return
  const room = Math.max(needed, Math.ceil(tables.ids.length * 1.5))
  for (const name of ['ids', 'organisations', 'versions', 'media'] as const)
    tables[name] = grown(tables[name], room, tables.shared)
  const costs = floats(room, tables.shared)
  costs.set(tables.costs)
  tables.costs = costs
  tables.live = grown(tables.live, (room >>> 5) + 1, tables.shared)
}
