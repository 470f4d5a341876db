import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/** Asks again for lists and numbers, after something was saved, removed or brought back. */
export function useSaved(): () => Promise<unknown> {
  const client = useQueryClient()
  return useCallback(
    () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['comparison'] }),
        client.invalidateQueries({ queryKey: ['charts', 'comparison'] }),
      ]),
    [client],
  )
}
