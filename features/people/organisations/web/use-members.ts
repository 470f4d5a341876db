import { connect } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { organisations } from '../contract.ts'

const api = connect(organisations)

/** People of the organisation by name, for panels; the first hundred. */
export const useMembers = () =>
  useQuery({
    queryKey: ['organisations', 'members'],
    queryFn: async ({ signal }) => (await api.members({ query: { pageSize: 100 } }, { signal })).list,
    staleTime: 300_000,
  })
