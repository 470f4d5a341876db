/** Whether an article of an incident is told, and why. Pure. */
import type { Reason } from '../../contract.ts'
import type { WarningFacts } from './facts.ts'

/** What is known of an incident before the article comes. */
export interface IncidentSoFar {
  articles: number
  toldAtSize: number
  level: number | null
  sentiment: number
  mediaLevel: number
  mediaTypes: readonly number[]
}

/** Central and provincial media. */
const isWide = (mediaLevel: number): boolean => mediaLevel === 1 || mediaLevel === 2

/** The first reason that holds, the gravest first; null: it folds in silently. */
export function reasonToTell(
  incident: IncidentSoFar | null,
  { level, sentiment, mediaLevel, mediaType }: Pick<WarningFacts, 'level' | 'sentiment' | 'mediaLevel' | 'mediaType'>,
  repeats: boolean,
): Reason | null {
  if (!incident) return 'first'
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
  { level, sentiment, mediaLevel, mediaType }: Pick<WarningFacts, 'level' | 'sentiment' | 'mediaLevel' | 'mediaType'>,
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
  }
}
