/** Search plans and past searches, as the screens ask for them. */
import { connect } from '@guanlan/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { longestAddress, search } from '../contract.ts'

export const searchApi = connect(search)
const keys = { plans: ['search', 'plans'], past: ['search', 'past'] } as const

export const usePlans = () =>
  useQuery({ queryKey: keys.plans, queryFn: ({ signal }) => searchApi.plans(undefined, { signal }), staleTime: 30_000 })

/** What came for a plan since this person looked last. */
export const useNewOf = (id: number, lookedAt: string | null) =>
  useQuery({
    queryKey: ['search', 'new', id, lookedAt],
    queryFn: ({ signal }) => searchApi.newOfPlan({ params: { id } }, { signal }),
    staleTime: 60_000,
    retry: false,
  })

export const usePast = () =>
  useQuery({ queryKey: keys.past, queryFn: ({ signal }) => searchApi.past(undefined, { signal }), staleTime: 0 })

export function useAskAgain() {
  const client = useQueryClient()
  return {
    plans: () => client.invalidateQueries({ queryKey: keys.plans }),
    past: () => client.invalidateQueries({ queryKey: keys.past }),
  }
}

/** A search that stands for a moment is remembered; one that is still being changed is not, nor one that is longer than a search that is kept may be. */
const keptAfterMs = 2_000
export function useKeepPast(address: string, isSearch: boolean): void {
  useEffect(() => {
    if (!isSearch || address.length > longestAddress) return
    const timer = setTimeout(() => {
      // What is lost when it fails is a line of the history.
      searchApi.keepPast({ body: { address } }).catch(() => {})
    }, keptAfterMs)
    return () => clearTimeout(timer)
  }, [address, isSearch])
}
