import { useQuery } from '@tanstack/react-query'
import { api, crisesKey } from '../api.ts'

export const useStatements = (crisisId: number) =>
  useQuery({
    queryKey: [crisesKey, 'statements', crisisId],
    queryFn: ({ signal }) => api.statements({ query: { crisisId } }, { signal }),
  })
