/** Long work of events. */
import { say, sayCounts } from '@guanlan/platform/contract'
import { job, newestTasks, type Scope, startTask } from '@guanlan/platform/server'
import { z } from 'zod'
import type { InfoEvent } from '../contract.ts'
import { strings } from '../strings.ts'

/** Finds in what is stored already what a new or changed rule wants. */
export const fillEvent = job({
  name: 'events.fill',
  title: ({ title }, locale) => say(strings.fillingEvent, locale, { title }),
  input: z.object({ eventId: z.number().int(), ruleVersion: z.number().int(), title: z.string() }),
  outcome: (result, locale) => sayCounts(strings.filledEvent, locale, { found: (result as { found: number }).found }),
  perOrganisation: 2,
  ofOrganisation: true,
})

/** Of one event only the newest filling is wanted. */
export const requestFilling = (
  { orgId, userId, db }: Scope,
  { id, ruleVersion, title }: { id: number; ruleVersion: number; title: string },
): Promise<number> =>
  startTask({ orgId, userId, db }, fillEvent, { eventId: id, ruleVersion, title }, null, { about: String(id) })

/** By event, what is under way. */
export async function fillingsOf(scope: Scope): Promise<ReadonlyMap<number, NonNullable<InfoEvent['filling']>>> {
  const tasks = await newestTasks(scope, fillEvent, 0)
  return new Map(
    [...tasks]
      .filter(([, { state }]) => state === 'waiting' || state === 'running')
      .map(([about, { done, total, result }]) => [
        Number(about),
        { done, total, found: (result as { found: number } | null)?.found ?? 0 },
      ]),
  )
}
