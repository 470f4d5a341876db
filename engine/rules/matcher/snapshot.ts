// The matcher as bytes, for a start without reading every rule again. What is damaged or of another make is refused.

import type { Rule } from '../rule.ts'
import { Frequencies } from './frequencies.ts'
import { type Matcher, TableMatcher } from './matcher.ts'
import { COUNT, emptyTables, type Tables, TERM_WORDS } from './tables.ts'

/** Changes whenever the layout of any table does. */
const LAYOUT = 3
const MAGIC = 0x4c4e5547
/** Words before the tables: magic, layout, label hash, checksum, learned articles, number of parts, then the length of each part in bytes. */
const HEAD = 6

type Part = Int32Array | Uint16Array | Float32Array

/** Pieces to be written one after the other; they are views, so write them before the matcher changes. `label`: what else must be equal to read it. */
export function snapshotOf(matcher: Matcher, label: string): Uint8Array[] {
  if (!(matcher instanceof TableMatcher)) throw new Error('not a matcher of this make')
  const parts = partsOf(matcher.tables, matcher.frequencies, packed(matcher.exact))
  const head = new Int32Array(HEAD + parts.length)
  head.set([MAGIC, LAYOUT, hashOf(label), checksumOf(parts), matcher.frequencies.articles, parts.length])
  parts.forEach((part, i) => {
    head[HEAD + i] = part.byteLength
  })
  return [head, ...parts].map(part => new Uint8Array(part.buffer, part.byteOffset, part.byteLength))
}

/** Null when the bytes are not what was written, or were written by another layout or label. */
export function restoreMatcher(bytes: Uint8Array, label: string, options: { shared?: boolean } = {}): Matcher | null {
  const tables = emptyTables(options.shared ?? false)
  const frequencies = new Frequencies()
  const parts = partsOf(tables, frequencies, new Uint16Array())
  const headBytes = (HEAD + parts.length) * 4
  if (bytes.length < headBytes) return null
  const head = new Int32Array(Uint8Array.from(bytes.subarray(0, headBytes)).buffer)
  if (head[0] !== MAGIC || head[1] !== LAYOUT || head[2] !== hashOf(label) || head[5] !== parts.length) return null
  const lengths = [...head.subarray(HEAD)]
  if (lengths.some(length => length < 0 || length % 2 !== 0)) return null
  if (bytes.length !== lengths.reduce((sum, length) => sum + length, headBytes)) return null
  const read: Part[] = []
  let at = headBytes
  for (const [i, length] of lengths.entries()) {
    const part = sameKind(parts[i]!, length, tables.shared)
    new Uint8Array(part.buffer, part.byteOffset, length).set(bytes.subarray(at, at + length))
    read.push(part)
    at += length
  }
  if (checksumOf(read) !== head[3]) return null
  const [counts, exact] = read.slice(-2) as [Uint16Array, Uint16Array]
  return new TableMatcher(tablesOf(tables, read), new Frequencies(counts, head[4]), unpacked(exact))
}

/** What is in use of each table. Hash tables are whole, for their size is part of what they say. */
function partsOf(tables: Tables, frequencies: Frequencies, exact: Uint16Array): Part[] {
  const { counts } = tables
  const rules = counts[COUNT.rules]!
  return [
    counts,
    tables.terms.subarray(0, counts[COUNT.terms]! * TERM_WORDS),
    // An even number, so that every part begins where words do.
    tables.buckets.subarray(0, counts[COUNT.terms]! + (counts[COUNT.terms]! & 1)),
    tables.pool.subarray(0, counts[COUNT.pool]),
    tables.dictionary,
    tables.slots,
    tables.bitmap,
    tables.alone,
    tables.stream.subarray(0, counts[COUNT.stream]),
    tables.programs.subarray(0, counts[COUNT.programs]),
    tables.ids.subarray(0, rules),
    tables.organisations.subarray(0, rules),
    tables.versions.subarray(0, rules),
    tables.media.subarray(0, rules),
    tables.costs.subarray(0, rules),
    tables.live.subarray(0, (rules >>> 5) + 1),
    frequencies.counts,
    exact,
  ]
}

/** The rules as JSON, a unit a character; an even number, so that it ends where a word does. */
function packed(exact: TableMatcher['exact']): Uint16Array {
  const text = exact.size === 0 ? '' : JSON.stringify([...exact])
  return Uint16Array.from({ length: text.length + (text.length & 1) }, (_, i) => text.charCodeAt(i) || 0x20)
}

function unpacked(units: Uint16Array): [number, Rule][] {
  let text = ''
  for (const unit of units) text += String.fromCharCode(unit)
  return text === '' ? [] : (JSON.parse(text) as [number, Rule][])
}

function tablesOf({ shared }: Tables, parts: readonly Part[]): Tables {
  const [counts, terms, buckets, pool, dictionary, slots, bitmap, alone, stream, programs, ...rules] = parts as [
    Int32Array,
    Int32Array,
    Uint16Array,
    ...Int32Array[],
  ]
  const [ids, organisations, versions, media, costs, live] = rules as unknown as [
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
    Float32Array,
    Int32Array,
  ]
  const units = new Uint16Array(terms!.buffer)
  const rest = { dictionary, slots, bitmap, alone, stream, programs, ids, organisations, versions, media, costs, live }
  return { shared, counts, terms, units, buckets, pool, ...rest } as Tables
}

function sameKind(model: Part, bytes: number, shared: boolean): Part {
  const buffer = shared ? new SharedArrayBuffer(bytes) : new ArrayBuffer(bytes)
  if (model instanceof Uint16Array) return new Uint16Array(buffer)
  return model instanceof Float32Array ? new Float32Array(buffer) : new Int32Array(buffer)
}

/** One damaged bit anywhere changes it. About a nanosecond a word. */
function checksumOf(parts: readonly Part[]): number {
  let sum = 0x811c9dc5
  for (const part of parts) {
    const { byteLength } = part
    const words = new Int32Array(part.buffer, part.byteOffset, byteLength >>> 2)
    for (let i = 0; i < words.length; i++) sum = Math.imul(sum ^ words[i]!, 0x01000193) ^ (sum >>> 15)
    sum = Math.imul(sum ^ byteLength, 0x01000193)
  }
  return sum
}

function hashOf(label: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < label.length; i++) hash = Math.imul(hash ^ label.charCodeAt(i), 0x01000193)
  return hash
}
