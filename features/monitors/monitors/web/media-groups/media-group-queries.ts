/** Media groups as fields and panels show them. */
import { useQuery } from '@tanstack/react-query'
import { monitorApi } from '../tree/monitor-queries.ts'

/** The first 200 by name: as many as a panel can show. */
export const useMediaGroups = () =>
  useQuery({
    queryKey: ['mediaGroups', 'names'],
    queryFn: async ({ signal }) => (await monitorApi.mediaGroups({ query: { pageSize: 200 } }, { signal })).list,
    staleTime: 30_000,
  }).data ?? []
