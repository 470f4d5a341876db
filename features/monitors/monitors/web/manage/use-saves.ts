/** Hears of monitors that were saved, here or by a colleague, while they stand on the screen. */
import { listen } from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { monitors } from '../../contract.ts'
import { monitorKeys } from '../tree/monitor-queries.ts'

/** The list is asked again at each save. After a break of the line nobody knows what was missed, so then too. */
export function useSaves(): void {
  const client = useQueryClient()
  useEffect(() => {
    const look = () => void client.invalidateQueries({ queryKey: monitorKeys.list })
    return listen(monitors.saves, undefined, {
      onEvent: name => name === 'saved' && look(),
      onLive: isLive => isLive && look(),
    })
  }, [client])
}
