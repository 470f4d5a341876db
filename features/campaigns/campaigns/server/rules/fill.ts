/** Fills a campaign from stored articles of its dates. */
import { fillSetSlice } from '@guanlan/features/monitors/monitors/server'
import { work } from '@guanlan/platform/server'
import { fillCampaign } from '../jobs.ts'
import { queryOfCampaign } from './campaign-query.ts'

export const filling = work(
  fillCampaign,
  async ({ db, orgId, input: { campaignId: id, ruleVersion }, cursor }) =>
    fillSetSlice({
      db,
      orgId,
      kind: 'campaign',
      id,
      ruleVersion,
      cursor,
      query: await queryOfCampaign(db, { orgId, id }),
    }),
  { runsAs: 'system' },
)
