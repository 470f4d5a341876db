import { useQuery } from '@tanstack/react-query'
import type { rankedBy } from '../contract.ts'
import { api } from './api.ts'

interface Query {
  seriesIds: number[]
  from: string
  to: string
}

export const useRanking = (query: Query | null, by: (typeof rankedBy)[number] = 'count') =>
  useQuery({
    queryKey: ['cars', 'ranking', query, by],
    queryFn: ({ signal }) => api.ranking({ body: { ...(query as Query), by } }, { signal, timeout: 'long' }),
    enabled: query !== null,
  })

export const useStatistics = (query: Query | null) =>
  useQuery({
    queryKey: ['cars', 'statistics', query],
    queryFn: ({ signal }) => api.statistics({ body: query as Query }, { signal, timeout: 'long' }),
    enabled: query !== null,
  })

export const useTrend = (query: Query | null) =>
  useQuery({
    queryKey: ['cars', 'trend', query],
    queryFn: ({ signal }) => api.trend({ body: query as Query }, { signal, timeout: 'long' }),
    enabled: query !== null,
  })

export const usePosts = (seriesId: number | null, { from, to }: Omit<Query, 'seriesIds'>) =>
  useQuery({
    queryKey: ['cars', 'posts', seriesId, from, to],
    queryFn: ({ signal }) =>
      api.list({ body: { seriesId: seriesId as number, from, to, pageSize: 10 } }, { signal, timeout: 'long' }),
    enabled: seriesId !== null,
  })
