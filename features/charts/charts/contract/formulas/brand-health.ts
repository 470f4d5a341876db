/** Brand health, 0 to 100: volume against usual, net sentiment, reach, share of voice, and how grave the negative articles are. */
import { netSentimentOf } from './net-sentiment.ts'
import { indexOf, magnitudeOf, type Parts, type Weights } from './weighted.ts'

export const healthParts = ['volume', 'sentiment', 'reach', 'voice', 'risk'] as const
export type HealthPart = (typeof healthParts)[number]
export const healthWeights: Weights<HealthPart> = { volume: 15, sentiment: 30, reach: 15, voice: 15, risk: 25 }

/** People reached from whom on the part of reach is full. */
export const fullReach = 100_000_000
/** What an article of each negativity level takes away: 1 major, 2 severe, 3 important, 4 general. */
export const riskOfLevel = { 1: 1, 2: 0.75, 3: 0.5, 4: 0.25 } as const

export interface BrandFigures {
  /** Articles that name the brand, and how they lean. */
  count: number
  positive: number
  negative: number
  /** Articles in the same time as it usually is; null: not known. */
  usual: number | null
  /** People; null: nothing is known to estimate from. */
  reach: number | null
  /** From 0 to 1; null: no article about any of the subjects. */
  voice: number | null
  /** Negative articles by level. One without a level is taken for a general one. */
  negativeByLevel: Readonly<Record<keyof typeof riskOfLevel, number>>
}

/** As many articles as usual are one half; twice as many two thirds; none is nothing. */
const volumeOf = ({ count, usual }: BrandFigures): number | null =>
  usual === null || usual <= 0 ? null : count / (count + usual)

function riskOf({ count, negative, negativeByLevel }: BrandFigures): number | null {
  if (count === 0) return null
  const levelled = Object.values(negativeByLevel).reduce((sum, n) => sum + n, 0)
  const harm = ([1, 2, 3, 4] as const).reduce((sum, level) => sum + negativeByLevel[level] * riskOfLevel[level], 0)
  return Math.max(0, 1 - (harm + Math.max(0, negative - levelled) * riskOfLevel[4]) / count)
}

/** A part that is not known is left out; `health` is null when none is known. In `risk` 1 is without any danger. */
export function brandHealthOf(
  figures: BrandFigures,
  weights: Weights<HealthPart> = healthWeights,
): { health: number | null; parts: Parts<HealthPart> } {
  const net = netSentimentOf(figures)
  const parts = {
    volume: volumeOf(figures),
    sentiment: net === null ? null : (net + 100) / 200,
    reach: figures.reach === null ? null : magnitudeOf(figures.reach, fullReach),
    voice: figures.voice,
    risk: riskOf(figures),
  }
  return { health: indexOf(parts, weights), parts }
}
