/** How much two texts have in common, as a person would say it: in per cent of their text. */
import { type Shingles, similarityBetween } from '@guanlan/engine/text'

/** A shorter text of fewer runs stands in many articles by chance: then only what both have counts. */
const leastContained = 30

/** A copy with something added resembles its original as much as the original is found in it. */
export function similarityOf(a: Shingles, b: Shingles): number {
  const { common, contained } = similarityBetween(a, b)
  const shorter = Math.min(a.all.length, b.all.length)
  return Math.round(100 * (shorter >= leastContained ? Math.max(common, contained) : common))
}
