import { useQuery } from '@tanstack/react-query'
import { api } from './api.ts'

/** Counted again while somebody looks. */
const againMs = 60_000

/** The courses of a saved comparison; asked for once they come into view, since each is expensive. */
export const useTrend = (id: number, seen: boolean) =>
  useQuery({
    queryKey: ['charts', 'comparison', 'trend', id],
    queryFn: ({ signal }) => api.volumeTrend({ body: { id } }, { signal, timeout: 'long' }),
    enabled: seen,
    staleTime: againMs / 2,
    refetchInterval: againMs,
  })
