import { useAppearance } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { vocabularyApi } from './queries.ts'

/** What a negative article can be about, as the organisation sees it: names by what articles carry; undefined until they are known. */
export function useDimensions(requested = true) {
  const locale = useAppearance(state => state.locale)
  return useQuery({
    // Below ['vocabularies']: asked for again when one is saved.
    queryKey: ['vocabularies', 'dimensions', locale],
    queryFn: ({ signal }) => vocabularyApi.dimensions(undefined, { signal }),
    enabled: requested,
    staleTime: 300_000,
  }).data
}
