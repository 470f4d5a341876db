import { useQuery } from '@tanstack/react-query'
import { api, crisesKey } from '../api.ts'
import { refreshMs } from '../use-crisis.ts'

export const useFacts = (crisisId: number) =>
  useQuery({
    queryKey: [crisesKey, 'facts', crisisId],
    queryFn: ({ signal }) => api.facts({ query: { crisisId } }, { signal }),
    refetchInterval: refreshMs,
  })
