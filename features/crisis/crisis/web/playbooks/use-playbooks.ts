import { useQuery } from '@tanstack/react-query'
import type { Playbook } from '../../contract.ts'
import { api, crisesKey } from '../api.ts'

export const usePlaybooks = () =>
  useQuery({
    queryKey: [crisesKey, 'playbooks'],
    queryFn: ({ signal }) => api.playbooks(undefined, { signal }),
    staleTime: 60_000,
  })

export const keyOfPlaybook = ({ id, ready }: Playbook): string => (id === null ? `ready:${ready}` : `own:${id}`)
