import { campaignMedia } from '@guanlan/features/campaigns/campaign-media/contract'
import { campaigns } from '@guanlan/features/campaigns/campaigns/contract'
import { connect, useChanges } from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { workbench } from '../contract.ts'

export const api = connect(workbench)
export const campaignApi = connect(campaigns)
export const mediaApi = connect(campaignMedia)

/** Beginning of the keys of all answers about campaigns. */
export const campaignsKey = 'campaigns'
/** Of the list, and of all that the workbench shows. */
export const listName = 'campaigns.list'

/** What anybody changes in campaigns, and what joins them, is shown in every open window. */
export function useLiveCampaigns(): void {
  const client = useQueryClient()
  useChanges(campaigns.changes, () =>
    client.invalidateQueries({
      predicate: ({ queryKey }) => queryKey.includes(campaignsKey) || queryKey.includes(listName),
    }),
  )
}
