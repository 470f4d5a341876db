import { useQuery } from '@tanstack/react-query'
import type { rankedBy } from '../contract.ts'
import { api } from './api.ts'

interface Asked {
  seriesIds: number[]
  from: string
  to: string
}

export const useRanking = (asked: Asked | null, by: (typeof rankedBy)[number] = 'count') =>
  useQuery({
    queryKey: ['cars', 'ranking', asked, by],
    queryFn: ({ signal }) => api.ranking({ body: { ...(asked as Asked), by } }, { signal, timeout: 'long' }),
    enabled: asked !== null,
  })

export const useStatistics = (asked: Asked | null) =>
  useQuery({
    queryKey: ['cars', 'statistics', asked],
    queryFn: ({ signal }) => api.statistics({ body: asked as Asked }, { signal, timeout: 'long' }),
    enabled: asked !== null,
  })

export const useTrend = (asked: Asked | null) =>
  useQuery({
    queryKey: ['cars', 'trend', asked],
    queryFn: ({ signal }) => api.trend({ body: asked as Asked }, { signal, timeout: 'long' }),
    enabled: asked !== null,
  })

export const usePosts = (seriesId: number | null, { from, to }: Omit<Asked, 'seriesIds'>) =>
  useQuery({
    queryKey: ['cars', 'posts', seriesId, from, to],
    queryFn: ({ signal }) =>
      api.list({ body: { seriesId: seriesId as number, from, to, pageSize: 10 } }, { signal, timeout: 'long' }),
    enabled: seriesId !== null,
  })
