// Fingerprints that find repeated and nearly repeated articles.
import type { CanonicalText } from './canonical.ts'

/**
 * 64-bit simhash over runs of four characters, signed so that it fits a PostgreSQL bigint. Nearly the same
 * text gives nearly the same bits: compare with `distance`. 0 for an empty text.
 */
export function fingerprint({ chars }: CanonicalText): bigint {
  const low = new Votes()
  const high = new Votes()
  const shingles = Math.max(1, chars.length - 3)
  if (chars.length === 0) return 0n
  for (let i = 0; i < shingles; i++) {
    let hash = 0x811c9dc5
    for (let k = i; k < i + 4 && k < chars.length; k++) hash = Math.imul(hash ^ chars.charCodeAt(k), 0x9e3779b1)
    low.add(mix(hash))
    high.add(mix(hash ^ 0x5bd1e995))
  }
  return join(high.majority(shingles), low.majority(shingles))
}

/** 64-bit hash of the exact canonical text, signed; equal texts only, up to chance (1 in 10¹⁹ a pair). */
export function contentHash({ chars }: CanonicalText): bigint {
  let low = 0x811c9dc5
  let high = 0x1b873593
  for (let i = 0; i < chars.length; i++) {
    const unit = chars.charCodeAt(i)
    low = Math.imul(low ^ unit, 0x01000193)
    high = Math.imul((high << 13) | (high >>> 19), 5) + Math.imul(unit + 0x9e3779b9, 0xcc9e2d51)
  }
  return join(mix(high ^ chars.length), mix(low))
}

/** Number of bits (0–64) in which two fingerprints differ. Up to 3 is the same text slightly changed. */
export function distance(a: bigint, b: bigint): number {
  const differing = BigInt.asUintN(64, a ^ b)
  return ones(Number(differing >> 32n)) + ones(Number(differing & 0xffffffffn))
}

const join = (high: number, low: number): bigint => BigInt.asIntN(64, (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0))

function mix(hash: number): number {
  let h = hash
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return h ^ (h >>> 16)
}

function ones(bits: number): number {
  let count = 0
  for (let rest = bits >>> 0; rest !== 0; rest = (rest & (rest - 1)) >>> 0) count++
  return count
}

/** 32 counters side by side: plane `p` holds bit `p` of each, so one addition costs about two operations. */
class Votes {
  private readonly planes = new Int32Array(32)

  add(bits: number): void {
    let carry = bits
    for (let p = 0; carry !== 0; p++) {
      const before = this.planes[p]!
      this.planes[p] = before ^ carry
      carry &= before
    }
  }

  /** The bits that more than half of `total` votes had set. */
  majority(total: number): number {
    let result = 0
    for (let bit = 0; bit < 32; bit++) {
      let votes = 0
      for (let p = 0; p < 32; p++) votes += ((this.planes[p]! >>> bit) & 1) * 2 ** p
      if (votes * 2 > total) result |= 1 << bit
    }
    return result
  }
}
