import { charts } from '@guanlan/features/charts/charts/contract'
import { connect } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'

const api = connect(charts)

/** All monitors at once: asked again each minute, and with the overview when an act of somebody changed a number. */
export const useMonitorTrends = () =>
  useQuery({
    queryKey: ['charts', 'overview', 'standings'],
    queryFn: ({ signal }) => api.standings(undefined, { signal, timeout: 'long' }),
    staleTime: 30_000,
    refetchInterval: 60_000,
  })
