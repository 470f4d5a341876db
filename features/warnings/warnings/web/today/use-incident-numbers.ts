import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { IncidentNumbers } from '../../contract.ts'
import { api } from '../api.ts'
import { useIncidentChanges } from '../use-incident-changes.ts'

const key = ['incidents', 'numbers']

/** How many are open, wait to be looked at, and came today; asked again when one changes. */
export function useIncidentNumbers(): IncidentNumbers | undefined {
  const client = useQueryClient()
  useIncidentChanges(() => client.invalidateQueries({ queryKey: key }))
  return useQuery({ queryKey: key, queryFn: ({ signal }) => api.numbers(undefined, { signal }), retry: false }).data
}
