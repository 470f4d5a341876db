// From learned weights to a column of the file: the ones that matter, as small whole numbers.
import type { Column } from '../../engine/text/sentiment/columns.ts'
import type { Learned } from './learn.ts'

/** Keeps the `most` weights (of column `c`) that move the most texts furthest and writes them as whole numbers up to ±127. */
export function compress({ buckets, reach, columns }: Learned, c: number, most: number): Column {
  const weights = columns[c]!
  const worth = weights.map((weight, i) => Math.abs(weight) * Math.sqrt(reach[i]!))
  const ranked = worth.filter(value => value > 0).sort()
  const least = ranked[Math.max(0, ranked.length - most)]
  if (most === 0 || least === undefined) return { buckets: new Int32Array(), weights: new Int8Array(), scale: 1 }
  const stored = Int32Array.from(weights.keys()).filter(i => worth[i]! >= least)
  stored.sort((a, b) => buckets[a]! - buckets[b]!)
  // The largest weights are few and all mean "very": cutting them off leaves finer steps for the others.
  const sizes = Float32Array.from(stored, i => Math.abs(weights[i]!)).sort()
  const scale = (sizes[Math.floor(sizes.length * 0.999)] ?? 1) / 127 || 1
  const whole = (i: number) => Math.max(-127, Math.min(127, Math.round(weights[i]! / scale)))
  const written = stored.filter(i => whole(i) !== 0)
  return { buckets: written.map(i => buckets[i]!), weights: Int8Array.from(written, whole), scale }
}
