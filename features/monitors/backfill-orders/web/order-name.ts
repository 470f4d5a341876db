import { useWords } from '@guanlan/platform/web'
import type { Order } from '../contract.ts'
import { strings } from '../strings.ts'

export const isRunning = ({ state }: Pick<Order, 'state'>): boolean => state === 'waiting' || state === 'running'

/** By its first monitor. */
export function useOrderName(): (order: Order) => string {
  const t = useWords(strings)
  return ({ monitors }) => {
    const name = monitors[0]?.name ?? ''
    return monitors.length > 1 ? t('moreMonitors', { name, count: monitors.length }) : name
  }
}
