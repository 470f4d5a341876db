import { useQuery } from '@tanstack/react-query'
import type { NamedList } from '../contract.ts'
import { vocabularyApi } from './queries.ts'

/** Vocabularies that rules may name; undefined until they are known. */
export const useNamedLists = (): readonly NamedList[] | undefined =>
  useQuery({
    // Below ['vocabularies']: asked for again when one is saved.
    queryKey: ['vocabularies', 'named'],
    queryFn: ({ signal }) => vocabularyApi.named(undefined, { signal }),
    staleTime: 60_000,
  }).data
