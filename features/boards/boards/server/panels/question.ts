/** Which articles a panel counts: its own narrowing, and that of the board or screen where it says nothing. Pure. */
import { momentsOf, Question } from '@guanlan/features/articles/articles/contract'
import type { Frame, Narrowing } from '../../contract.ts'

/** @param zone of the organisation, by whose calendar `today` is a day */
export function questionOf(of: Narrowing, frame: Frame, now: Date, zone: string): Question {
  const monitors = of.monitors ?? frame.monitors
  return Question.parse({
    ...momentsOf(of.range ?? frame.range, now.getTime(), zone),
    ...(monitors.length > 0 && { monitors }),
    filters: [...frame.filters, ...of.filters],
  })
}
