// From learned weights to a column of the file: the ones that matter, as small whole numbers.
import type { Column } from '../../engine/text/sentiment/model-file.ts'

/** Keeps the `most` weights that move the most texts furthest and writes them as whole numbers up to ±127. */
export function compress(weights: Float32Array, seen: Uint32Array, most: number): Column {
  const worth = weights.map((weight, bucket) => Math.abs(weight) * Math.sqrt(seen[bucket]!))
  const ranked = Float32Array.from(worth.filter(value => value > 0)).sort()
  const least = ranked[Math.max(0, ranked.length - most)] ?? 0
  const kept = Int32Array.from(weights.keys()).filter(bucket => worth[bucket]! > 0 && worth[bucket]! >= least)
  // The largest weights are few and all mean "very": cutting them off leaves finer steps for the others.
  const sizes = Float32Array.from(kept, bucket => Math.abs(weights[bucket]!)).sort()
  const scale = (sizes[Math.floor(sizes.length * 0.999)] ?? 1) / 127 || 1
  const whole = (bucket: number) => Math.max(-127, Math.min(127, Math.round(weights[bucket]! / scale)))
  const buckets = kept.filter(bucket => whole(bucket) !== 0)
  return { buckets, weights: Int8Array.from(buckets, whole), scale }
}
