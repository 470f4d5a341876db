/** When somebody last looked, so that what came since is told. Pure. */

/** Of a person in an organisation, kept as a flag. */
export interface Visit {
  /** The last look of the visit that goes on. */
  seen: string
  /** The end of the visit before; null: this is the first. */
  before: string | null
}

/** Who looks again within it is still on the same visit. */
const sameVisitMs = 30 * 60_000
/** Written this often at most. */
export const saveEachMs = 5 * 60_000

/** @param stored whatever the flag holds */
export function visitOf(stored: unknown, now: number): Visit {
  const last = isVisit(stored) ? stored : null
  const seen = new Date(now).toISOString()
  if (last === null) return { seen, before: null }
  return { seen, before: now - Date.parse(last.seen) > sameVisitMs ? last.seen : last.before }
}

const isMoment = (text: unknown): text is string => typeof text === 'string' && !Number.isNaN(Date.parse(text))
const isVisit = (stored: unknown): stored is Visit =>
  typeof stored === 'object' &&
  stored !== null &&
  'seen' in stored &&
  isMoment(stored.seen) &&
  'before' in stored &&
  (stored.before === null || isMoment(stored.before))
