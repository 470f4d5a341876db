// Weights by which aspects are told, as bytes: written by tools/train-aspects.ts, read here. Derived weights only, no text.
//
//   'GLAS' · format u32 · checksum u32 of all that follows · length u32 of the heading · heading (JSON) · columns
//
// A column of each aspect as in sentiment/model-file.ts. Integers are little-endian.
import { type Column, checksum, packGaps, unpackGaps } from '../sentiment/columns.ts'
import { BUCKETS } from './read.ts'

/** Raised when what is looked at, or the heading, changes its meaning: an older file is refused. */
const FORMAT = 1
const MAGIC = 0x53414c47
const HEAD = 16

export interface AspectModel {
  /** One an aspect, in the order of `carAspects`. */
  readonly columns: readonly Column[]
  readonly bias: readonly number[]
  /** From this score on a sentence speaks of an aspect. */
  readonly from: number
  /** On what it was trained. */
  readonly about: string
}

interface Heading {
  buckets: number
  bias: readonly number[]
  from: number
  about: string
  columns: { count: number; scale: number; gapBytes: number }[]
}

export function writeAspectModel({ columns, bias, from, about }: AspectModel): Uint8Array {
  const parts: Uint8Array[] = []
  const listed = columns.map(({ buckets, weights, scale }) => {
    const gaps = packGaps(buckets)
    parts.push(gaps, new Uint8Array(weights.buffer, weights.byteOffset, weights.length))
    return { count: buckets.length, scale, gapBytes: gaps.length }
  })
  const written = { buckets: BUCKETS, bias, from, about, columns: listed } satisfies Heading
  const heading = new TextEncoder().encode(JSON.stringify(written))
  const bytes = new Uint8Array([heading, ...parts].reduce((sum, part) => sum + part.length, HEAD))
  let at = HEAD
  for (const part of [heading, ...parts]) {
    bytes.set(part, at)
    at += part.length
  }
  const view = new DataView(bytes.buffer)
  view.setUint32(0, MAGIC, true)
  view.setUint32(4, FORMAT, true)
  view.setUint32(12, heading.length, true)
  view.setUint32(8, checksum(bytes.subarray(12)), true)
  return bytes
}

/** Throws an Error that says why when the bytes are none of aspects, damaged, or of another format. */
export function readAspectModel(bytes: Uint8Array): AspectModel {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < HEAD || view.getUint32(0, true) !== MAGIC) throw new Error('These are no weights of aspects.')
  const format = view.getUint32(4, true)
  if (format !== FORMAT) throw new Error(`The weights of aspects have format ${format}; this program reads ${FORMAT}.`)
  if (view.getUint32(8, true) !== checksum(bytes.subarray(12))) throw new Error('The weights of aspects are damaged.')
  const length = view.getUint32(12, true)
  const heading = JSON.parse(new TextDecoder().decode(bytes.subarray(HEAD, HEAD + length))) as Heading
  if (heading.buckets !== BUCKETS) throw new Error('The weights of aspects count otherwise.')
  let at = HEAD + length
  const columns = heading.columns.map(({ count, scale, gapBytes }) => {
    const buckets = unpackGaps(bytes.subarray(at, at + gapBytes), count)
    at += gapBytes
    const weights = Int8Array.from(bytes.subarray(at, at + count))
    at += count
    return { buckets, weights, scale }
  })
  const { bias, from, about } = heading
  return { columns, bias, from, about }
}
