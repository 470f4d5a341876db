/** Answers about campaigns, and acts on them with what is asked again afterwards. */
import { type DoAct, toast, useChanges, useUndo } from '@guanlan/platform/web'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { campaigns } from '../contract.ts'
import { api, campaignsKey } from './api.ts'

/** While a filling runs. Milliseconds. */
const fillingMs = 1_500

/** The first two hundred, in their order. */
export const useActivities = () =>
  useQuery({
    queryKey: [campaignsKey],
    queryFn: async ({ signal }) => (await api.list({ query: { pageSize: 200 } }, { signal })).list,
    staleTime: 30_000,
  })

/** Makes one that begins today; null when it was refused, which is said. */
export function useAddActivity(): (name: string) => Promise<number | null> {
  const client = useQueryClient()
  return async name => {
    try {
      const { id } = await api.add({ body: { name, startTime: new Date().toISOString() } })
      await client.invalidateQueries({ queryKey: [campaignsKey] })
      return id
    } catch (error) {
      toast({ text: (error as Error).message, tone: 'warning' })
      return null
    }
  }
}

export const useCampaign = (id: number) =>
  useQuery({
    queryKey: [campaignsKey, 'one', id],
    queryFn: ({ signal }) => api.get({ params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.filling ? fillingMs : false),
    retry: false,
  })

const askAgain = (client: QueryClient): Promise<unknown> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(campaignsKey) })

/** An act on a campaign: said in a note, taken back where it can be, and followed by every number. */
export function useCampaignAct(): DoAct {
  const client = useQueryClient()
  return useUndo(useCallback(() => askAgain(client), [client]))
}

/** After what was saved in a form of its own. */
export function useAskCampaigns(): () => void {
  const client = useQueryClient()
  return useCallback(() => void askAgain(client), [client])
}

/** What anybody changes in campaigns, and what joins them, is shown in every open window. */
export function useLiveCampaigns(): void {
  const client = useQueryClient()
  useChanges(campaigns.changes, () => void askAgain(client))
}
