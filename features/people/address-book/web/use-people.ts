import { useQuery } from '@tanstack/react-query'
import { api } from './api.ts'

/** The first fifty people of the address book whose name has what is typed; undefined until they are here. */
export const usePeople = (like: string, enabled: boolean) =>
  useQuery({
    queryKey: ['address-book', 'people', like],
    queryFn: ({ signal }) => api.list({ query: { like, pageSize: 50 } }, { signal }),
    placeholderData: before => before,
    enabled,
  }).data?.list
