/** Tries the rule of an event on stored articles. */
import { previewOfSet } from '@guanlan/features/monitors/monitors/server'
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { type EventPreview, spanProblem, type TriedEvent } from '../../contract.ts'
import { storedEvent } from '../records/shown.ts'

const dayMs = 86_400_000
/** Of an event without an end that is written today. */
const longestDays = 90

/** @param words of vocabularies by their names, where they are other than those stored */
export async function previewOf(
  scope: Scope,
  tried: TriedEvent,
  words?: ReadonlyMap<string, readonly string[]>,
): Promise<EventPreview> {
  const problem = spanProblem(tried)
  if (problem) throw refuse('invalid', problem, {}, 'endTime')
  if (tried.id !== null) await storedEvent(scope, tried.id)
  return previewOfSet(scope, { kind: 'event', tried, words, ...spanOf(scope, tried) })
}

function spanOf({ now }: Scope, { startTime, endTime }: TriedEvent): { from: Date; until: Date } {
  const from = new Date(startTime)
  const latest = Math.min(now.getTime() + dayMs, from.getTime() + longestDays * dayMs)
  const end = endTime === null ? latest : Math.min(Date.parse(endTime), now.getTime() + dayMs)
  return { from, until: new Date(end) }
}
