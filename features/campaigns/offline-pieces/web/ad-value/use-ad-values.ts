import { campaignsKey } from '@guanlan/features/campaigns/campaigns/web'
import { useMay } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api.ts'

export type AdValues = Awaited<ReturnType<typeof api.adValues>>

/** Of all pieces of a campaign; undefined until they are there, and to whoever may not see money. */
export function useAdValues(id: number): AdValues | undefined {
  const may = useMay()
  return useQuery({
    queryKey: [campaignsKey, 'adValues', id],
    queryFn: ({ signal }) => api.adValues({ params: { id } }, { signal }),
    enabled: may('campaigns.money'),
  }).data
}
