/**
 * The latent score, 0 to 100: what is small and may grow, for its signs as they are now. It orders what is to be read first and says nothing of what
 * will come. Pure; its formula is open as those of the indices (features/charts/charts/contract/formulas).
 */
import type { mediaLevels } from '@guanlan/features/articles/articles/contract'
import { indexOf, type Parts, type Weights } from '@guanlan/features/charts/charts/contract'

export const latentParts = ['growth', 'negative', 'resonance', 'media', 'spread', 'similarity'] as const
export type LatentPart = (typeof latentParts)[number]
export const latentWeights: Weights<LatentPart> = {
  growth: 25,
  negative: 25,
  resonance: 20,
  media: 10,
  spread: 10,
  similarity: 10,
}

export interface LatentFigures {
  /** Articles in the 72 hours that are looked at. */
  articles: number
  /** Of the last 24 hours, and of a day before them; null: nothing is known of earlier days. */
  recent: number
  usual: number | null
  negative: number
  /** Negative articles of each level, 1 the gravest; those without a level are in none. */
  negativeByLevel: Readonly<Record<1 | 2 | 3 | 4, number>>
  /** What readers did, and how many may have been reached, by followers and the like; null: not known. */
  interactions: number | null
  reach: number | null
  /** Of the medium that reaches widest. */
  mediaLevel: (typeof mediaLevels)[number]
  /** Kinds of media, provinces, and platforms on whose hot lists it stands. */
  platforms: number
  regions: number
  boards: number
  /** Of its words those that earlier crises have, too; null: there were none, or it has no words. */
  words: number
  commonWords: number | null
}

/** So many articles more or less say little. */
const plain = 4
/** What a negative article of each level counts; one without a level is taken for a general one. */
export const gravityOfLevel = { 1: 1, 2: 0.85, 3: 0.7, 4: 0.55 } as const
/** One reaction for so many readers is one half. */
export const readersOfReaction = 10
export const pointsOfMedium: Readonly<Record<(typeof mediaLevels)[number], number | null>> = {
  unknown: null,
  central: 1,
  provincial: 0.8,
  city: 0.6,
  industry: 0.4,
  self: 0.2,
}
/** So many further platforms, provinces and hot lists are all of it. */
export const fullSpread = 4

/** As many as usual, or fewer, are nothing; the more, the nearer to one. */
const growthOf = ({ recent, usual }: LatentFigures): number | null =>
  usual === null ? null : Math.max(0, (recent - usual) / (recent + usual + plain))

function negativeOf({ articles, negative, negativeByLevel }: LatentFigures): number | null {
  if (articles === 0) return null
  const levels = [1, 2, 3, 4] as const
  const levelled = levels.reduce((sum, level) => sum + negativeByLevel[level], 0)
  const gravity = levels.reduce((sum, level) => sum + negativeByLevel[level] * gravityOfLevel[level], 0)
  return Math.min(1, (gravity + Math.max(0, negative - levelled) * gravityOfLevel[4]) / articles)
}

/** What is carried further than by those who read its authors anyway. */
function resonanceOf({ interactions, reach }: LatentFigures): number | null {
  if (interactions === null || reach === null || reach <= 0) return null
  return interactions / (interactions + reach / readersOfReaction)
}

const spreadOf = ({ platforms, regions, boards }: LatentFigures): number | null =>
  platforms === 0 ? null : Math.min(1, (platforms - 1 + Math.max(0, regions - 1) + boards) / fullSpread)

/** A part that is not known is left out, as if the others were all. */
export function latentScoreOf(
  figures: LatentFigures,
  weights: Weights<LatentPart> = latentWeights,
): { score: number; parts: Parts<LatentPart> } {
  const { words, commonWords, mediaLevel } = figures
  const parts = {
    growth: growthOf(figures),
    negative: negativeOf(figures),
    resonance: resonanceOf(figures),
    media: pointsOfMedium[mediaLevel],
    spread: spreadOf(figures),
    similarity: commonWords === null || words === 0 ? null : commonWords / words,
  }
  return { score: indexOf(parts, weights) ?? 0, parts }
}
