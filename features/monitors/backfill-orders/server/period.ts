/** Which monitors and which period an order means. */
import { longestRangeDays } from '@guanlan/features/articles/articles/contract'
import { itemsBelowEach } from '@guanlan/features/monitors/monitors/server'
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { type Draft, mostMonitors } from '../contract.ts'

const dayMs = 86_400_000

export interface Period {
  from: Date
  /** Not part of it. */
  to: Date
}

/** @throws rangeReversed; rangeTooLong: more than 90 days (spec 5, ambiguities 78) */
export function periodOf({ startTime, endTime }: Pick<Draft, 'startTime' | 'endTime'>): Period {
  const from = new Date(startTime)
  const to = new Date(endTime)
  if (from > to) throw refuse('invalid', 'backfillOrders.rangeReversed', {}, 'startTime')
  if (to.getTime() - from.getTime() > longestRangeDays * dayMs)
    throw refuse('invalid', 'backfillOrders.rangeTooLong', {}, 'endTime')
  return { from, to }
}

/** The items meant, each once, in the order of choice; folders stand for what is below them. */
export async function itemsOf(scope: Scope, ids: readonly number[]): Promise<number[]> {
  const items = new Set<number>()
  const belowEach = await itemsBelowEach(scope, ids)
  for (const id of ids) {
    const below = belowEach.get(id)
    if (!below) throw refuse('missing', 'monitors.missing', {}, 'monitorIds')
    for (const item of below) items.add(item)
  }
  if (items.size === 0) throw refuse('invalid', 'backfillOrders.noItems', {}, 'monitorIds')
  if (items.size > mostMonitors) throw refuse('invalid', 'backfillOrders.tooManyMonitors', {}, 'monitorIds')
  return [...items]
}
