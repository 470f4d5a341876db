/** Whether an article of an incident is told, and why. Pure. */
import { mostMediaCounted, type Reason, type TimeCondition } from '../../contract.ts'
import type { WarningFacts } from './facts.ts'
import { hasReached, type Reached } from './reach.ts'

/** What is known of an incident before the article comes. */
export interface IncidentSoFar extends Reached {
  toldAtSize: number
  level: number | null
  sentiment: number
  /** False while its story has not reached what the warning waits for. */
  hasReached: boolean
}

export type Growth = Pick<WarningFacts, 'level' | 'sentiment' | 'mediaLevel' | 'mediaType' | 'mediaId'>

/** Central and provincial media. */
const isWide = (mediaLevel: number): boolean => mediaLevel === 1 || mediaLevel === 2

/** The first reason that holds, the gravest first; null: it folds in silently. */
export function reasonToTell(
  incident: IncidentSoFar,
  article: Growth,
  { repeats, reach }: { repeats: boolean; reach: readonly TimeCondition[] },
): Reason | null {
  if (!incident.hasReached) {
    if (reach.length === 0) return 'first'
    return hasReached(reach, grown(incident, article, null)) ? 'reached' : null
  }
  const { level, sentiment, mediaLevel, mediaType } = article
  if (incident.sentiment >= 0 && sentiment < 0) return 'negative'
  if (level !== null && incident.level !== null && level < incident.level) return 'level'
  if (isWide(mediaLevel) && (incident.mediaLevel === 0 || mediaLevel < incident.mediaLevel)) return 'mediaLevel'
  if (incident.articles + 1 >= 10 * incident.toldAtSize) return 'tenfold'
  if (!incident.mediaTypes.includes(mediaType)) return 'mediaType'
  return repeats ? 'repeat' : null
}

/** An incident with one article more. Marks of the first article stay: later ones would make it drift. */
export function grown<Incident extends IncidentSoFar>(
  incident: Incident,
  { level, sentiment, mediaLevel, mediaType, mediaId }: Growth,
  reason: Reason | null,
): Incident {
  const articles = incident.articles + 1
  return {
    ...incident,
    articles,
    toldAtSize: reason === null || reason === 'repeat' ? incident.toldAtSize : articles,
    level: level === null ? incident.level : Math.min(level, incident.level ?? level),
    sentiment: Math.min(sentiment, incident.sentiment),
    mediaLevel: mediaLevel === 0 ? incident.mediaLevel : Math.min(mediaLevel, incident.mediaLevel || mediaLevel),
    mediaTypes: incident.mediaTypes.includes(mediaType) ? incident.mediaTypes : [...incident.mediaTypes, mediaType],
    mediaIds:
      incident.mediaIds.includes(mediaId) || incident.mediaIds.length >= mostMediaCounted
        ? incident.mediaIds
        : [...incident.mediaIds, mediaId],
    hasReached: incident.hasReached || reason !== null,
  }
}
