import { connect, useAppearance } from '@guanlan/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { mostVocabularies, vocabularies } from '../contract.ts'

export const vocabularyApi = connect(vocabularies)

/** All of the organisation's; with `like` those that have it in their name or words. */
export const useVocabularies = (like: string) =>
  useQuery({
    queryKey: ['vocabularies', 'list', like],
    queryFn: ({ signal }) => vocabularyApi.list({ query: { like, pageSize: mostVocabularies } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })

/** Kept by nobody: what is edited begins with what the server has now. */
export const useVocabulary = (id: number | null) =>
  useQuery({
    // Not below ['vocabularies']: what was just removed is not asked for again.
    queryKey: ['vocabulary', id],
    queryFn: ({ signal }) => vocabularyApi.get({ params: { id: id ?? 0 } }, { signal }),
    enabled: id !== null,
    gcTime: 0,
    staleTime: Infinity,
  })

/** Changes with a release of the product only. */
export function useGeneralDimensions() {
  const locale = useAppearance(state => state.locale)
  return useQuery({
    queryKey: ['vocabularies general', locale],
    queryFn: ({ signal }) => vocabularyApi.general(undefined, { signal }),
    staleTime: Infinity,
  })
}
