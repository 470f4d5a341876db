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

/** @param kept whatever the flag holds */
export function visitOf(kept: unknown, now: number): Visit {
  const last = isVisit(kept) ? kept : null
  const seen = new Date(now).toISOString()
  if (last === null) return { seen, before: null }
  return { seen, before: now - Date.parse(last.seen) > sameVisitMs ? last.seen : last.before }
}

const isMoment = (text: unknown): text is string => typeof text === 'string' && !Number.isNaN(Date.parse(text))
const isVisit = (kept: unknown): kept is Visit =>
  typeof kept === 'object' &&
  kept !== null &&
  'seen' in kept &&
  isMoment(kept.seen) &&
  'before' in kept &&
  (kept.before === null || isMoment(kept.before))
