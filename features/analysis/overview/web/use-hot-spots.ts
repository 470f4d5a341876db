import { endsNow, momentsOf, type TimeRange } from '@guanlan/features/articles/articles/web'
import { charts } from '@guanlan/features/charts/charts/contract'
import { connect, useAppearance } from '@guanlan/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

const api = connect(charts)
const pauseMs = 60_000

/** Hot spots with the very question they answer; every article of a story counts. */
export function useHotSpots(monitor: number | undefined, range: TimeRange) {
  const zone = useAppearance(state => state.timeZone)
  return useQuery({
    queryKey: ['charts', 'overview', 'hotSpots', monitor ?? null, range, zone],
    queryFn: async ({ signal }) => {
      const question = { ...(monitor !== undefined && { monitor }), ...momentsOf(range, Date.now(), zone), filters: [] }
      return { question, spots: await api.hotSpots({ body: question }, { signal, timeout: 'long' }) }
    },
    placeholderData: keepPreviousData,
    staleTime: pauseMs,
    refetchInterval: endsNow(range) ? pauseMs : false,
  })
}
