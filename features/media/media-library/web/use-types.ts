import { useQuery } from '@tanstack/react-query'
import { api, libraryKey } from './api.ts'

/** The dictionary of what media are to the organisation. */
export function useTypes(isFresh = false) {
  const { data = [] } = useQuery({
    queryKey: [libraryKey, 'types'],
    queryFn: ({ signal }) => api.types(undefined, { signal }),
    staleTime: isFresh ? 0 : 60_000,
  })
  return data
}
export function useTypeName(): (code: string) => string {
  const types = useTypes()
  return code => types.find(type => type.code === code)?.name ?? code
}
