// The weights of a model laid out in memory so that everything about one bucket is met with one look.
import type { Parts } from './aspect.ts'
import type { Column } from './columns.ts'
import { BUCKETS, type GramSet } from './grams.ts'
import { kinds, NO_KIND, TOPIC_SHIFT } from './kinds.ts'
import type { Head } from './model-file.ts'

/** Scores of one text: above 0 it is rather positive, rather leaning. */
export interface Scores {
  sign: number
  lean: number
}

const COLUMNS = kinds.length + 1
/** Bytes a bucket: common and deviating weights of both heads. */
const STRIDE = 2 * COLUMNS

/** 32 MB, one for all kinds of text; a look at 256 kB tells that most runs have no weight at all. */
export function createScorer(sign: Head, lean: Head): (grams: GramSet, kind: number) => Scores {
  const table = new Int8Array(STRIDE * BUCKETS)
  for (const [c, column] of sign.columns.entries()) lay(table, STRIDE, c, column)
  for (const [c, column] of lean.columns.entries()) lay(table, STRIDE, COLUMNS + c, column)
  const known = bucketsOf([...sign.columns, ...lean.columns])
  const scale = (head: Head, c: number): number => head.columns[c]!.scale
  return ({ buckets, size }, kind) => {
    const own = kind === NO_KIND ? 0 : kind + 1
    let signCommon = 0
    let signOwn = 0
    let leanCommon = 0
    let leanOwn = 0
    for (let i = 0; i < size; i++) {
      const bucket = buckets[i]!
      if (((known[bucket >>> 5]! >>> (bucket & 31)) & 1) === 0) continue
      const at = STRIDE * bucket
      signCommon += table[at]!
      signOwn += table[at + own]!
      leanCommon += table[at + COLUMNS]!
      leanOwn += table[at + COLUMNS + own]!
    }
    const share = 1 / Math.sqrt(Math.max(1, size))
    const score = (head: Head, common: number, deviating: number): number => {
      const whole = common * scale(head, 0) * share + head.bias[0]!
      return kind === NO_KIND ? whole : whole + deviating * scale(head, own) * share + head.bias[own]!
    }
    return { sign: score(sign, signCommon, signOwn), lean: score(lean, leanCommon, leanOwn) }
  }
}

/** A bit for each bucket that has weights. */
function bucketsOf(columns: readonly Column[]): Uint32Array {
  const known = new Uint32Array(BUCKETS >>> 5)
  for (const { buckets } of columns) for (const bucket of buckets) known[bucket >>> 5]! |= 1 << (bucket & 31)
  return known
}

/** Scores of each answer of a head that has one column an answer. `shift`: so many bits of a bucket do not count. */
export function createAnswers(head: Head, shift = 0): (grams: GramSet) => number[] {
  const sumsOf = createSums(head, shift)
  return ({ buckets, size }) => sumsOf(buckets, size, 1 / Math.sqrt(Math.max(1, size)))
}

/** The same for parts of a text that count differently. */
export function createPartAnswers(head: Head): (parts: Parts) => number[] {
  const sumsOf = createSums(head, 0)
  return ({ buckets, shares }) => sumsOf(buckets, buckets.length, shares)
}

function createSums({ columns, bias }: Head, shift: number) {
  const stride = columns.length
  const table = new Int8Array(stride * (BUCKETS >>> shift))
  for (const [c, column] of columns.entries()) lay(table, stride, c, column)
  return (buckets: Int32Array, size: number, shares: Float32Array | number): number[] => {
    const sums = new Float64Array(stride)
    for (let i = 0; i < size; i++) {
      const at = stride * (buckets[i]! >>> shift)
      const share = typeof shares === 'number' ? 1 : shares[i]!
      for (let c = 0; c < stride; c++) sums[c]! += table[at + c]! * share
    }
    const share = typeof shares === 'number' ? shares : 1
    return Array.from(sums, (sum, c) => sum * columns[c]!.scale * share + bias[c]!)
  }
}

/** Index among `topics` of what a review is of. */
export function createTopicOf(topic: Head): (grams: GramSet) => number {
  const scores = createAnswers(topic, TOPIC_SHIFT)
  return grams => highest(scores(grams))
}

const highest = (values: readonly number[]): number => values.indexOf(Math.max(...values))

function lay(table: Int8Array, stride: number, offset: number, { buckets, weights }: Column): void {
  for (let i = 0; i < buckets.length; i++) table[stride * buckets[i]! + offset] = weights[i]!
}
