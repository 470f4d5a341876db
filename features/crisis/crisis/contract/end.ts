/** Where the time of a crisis stops. Pure. */
import type { Crisis } from './crisis.ts'
import { isOver } from './states.ts'

type Ended = Pick<Crisis, 'status' | 'closedAt' | 'lastArticleAt'>

/** When it was closed or revoked; null: it goes on. */
export const endedAt = ({ status, closedAt }: Pick<Ended, 'status' | 'closedAt'>): number | null =>
  isOver(status) && closedAt !== null ? Date.parse(closedAt) : null

/**
 * Until when its articles are counted: until now, and of one that is over until its end.
 * A later article may be put into one that was revoked by hand, so that none of its list is left out.
 */
export function countedUntil(crisis: Ended, now: number): number {
  const end = endedAt(crisis)
  if (end === null) return now
  return crisis.lastArticleAt === null ? end : Math.max(end, Date.parse(crisis.lastArticleAt))
}
