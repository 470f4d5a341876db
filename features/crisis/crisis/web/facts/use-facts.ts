import { useQuery } from '@tanstack/react-query'
import { api, crisesKey } from '../api.ts'

export const useFacts = (crisisId: number) =>
  useQuery({
    queryKey: [crisesKey, 'facts', crisisId],
    queryFn: ({ signal }) => api.facts({ query: { crisisId } }, { signal }),
  })
