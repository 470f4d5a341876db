import { hotSpotRows, type WantedArticles } from '@guanlan/features/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import type { HotSpot } from '../contract.ts'

/** Spec 5. */
const mostHotSpots = 10

export async function hotSpotsOf(scope: Scope, wanted: WantedArticles): Promise<HotSpot[]> {
  const spots = await hotSpotRows(scope, wanted, mostHotSpots)
  return spots.map(({ firstAt, lastAt, peakAt, ...spot }) => ({
    ...spot,
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
    peakAt: peakAt.toISOString(),
  }))
}
