/** How many articles each saved view has now: one call for all. */
import { deskApi, questionOf, viewOf } from '@guanlan/features/desk/article-list/web'
import type { SavedView } from '@guanlan/platform/contract'
import { useQuery } from '@tanstack/react-query'

/** Questions of one call (contract). Views behind these have no number. */
const mostCounted = 50

export function useViewCounts(views: readonly SavedView[]): Readonly<Record<number, number>> {
  const counted = views.slice(0, mostCounted)
  const requested = counted.map(({ question }) => viewOf(new URLSearchParams(question)))
  const { data } = useQuery({
    queryKey: ['desk', 'places', 'views', counted.map(({ id, question }) => [id, question])],
    queryFn: async ({ signal }) => {
      const now = Date.now()
      const counts = await deskApi.counts(
        { body: { questions: requested.map(view => questionOf(view, now)) } },
        { signal },
      )
      return Object.fromEntries(counted.map(({ id }, place) => [id, counts[place] ?? 0]))
    },
    enabled: counted.length > 0,
    // As the places: acts have them counted again, by the clock only now and then.
    staleTime: 20_000,
    refetchInterval: 60_000,
    retry: false,
    placeholderData: before => before,
    meta: { fields: [...new Set(requested.flatMap(view => view.filters.map(filter => filter.field)))] },
  })
  return data ?? {}
}
