import { organisations } from '@guanlan/features/people/organisations/contract'
import { connect } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { crisesKey } from '../api.ts'

const people = connect(organisations)

/** Members of the organisation by name, for a choice. */
export const useMembers = (): readonly { id: number; name: string }[] =>
  useQuery({
    queryKey: [crisesKey, 'members'],
    queryFn: async ({ signal }) => (await people.members({ query: { like: '', pageSize: 100 } }, { signal })).list,
    staleTime: 60_000,
  }).data ?? []
