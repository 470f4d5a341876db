/** One message an event: where an article belongs, and whether it is told. Pure: the live stage, replays and tests fold alike. */
import type { Reason, TimeCondition } from '../../contract.ts'
import type { WarningFacts } from './facts.ts'
import type { FoldedIncident } from './folded-incident.ts'
import type { IncidentIndex } from './incident-index.ts'
import { grown, reasonToTell } from './worth-telling.ts'

/** One message a minute for each incident; what gets worse meanwhile is told when the minute is over. */
export const quietMs = 60_000

export interface Folded {
  incident: FoldedIncident
  /** What it is told for now; null: silently, or later. */
  reason: Reason | null
  /** Null: of the same story, or the first of all. */
  shared: string[] | null
}

/**
 * The caller keeps the answer in the index.
 * @param incidents of this warning, any that may take the article up
 * @param reach what a story has to reach before it is told
 * @param asked words of the warning, which distinguish nothing
 */
export function foldIn(
  incidents: IncidentIndex,
  facts: WarningFacts,
  {
    repeats,
    reach,
    asked: requested,
    now,
  }: { repeats: boolean; reach: readonly TimeCondition[]; asked: readonly string[]; now: Date },
): Folded {
  const found = placeOf(incidents, facts, requested, now)
  const before = found?.incident ?? opened(facts, now)
  const reason = before.isSettled ? null : reasonToTell(before, facts, { repeats, reach })
  const waits = reason !== null && before.toldAt !== null && now.getTime() - before.toldAt.getTime() < quietMs
  const after: FoldedIncident = {
    ...grown(before, facts, reason),
    lastAt: now,
  }
  if (reason === null) return { incident: after, reason, shared: found?.shared ?? null }
  // The first reason of a minute stays: what comes after it is told with the same message.
  const notified = waits
    ? {
        ...after,
        pending: after.pending ?? (reason === 'repeat' ? null : reason),
        pendingArticleId: after.pendingArticleId ?? facts.articleId,
      }
    : { ...after, toldAt: now, pending: null, pendingArticleId: null }
  return { incident: notified, reason: waits ? null : reason, shared: found?.shared ?? null }
}

function placeOf(incidents: IncidentIndex, { storyId, marks }: WarningFacts, requested: readonly string[], now: Date) {
  const ofStory = incidents.ofStory(storyId, now)
  return ofStory ? { incident: ofStory, shared: null } : incidents.resembling(marks, requested, now)
}

const opened = (facts: WarningFacts, now: Date): FoldedIncident => ({
  id: null,
  title: facts.title,
  firstArticleId: facts.articleId,
  openedAt: now,
  lastAt: now,
  articles: 0,
  toldAtSize: 0,
  toldAt: null,
  isSettled: false,
  pending: null,
  pendingArticleId: null,
  level: facts.level,
  sentiment: facts.sentiment,
  mediaLevel: 0,
  mediaTypes: [],
  mediaIds: [],
  hasReached: false,
  marks: facts.marks,
  demonstration: facts.demonstration,
})
