import { useQuery } from '@tanstack/react-query'
import type { Draft } from '../contract.ts'
import { api } from './api.ts'

export interface Expected {
  found: number
  missing: number
  /** 0 to 1. */
  progress: number
}

/** What an order would add: part after part is asked for and shown; null asks nothing. */
export function useEstimate(draft: Draft | null) {
  const requested = draft && JSON.stringify(draft)
  return useQuery<Expected>({
    queryKey: ['backfillOrders', 'estimate', requested],
    queryFn: async ({ signal, client, queryKey }) => {
      const body = JSON.parse(requested ?? '') as Draft
      const sum = { found: 0, missing: 0, progress: 0 }
      let cursor: string | null = null
      do {
        const part: Awaited<ReturnType<typeof api.estimate>> = await api.estimate(
          { body: { ...body, cursor } },
          { signal, timeout: 'long' },
        )
        sum.found += part.found
        sum.missing += part.missing
        sum.progress = part.progress
        cursor = part.next
        if (cursor !== null) client.setQueryData(queryKey, { ...sum })
      } while (cursor !== null)
      return { ...sum, progress: 1 }
    },
    enabled: requested !== null,
    retry: false,
    staleTime: 20_000,
  })
}
