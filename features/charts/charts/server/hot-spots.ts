import { type ArticleQuery, hotSpotRows } from '@guanlan/features/articles/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import { type HotSpot, storyHeatOf } from '../contract.ts'
import { weightsOf } from './weights.ts'

/** Spec 5. */
const mostHotSpots = 10

export async function hotSpotsOf(scope: Scope, query: ArticleQuery): Promise<HotSpot[]> {
  const spots = await hotSpotRows(scope, query, mostHotSpots)
  const { storyHeat } = (await weightsOf(scope)).weights
  return spots.map(({ firstAt, lastAt, peakAt, ...spot }) => ({
    ...spot,
    heat: storyHeatOf({ articles: spot.count, media: spot.mediaCount, interactions: spot.interactions }, storyHeat)
      .heat,
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
    peakAt: peakAt.toISOString(),
  }))
}
