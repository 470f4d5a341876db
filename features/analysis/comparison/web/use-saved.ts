import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/** Asks again for lists and numbers, after something was saved, removed or brought back. */
export function useSaved(): () => Promise<unknown> {
  const client = useQueryClient()
  return useCallback(async () => {
    // Lists first: the numbers of what is removed leave the screen with its row, and are not asked for again.
    await client.invalidateQueries({ queryKey: ['comparison'] })
    await client.invalidateQueries({ queryKey: ['charts', 'comparison'] })
  }, [client])
}
