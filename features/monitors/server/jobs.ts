/** Long work of monitors. */
import { say } from '@guanlan/platform/contract'
import { job, type Scope, startTask } from '@guanlan/platform/server'
import { z } from 'zod'
import { strings } from '../strings.ts'

/** Finds in what is stored already what a new or changed rule wants. */
export const fillMonitor = job({
  name: 'monitors.fill',
  title: ({ name }, locale) => say(strings.filling, locale, { name }),
  input: z.object({ monitorId: z.number().int(), version: z.number().int(), name: z.string() }),
  outcome: (result, locale) => say(strings.foundStored, locale, { found: (result as { found: number }).found }),
  perOrganisation: 2,
  ofOrganisation: true,
})

/** Of one monitor only the newest filling is wanted. Progress is told in articles: looked at, all, and found (result). */
export const requestFilling = (
  { orgId, userId, db }: Scope,
  monitor: { id: number; version: number; name: string },
): Promise<number> => {
  const { id, version, name } = monitor
  return startTask({ orgId, userId, db }, fillMonitor, { monitorId: id, version, name }, null, { about: String(id) })
}
