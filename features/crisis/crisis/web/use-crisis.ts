/** Answers about crises, and acts in them with what is asked again afterwards. */
import { type DoAct, useUndo } from '@guanlan/platform/web'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api, crisesKey } from './api.ts'

/** Somebody else may act at any moment; until the room is told, it asks as often. */
export const refreshMs = 10_000

export const useLevels = () =>
  useQuery({
    queryKey: [crisesKey, 'levels'],
    queryFn: ({ signal }) => api.levels(undefined, { signal }),
    staleTime: 60_000,
  })

export const useLabels = () =>
  useQuery({
    queryKey: [crisesKey, 'labels'],
    queryFn: ({ signal }) => api.getLabelList({ body: {} }, { signal }),
    staleTime: 60_000,
  })

export const useCrisis = (id: number) =>
  useQuery({
    queryKey: [crisesKey, 'one', id],
    queryFn: ({ signal }) => api.getCrisis({ query: { id } }, { signal }),
    refetchInterval: refreshMs,
    retry: false,
  })

export const askAgain = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: [crisesKey] }),
    client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(crisesKey) }),
  ])

/** An act in a crisis: said in a note, taken back where it can be, and followed by every number. */
export function useCrisisAct(): DoAct {
  const client = useQueryClient()
  return useUndo(useCallback(() => askAgain(client), [client]))
}
