/** An order as it is written. Pure. */
import { longestRangeDays } from '@guanlan/features/articles/articles/contract'
import { Id } from '@guanlan/platform/contract'
import type { Period } from '@guanlan/platform/web'
import { z } from 'zod'
import { Draft, mostMonitors } from '../contract.ts'

const dayMs = 86_400_000
const lengthOf = ({ from, to }: Period) => Date.parse(to) - Date.parse(from)

export const OrderValues = z.object({
  monitorIds: z.array(Id).min(1, 'backfillOrders.chooseMonitors').max(mostMonitors, 'backfillOrders.tooManyMonitors'),
  period: z
    .object({ from: z.string(), to: z.string() })
    .nullable()
    .refine(period => period !== null, 'backfillOrders.choosePeriod')
    .refine(period => period === null || lengthOf(period) <= longestRangeDays * dayMs, 'backfillOrders.rangeTooLong')
    .refine(period => period === null || lengthOf(period) >= 0, 'backfillOrders.rangeReversed'),
})
export interface OrderValues {
  monitorIds: number[]
  period: Period | null
}

/** What is sent; null while it cannot be ordered yet. */
export function bodyOf(written: OrderValues): Draft | null {
  if (!OrderValues.safeParse(written).success || !written.period) return null
  const { from, to } = written.period
  const body = {
    monitorIds: written.monitorIds,
    startTime: new Date(from).toISOString(),
    endTime: new Date(to).toISOString(),
  }
  return Draft.safeParse(body).success ? body : null
}
