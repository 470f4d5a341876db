import { preferences } from '@guanlan/features/workspace/preferences/contract'
import { connect, useMay } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { saveEachMs, visitOf } from './visit.ts'

const api = connect(preferences)
const key = 'overview.visit'

/** The end of the visit before this one; null on the first, undefined while it is not known. */
export function useLastVisit(): string | null | undefined {
  const may = useMay()
  const { data } = useQuery({
    queryKey: ['overview', 'visit'],
    queryFn: async ({ signal }) => {
      const stored = (await api.flags({ query: { key } }, { signal }))[key]
      const visit = visitOf(stored, Date.now())
      await api.keepFlag({ body: { key, value: visit } }, { signal })
      return visit
    },
    enabled: may('preferences.keep'),
    // Written while the screen is open: a visit ends when it is left.
    refetchInterval: saveEachMs,
    staleTime: saveEachMs,
    retry: false,
  })
  return data?.before
}
