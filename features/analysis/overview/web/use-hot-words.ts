import { endsNow, momentsOf, type TimeRange } from '@guanlan/features/articles/articles/web'
import { charts } from '@guanlan/features/charts/charts/contract'
import { connect, useAppearance } from '@guanlan/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

const api = connect(charts)
/** Words change slower than counts, and cost more to find. */
const pauseMs = 60_000

/** Hot words with the very question they answer. Asked beside the overview, which never waits for them. */
export function useHotWords(monitor: number | undefined, range: TimeRange) {
  const zone = useAppearance(state => state.timeZone)
  return useQuery({
    queryKey: ['charts', 'hotWords', monitor ?? null, range, zone],
    queryFn: async ({ signal }) => {
      const question = { ...(monitor !== undefined && { monitor }), ...momentsOf(range, Date.now(), zone), filters: [] }
      return { question, words: await api.overviewHotWords({ body: question }, { signal, timeout: 'long' }) }
    },
    placeholderData: keepPreviousData,
    staleTime: pauseMs,
    // A range with a fixed end is not asked again; a hidden tab waits until it is shown.
    refetchInterval: endsNow(range) ? pauseMs : false,
  })
}
