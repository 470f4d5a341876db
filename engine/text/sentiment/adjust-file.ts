// An adjustment as bytes: weights by bucket, no text.
//
//   'GLSA' · format u32 · checksum u32 of all that follows · entries u32 · scale of sign and of lean, f32 ·
//   bias of sign and of lean for each place, f32 · buckets, u32 each, rising · weights of sign, one signed byte each · of lean
//
// Integers and floats are little-endian.
import { type Adjustment, KNOWN, type Shift, SLOTS } from './adjust.ts'
import { BUCKETS } from './grams.ts'
import { kinds } from './kinds.ts'
import { FORMAT } from './model-file.ts'

/** Places of the model: one a kind, and one for texts of no kind. */
export const PLACES = kinds.length + 1
/** 64 kB hold them with the heading. */
export const ENTRIES_AT_MOST = 10_000

/** Weights as they were learned. */
export interface Weights {
  /** Rising. */
  readonly buckets: readonly number[]
  readonly sign: readonly number[]
  readonly lean: readonly number[]
  /** One a place. */
  readonly bias: readonly Shift[]
}

const MAGIC = 0x41534c47
const HEAD = 12
const WEIGHTS_FROM = HEAD + 12 + 8 * PLACES
const ENTRY = 6

/** The first bytes of adjustments this program can read; others were learned on top of a model that looked at other things. */
export const adjustmentBegin: Uint8Array = new Uint8Array(8)
new DataView(adjustmentBegin.buffer).setUint32(0, MAGIC, true)
new DataView(adjustmentBegin.buffer).setUint32(4, FORMAT, true)

export function writeAdjustment({ buckets, sign, lean, bias }: Weights): Uint8Array {
  const count = buckets.length
  const bytes = new Uint8Array(WEIGHTS_FROM + ENTRY * count)
  bytes.set(adjustmentBegin)
  const view = new DataView(bytes.buffer)
  view.setUint32(HEAD, count, true)
  for (const [c, weights] of [sign, lean].entries()) {
    const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127 || 1
    view.setFloat32(HEAD + 4 + 4 * c, scale, true)
    for (const [i, weight] of weights.entries())
      view.setInt8(WEIGHTS_FROM + (4 + c) * count + i, Math.round(weight / scale))
  }
  for (const [place, own] of bias.entries()) {
    view.setFloat32(HEAD + 12 + 8 * place, own.sign, true)
    view.setFloat32(HEAD + 16 + 8 * place, own.lean, true)
  }
  for (const [i, bucket] of buckets.entries()) view.setUint32(WEIGHTS_FROM + 4 * i, bucket, true)
  view.setUint32(8, checksum(bytes.subarray(HEAD)), true)
  return bytes
}

/** Throws an Error that says why when the bytes are no adjustment, a damaged one, or one for another model. */
export function readAdjustment(bytes: Uint8Array): Adjustment {
  if (bytes.length < WEIGHTS_FROM) throw new Error('This is no adjustment of the sentiment model.')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.getUint32(0, true) !== MAGIC) throw new Error('This is no adjustment of the sentiment model.')
  const format = view.getUint32(4, true)
  if (format !== FORMAT) throw new Error(`The adjustment is for a model of format ${format}; this one has ${FORMAT}.`)
  const count = view.getUint32(HEAD, true)
  if (view.getUint32(8, true) !== checksum(bytes.subarray(HEAD)) || bytes.length !== WEIGHTS_FROM + ENTRY * count)
    throw new Error('The adjustment of the sentiment model is damaged.')
  if (count > ENTRIES_AT_MOST) throw new Error('The adjustment of the sentiment model is too large.')
  const float = (at: number): number => view.getFloat32(at, true)
  const adjustment: Adjustment = {
    known: new Uint32Array((KNOWN + 1) >>> 5),
    slots: new Int32Array(SLOTS + 1).fill(-1),
    weights: new Float32Array(2 * (SLOTS + 1)),
    bias: Array.from({ length: PLACES }, (_, place) => ({
      sign: float(HEAD + 12 + 8 * place),
      lean: float(HEAD + 16 + 8 * place),
    })),
  }
  const scale = { sign: float(HEAD + 4), lean: float(HEAD + 8) }
  for (let i = 0; i < count; i++) {
    const bucket = view.getUint32(WEIGHTS_FROM + 4 * i, true) & (BUCKETS - 1)
    adjustment.known[(bucket & KNOWN) >>> 5]! |= 1 << (bucket & 31)
    let slot = bucket & SLOTS
    while (adjustment.slots[slot] !== -1) slot = (slot + 1) & SLOTS
    adjustment.slots[slot] = bucket
    adjustment.weights[2 * slot] = scale.sign * view.getInt8(WEIGHTS_FROM + 4 * count + i)
    adjustment.weights[2 * slot + 1] = scale.lean * view.getInt8(WEIGHTS_FROM + 5 * count + i)
  }
  return adjustment
}

function checksum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < bytes.length; i++) hash = Math.imul(hash ^ bytes[i]!, 0x01000193)
  return hash >>> 0
}
