/** The processing of a report as it is written: the flag as the choice of a field. */
import { z } from 'zod'
import { Processing, type Report } from '../contract.ts'

export const Written = Processing.extend({ flag: z.enum(['0', '1', '2', '3']) })
export type Written = z.infer<typeof Written>

export const writtenOf = ({ flag, assignee, sourceId, answer }: Report): Written => ({
  flag: `${flag}`,
  assignee,
  sourceId,
  answer,
})
