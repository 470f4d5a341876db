/** Periods that are asked for. Pure. */
import { refuse } from '@guanlan/platform/contract'
import { longestDays } from '../../contract.ts'

export interface Period {
  from: Date
  to: Date
}

const dayMs = 86_400_000

/** The last day unless said. @throws invalid for a reversed period, or one over 90 days */
export function periodOf(
  { startTime, endTime }: { startTime: string | null; endTime: string | null },
  now: Date,
): Period {
  const to = endTime === null ? now : new Date(endTime)
  const from = startTime === null ? new Date(to.getTime() - dayMs) : new Date(startTime)
  if (from > to) throw refuse('invalid', 'hotLists.periodReversed', {}, 'endTime')
  if (to.getTime() - from.getTime() > longestDays * dayMs)
    throw refuse('invalid', 'hotLists.periodTooLong', { days: longestDays }, 'endTime')
  return { from, to }
}
