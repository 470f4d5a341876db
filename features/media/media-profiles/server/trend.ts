/** What was collected of an entry beside what monitors have of it, over time. */
import { collectedOfMedium } from '@guanlan/features/articles/articles/server/questions'
import { trendOf, unitOf } from '@guanlan/features/charts/charts/server'
import { keyOfEntry } from '@guanlan/features/media/media-library/contract'
import type { Scope } from '@guanlan/platform/server'
import type { ProfileQuestion, Trend } from '../contract.ts'
import { articlesOf, headOf, profileOf } from './question.ts'

export async function trend(scope: Scope, question: ProfileQuestion): Promise<Trend> {
  const profile = await profileOf(scope, question)
  const { query, zone, entry } = profile
  const points = await trendOf(scope, query, zone)
  const { mediaId } = keyOfEntry(entry.entry)
  const begins = points.map(({ at }) => Date.parse(at))
  const collected = mediaId === null ? null : await collectedOfMedium(scope, mediaId, { ...query, begins })
  return {
    ...headOf(profile, await articlesOf(scope, profile)),
    unit: unitOf(query),
    collected: collected === null ? null : collected.reduce((sum, count) => sum + count, 0),
    points: points.map((point, place) => ({ ...point, collected: collected && (collected[place] ?? 0) })),
  }
}
