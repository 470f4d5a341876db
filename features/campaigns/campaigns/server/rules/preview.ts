/** Tries the rule of a campaign on stored articles of its dates. */
import { previewOfSet } from '@guanlan/features/monitors/monitors/server'
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { storedCampaign } from '../records/shown.ts'

type Trial = Parameters<typeof previewOfSet>[1]
const dayMs = 86_400_000

/** @param words of vocabularies by their names, where they are other than those stored */
export async function previewOf(
  scope: Scope,
  tried: Trial['tried'],
  words?: ReadonlyMap<string, readonly string[]>,
): ReturnType<typeof previewOfSet> {
  const { id, startTime, endTime } = tried
  if (endTime !== null && Date.parse(endTime) < Date.parse(startTime))
    throw refuse('invalid', 'campaigns.ended', {}, 'endTime')
  if (id !== null) await storedCampaign(scope, id)
  // Some articles are dated by clocks that run ahead.
  const latest = scope.now.getTime() + dayMs
  const until = new Date(endTime === null ? latest : Math.min(latest, Date.parse(endTime)))
  return previewOfSet(scope, { kind: 'campaign', tried, words, from: new Date(startTime), until })
}
