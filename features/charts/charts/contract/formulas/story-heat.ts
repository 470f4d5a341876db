/** Heat of a story, 0 to 100: how many articles and media carry it and how much readers do with them, each by orders of magnitude. */
import { indexOf, magnitudeOf, type Parts, type Weights } from './weighted.ts'

export const heatParts = ['articles', 'media', 'interactions'] as const
export type HeatPart = (typeof heatParts)[number]
export const heatWeights: Weights<HeatPart> = { articles: 40, media: 30, interactions: 30 }
/** From here on a part is full. */
export const fullHeat: Readonly<Record<HeatPart, number>> = { articles: 1_000, media: 200, interactions: 1_000_000 }

export function storyHeatOf(
  story: Readonly<Record<HeatPart, number>>,
  weights: Weights<HeatPart> = heatWeights,
): { heat: number; parts: Parts<HeatPart> } {
  const parts = {
    articles: magnitudeOf(story.articles, fullHeat.articles),
    media: magnitudeOf(story.media, fullHeat.media),
    interactions: magnitudeOf(story.interactions, fullHeat.interactions),
  }
  return { heat: indexOf(parts, weights) ?? 0, parts }
}
