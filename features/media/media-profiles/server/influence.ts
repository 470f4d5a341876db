/** The influence of an entry taken apart, as it was computed last night, with the reader's own numbers in place of those that are known. */
import { mediaTypeCode } from '@guanlan/features/articles/articles/server'
import {
  computedOf,
  fewestForInfluence,
  type InfluenceFigures,
  influenceDays,
  influenceOf,
  influenceParts,
} from '@guanlan/features/charts/charts/contract'
import { keyOfEntry } from '@guanlan/features/media/media-library/contract'
import { fullOfType, influenceFiguresOf, requireEntry } from '@guanlan/features/media/media-library/server'
import type { Scope } from '@guanlan/platform/server'
import type { ComputedInfluence, ComputeQuestion } from '../contract.ts'
import { refOf } from './question.ts'

const nothing = Object.fromEntries(influenceParts.map(part => [part, null])) as InfluenceFigures

export async function computeInfluence(scope: Scope, question: ComputeQuestion): Promise<ComputedInfluence> {
  const entry = await requireEntry(scope, refOf(question), 'id')
  const key = keyOfEntry(entry.entry)
  const { weights, stored } = await influenceFiguresOf(scope, key)
  const type = await fullOfType(scope, key.mediaId === null ? 'accounts' : 'media', mediaTypeCode(entry.mediaType))
  const { full, peers } = stored && stored.peers > 0 ? stored : type
  const isEnough = stored !== null && stored.articles >= fewestForInfluence
  const own = (part: (typeof influenceParts)[number]) => question[part]
  const isOwn = influenceParts.some(part => own(part) !== undefined)
  // Of too few articles nothing is known but what the reader says, and the followers.
  const known = isEnough ? stored.amounts : { ...nothing, followers: entry.followers }
  const amounts = Object.fromEntries(
    influenceParts.map(part => [part, own(part) ?? known[part]]),
  ) as unknown as InfluenceFigures
  const { influence, parts } = influenceOf(amounts, full, isOwn ? null : (stored?.articles ?? 0), weights)
  const { lines } = computedOf(parts, weights)
  const to = stored ? new Date(stored.shown.computedAt) : scope.now
  return {
    ...{ entry: entry.entry, mediaType: entry.mediaType, to: to.toISOString() },
    from: new Date(to.getTime() - influenceDays * 86_400_000).toISOString(),
    ...{ articles: stored ? stored.shown.articles : 0, peers, influence, isEnough },
    low: isOwn ? null : (stored?.shown.low ?? null),
    high: isOwn ? null : (stored?.shown.high ?? null),
    marks: stored?.shown.marks ?? [],
    isComputed: stored !== null,
    parts: lines.map(({ part, points, adds }) => ({
      ...{ part, points, adds, amount: amounts[part], full: full[part] },
      isOwn: own(part) !== undefined,
      weight: weights[part],
    })),
  }
}
