import { useCampaignChanges } from '@guanlan/features/campaigns/campaigns/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api, piecesKey } from './api.ts'

/** How many pieces a campaign has. */
export const useCounts = (campaignId: number) =>
  useQuery({
    queryKey: [piecesKey, 'counts', campaignId],
    queryFn: ({ signal }) => api.counts({ params: { activityId: campaignId } }, { signal }),
    placeholderData: before => before,
  }).data

/** Asks again for what is shown whenever something of a campaign changed. */
export function useLivePieces(more: () => unknown): void {
  const client = useQueryClient()
  useCampaignChanges(() => {
    void client.invalidateQueries({ queryKey: [piecesKey] })
    void more()
  })
}
