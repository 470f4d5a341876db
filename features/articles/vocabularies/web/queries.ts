import { connect, useAppearance } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { vocabularies } from '../contract.ts'

export const vocabularyApi = connect(vocabularies)

/** Changes with a release of the product only. */
export function useGeneralDimensions() {
  const locale = useAppearance(state => state.locale)
  return useQuery({
    queryKey: ['vocabularies general', locale],
    queryFn: ({ signal }) => vocabularyApi.general(undefined, { signal }),
    staleTime: Infinity,
  })
}
