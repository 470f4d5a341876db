/** Long work of campaigns. */
import { say, sayCounts } from '@guanlan/platform/contract'
import { job, newestTasks, type Scope, startTask } from '@guanlan/platform/server'
import { z } from 'zod'
import type { Campaign } from '../contract.ts'
import { strings } from '../strings.ts'

/** Finds in what is stored already what a rule wants that is followed from now on. */
export const fillCampaign = job({
  name: 'campaigns.fill',
  title: ({ name }, locale) => say(strings.fillingCampaign, locale, { name }),
  input: z.object({ campaignId: z.number().int(), ruleVersion: z.number().int(), name: z.string() }),
  outcome: (result, locale) =>
    sayCounts(strings.filledCampaign, locale, { found: (result as { found: number }).found }),
  perOrganisation: 2,
  ofOrganisation: true,
})

/** Of one campaign only the newest filling is wanted. */
export const requestFilling = (
  { orgId, userId, db }: Scope,
  { id, ruleVersion, name }: { id: number; ruleVersion: number; name: string },
): Promise<number> =>
  startTask({ orgId, userId, db }, fillCampaign, { campaignId: id, ruleVersion, name }, null, { about: String(id) })

/** By campaign, what is under way. */
export async function fillingsOf(scope: Scope): Promise<ReadonlyMap<number, NonNullable<Campaign['filling']>>> {
  const tasks = await newestTasks(scope, fillCampaign, 0)
  return new Map(
    [...tasks]
      .filter(([, { state }]) => state === 'waiting' || state === 'running')
      .map(([about, { done, total, result }]) => [
        Number(about),
        { done, total, found: (result as { found: number } | null)?.found ?? 0 },
      ]),
  )
}
