import { useQuery } from '@tanstack/react-query'
import { api } from './api.ts'

/** Comparisons and competitor analyses together, as the quota counts them. */
export const useSavedCount = () =>
  useQuery({
    queryKey: ['comparison', 'count'],
    queryFn: async ({ signal }) => {
      const [comparisons, analyses] = await Promise.all([
        api.list({ body: { pageSize: 1 } }, { signal }),
        api.rivalsList({ query: { pageSize: 1 } }, { signal }),
      ])
      return (comparisons.total ?? 0) + analyses.total
    },
  }).data
