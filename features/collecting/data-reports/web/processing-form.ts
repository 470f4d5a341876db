/** The processing of a report as it is written: the flag as the choice of a field. */
import { z } from 'zod'
import { Processing, type Report } from '../contract.ts'

export const ProcessingForm = Processing.extend({ flag: z.enum(['0', '1', '2', '3']) })
export type ProcessingForm = z.infer<typeof ProcessingForm>

export const formOfReport = ({ flag, assignee, sourceId, answer }: Report): ProcessingForm => ({
  flag: `${flag}`,
  assignee,
  sourceId,
  answer,
})
