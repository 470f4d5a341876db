/** Somebody signs in to the demonstration: from then on there is something to see, at whatever hour. */
import { lastSignInOf } from '@guanlan/features/people/sign-in/server'
import type { Database } from '@guanlan/platform/server'
import { people } from './ground.ts'

export interface VisitParts {
  lastVisit(db: Database): Promise<Date>
  beginVisit(db: Database, at: Date): Promise<void>
  /** Publishes what is due; false: nothing is. */
  publishVisit(db: Database, now: Date): Promise<boolean>
}

const minuteMs = 60_000
/** Whoever comes so soon after another sees what was published for them. */
const visitMs = 60 * minuteMs
/** A sign-in that no worker saw in time is over. */
const recentMs = 2 * minuteMs

const visitors = people.filter(({ memberships }) => memberships.length > 0).map(({ account }) => account)

/** Returns whether something was published. */
export async function receiveVisitor(db: Database, visits: VisitParts, now = new Date()): Promise<boolean> {
  const last = (await visits.lastVisit(db)).getTime()
  const since = new Date(Math.max(now.getTime() - recentMs, last + visitMs))
  const came = since < now ? await lastSignInOf(db, visitors, since) : null
  if (came) await visits.beginVisit(db, now)
  return visits.publishVisit(db, now)
}
