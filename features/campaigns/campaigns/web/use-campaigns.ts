/** Answers about campaigns, and acts on them with what is asked again afterwards. */
import { type DoAct, toast, useChanges, useUndo, useWords } from '@guanlan/platform/web'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { type Campaign, campaigns } from '../contract.ts'
import { strings } from '../strings.ts'
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

/** Makes one of a story or a monitor; undefined when it was refused, which is said. */
export function useMakeOf(): (origin: Parameters<typeof api.makeOf.act>[0]['body']) => Promise<Campaign | undefined> {
  const t = useWords(strings)
  const act = useCampaignAct()
  return async body =>
    (await act(
      () => api.makeOf.act({ body }),
      ({ name }) => t('didMake', { name }),
    )) as Campaign | undefined
}

export const useCampaign = (id: number) =>
  useQuery({
    queryKey: [campaignsKey, 'one', id],
    queryFn: ({ signal }) => api.get({ params: { id } }, { signal }),
    enabled: id > 0,
    refetchInterval: ({ state }) => (state.data?.filling ? fillingMs : false),
    retry: false,
  })

const askAgain = (client: QueryClient, options: { cancelRefetch?: boolean } = {}): Promise<unknown> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(campaignsKey) }, options)

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

/** Between two times of asking again for what others changed. Milliseconds. */
const liveMs = 1_000

/** Runs after something of a campaign, its media, releases or pieces changed, here or elsewhere: at once, and once a second while they go on. */
export function useCampaignChanges(run: () => unknown): void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  const requested = useRef({ at: 0, timer: undefined as ReturnType<typeof setTimeout> | undefined })
  useChanges(campaigns.changes, () => {
    const { current } = requested
    current.timer ??= setTimeout(
      () => {
        requested.current = { at: Date.now(), timer: undefined }
        void latest.current()
      },
      Math.max(0, current.at + liveMs - Date.now()),
    )
  })
  useEffect(() => () => clearTimeout(requested.current.timer), [])
}

/** What anybody changes in campaigns, and what joins them, is shown in every open window. What is being counted is counted to its end. */
export function useLiveCampaigns(): void {
  const client = useQueryClient()
  useCampaignChanges(() => askAgain(client, { cancelRefetch: false }))
}
