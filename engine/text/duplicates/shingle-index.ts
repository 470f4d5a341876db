// Which articles share sampled hashes with a given one. Bounded: set phrases keep their newest articles only.
import { isSampled, type Shingles } from './shingles.ts'

/** A hash in more articles than this is a set phrase; the older ones are found by their other hashes. */
const MOST_PER_HASH = 64
/** Candidates answered: those of which the largest part is shared, so that a long common tail does not hide a short copy. */
const MOST_CANDIDATES = 48
/** Sampled hashes two articles must share to be compared; texts too short to have many need one. */
const LEAST_SHARED = 2
const FEW_SAMPLED = 12
/** Of the hashes sampled by chance in the shorter text a true pair shares four fifths and more; half of that is never missed. */
const LEAST_SHARE = 0.4

export interface Size {
  readonly sampled: number
  /** Without the smallest hashes and those of the title, which the other text need not have. */
  readonly byChance: number
}
export function sizeOf(sampled: Uint32Array): Size {
  let byChance = 0
  for (let i = 0; i < sampled.length; i++) if (isSampled(sampled[i]!)) byChance++
  return { sampled: sampled.length, byChance }
}

/** So many sampled hashes two articles of these sizes must share to be compared at all. */
export const leastShared = (one: Size, other: Size): number =>
  Math.max(
    Math.min(one.sampled, other.sampled) < FEW_SAMPLED ? 1 : LEAST_SHARED,
    LEAST_SHARE * Math.min(one.byChance, other.byChance),
  )

export interface ShingleIndex {
  add(id: string, shingles: Shingles): void
  /** The most alike first; ties in order of arrival. */
  candidatesOf(shingles: Shingles): readonly string[]
}

/** Most hashes of a batch's witnesses are asked by nobody: a count of what will be asked, by 16 bits of a hash, tells so without filing them. */
function countRequested(requesting: readonly Shingles[]): (hash: number) => number {
  const counts = new Uint8Array(1 << 16)
  const placeOf = (hash: number): number => (hash ^ (hash >>> 16)) & 0xffff
  for (const { sampled } of requesting)
    for (let i = 0; i < sampled.length; i++) {
      const place = placeOf(sampled[i]!)
      if (counts[place]! < 2) counts[place]!++
    }
  return hash => counts[placeOf(hash)]!
}

/** @param coming all that will be asked about, each once, before it is added itself; absent: any may be */
export function createShingleIndex(coming?: readonly Shingles[]): ShingleIndex {
  const postings = new Map<number, string[]>()
  const sizes = new Map<string, Size>()
  const requests = coming ? countRequested(coming) : () => 2
  const requesting = new Set(coming)
  return {
    add(id, shingles) {
      const { sampled } = shingles
      sizes.set(id, sizeOf(sampled))
      // Of what one of those has that ask, it is one itself.
      const least = requesting.has(shingles) ? 2 : 1
      for (let i = 0; i < sampled.length; i++) {
        const hash = sampled[i]!
        if (requests(hash) < least) continue
        const ids = postings.get(hash)
        if (!ids) postings.set(hash, [id])
        else if (ids.push(id) > MOST_PER_HASH) ids.shift()
      }
    },
    candidatesOf({ sampled }) {
      const counts = new Map<string, number>()
      for (const hash of sampled) for (const id of postings.get(hash) ?? []) counts.set(id, (counts.get(id) ?? 0) + 1)
      const found: { id: string; share: number }[] = []
      const own = sizeOf(sampled)
      for (const [id, count] of counts) {
        const other = sizes.get(id)!
        if (count >= leastShared(other, own)) found.push({ id, share: count / Math.min(other.sampled, own.sampled) })
      }
      return found
        .sort((a, b) => b.share - a.share)
        .slice(0, MOST_CANDIDATES)
        .map(({ id }) => id)
    },
  }
}
