import { connect } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { notifications } from '../../contract.ts'

export const api = connect(notifications)

/** The channels of the organisation, and whether the installation sends mail. */
export const useChannels = (enabled = true) =>
  useQuery({
    queryKey: ['channels', 'all'],
    queryFn: ({ signal }) => api.channels(undefined, { signal }),
    enabled,
    staleTime: 30_000,
  })
