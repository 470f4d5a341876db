/** A timer: which report is made when, in which formats, and who receives it. */
import { lengths } from '@guanlan/features/articles/articles/contract'
import { reportFields } from '@guanlan/features/reports/reports/contract'
import {
  documentKinds,
  Id,
  KeysetPaging,
  Moment,
  namedQuestion,
  scheduleFault,
  scheduleFields,
  Version,
} from '@guanlan/platform/contract'
import { z } from 'zod'
import { receiverFields } from './receivers.ts'
import { Run } from './run.ts'

export const nameLength = 50
export const referencePeriods = lengths

const Fields = z.object({
  name: z.string().trim().min(1, 'timedReports.nameLength').max(nameLength, 'timedReports.nameLength'),
  ...reportFields,
  referencePeriod: z
    .enum(referencePeriods)
    .default('7d')
    .describe('Exactly so long before the moment at which the report is due'),
  ...scheduleFields,
  formats: z
    .array(z.enum(documentKinds))
    .min(1, 'timedReports.formatRequired')
    .max(documentKinds.length)
    .default(['docx']),
  ...receiverFields,
  reviewFirst: z.boolean().default(false).describe('Made, then waits until somebody has looked at it and sends it'),
  paused: z.boolean().default(false),
})
export const TimerDraft = Fields.refine(({ templateId }) => templateId !== null, {
  error: 'reports.templateRequired',
  path: ['templateId'],
})
  .refine(({ monitors }) => monitors.length > 0, { error: 'reports.monitorRequired', path: ['monitors'] })
  .refine(({ sentiments }) => sentiments.length > 0, { error: 'reports.sentimentRequired', path: ['sentiments'] })
  .superRefine((draft, context) => {
    const fault = scheduleFault(draft)
    if (fault) context.addIssue({ code: 'custom', message: 'platform.daysRequired', path: [fault] })
  })
export type TimerDraft = z.infer<typeof TimerDraft>

export const Timer = Fields.extend({
  id: z.number().int(),
  version: Version,
  updatedAt: Moment,
  updatedBy: z.string().nullable(),
  nextAt: Moment.nullable().describe('null while it is paused, or when no moment is left'),
  lastRun: Run.nullable(),
})
export type Timer = z.infer<typeof Timer>

export const TimerQuestion = namedQuestion('updatedAt')
export type TimerQuestion = z.infer<typeof TimerQuestion>
export const TimerPage = TimerQuestion.extend(KeysetPaging.shape)
export const TimerChange = TimerDraft.and(z.object({ id: Id, version: Version }))
