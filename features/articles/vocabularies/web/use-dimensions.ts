import { useAppearance, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { ofArticles } from '../strings/of-articles.ts'
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

/** The name of a dimension: never its code, which says nothing to a reader, while names are fetched or once it is gone. */
export function useDimensionName(requested = true): (id: string) => string {
  const t = useWords(ofArticles)
  const dimensions = useDimensions(requested)
  return id => (dimensions ? (dimensions.find(each => each.id === id)?.name ?? t('goneDimension')) : '…')
}
