/** Influence of a medium or an account, 0 to 100: five parts, each against the 95th percentile of the same type over 90 days. Pure. */
import { indexOf, magnitudeOf, type Parts, type Weights } from './weighted.ts'

export const influenceParts = ['reads', 'interactions', 'taken', 'first', 'followers'] as const
export type InfluencePart = (typeof influenceParts)[number]
export const influenceWeights: Weights<InfluencePart> = {
  reads: 30,
  interactions: 20,
  taken: 20,
  first: 15,
  followers: 15,
}

/** Of fewer articles no number is given. */
export const fewestForInfluence = 20
export const influenceDays = 90

/** Amounts of one entry, or those that make a part full; null: not known. */
export type InfluenceFigures = Readonly<Record<InfluencePart, number | null>>

/** Ten times as much adds always the same; shares and copies count as they are. */
export const partsByMagnitude: ReadonlySet<InfluencePart> = new Set(['reads', 'interactions', 'followers'])

export function partOf(part: InfluencePart, amount: number | null, full: number | null): number | null {
  if (amount === null || full === null || !(full > 0)) return null
  const least = Math.max(0, amount)
  return partsByMagnitude.has(part) ? magnitudeOf(least, full) : Math.min(1, least / full)
}

/**
 * A part that is not known is left out, as if the others were all.
 * @param articles that the amounts are of; null: they are a reader's own numbers
 */
export function influenceOf(
  figures: InfluenceFigures,
  full: InfluenceFigures,
  articles: number | null,
  weights: Weights<InfluencePart> = influenceWeights,
): { influence: number | null; parts: Parts<InfluencePart> } {
  const parts = Object.fromEntries(
    influenceParts.map(part => [part, partOf(part, figures[part], full[part])]),
  ) as Parts<InfluencePart>
  const isKnown = articles === null || articles >= fewestForInfluence
  return { influence: isKnown ? indexOf(parts, weights) : null, parts }
}
