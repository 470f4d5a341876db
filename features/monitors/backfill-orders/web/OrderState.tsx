import { Tag, useWords } from '@guanlan/platform/web'
import type { Order } from '../contract.ts'
import { strings } from '../strings.ts'
import { isRunning } from './order-name.ts'

export function OrderState({ order }: { order: Order }) {
  const t = useWords(strings)
  return <Tag accent={isRunning(order)}>{t(order.undone ? 'undone' : order.state)}</Tag>
}
