/** A run: a report made by a timer, or sent by hand, and what became of it. */
import { reportFields } from '@guanlan/features/reports/reports/contract'
import { documentKinds, Id, KeysetPaging, locales, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { receiverFields } from './receivers.ts'

/** timed: its moment had come · now: run by hand · test: sent to whoever asked for it · sent: a report that was there already. */
export const runKinds = ['timed', 'now', 'test', 'sent'] as const
/** review: waits until somebody sends it. done: every receiver's server has answered. */
export const runStates = ['waiting', 'making', 'review', 'sending', 'done', 'failed'] as const
export const wordsLength = 500

/** What was asked when it began; a timer that is changed later changes no run. */
export const RunPlan = z.object({
  ...reportFields,
  from: Moment.nullable().describe('null: the report is there already'),
  to: Moment.nullable(),
  formats: z.array(z.enum(documentKinds)),
  ...receiverFields,
  reviewFirst: z.boolean(),
  words: z.string(),
  locale: z.enum(locales),
})
export type RunPlan = z.infer<typeof RunPlan>

export const uploadKinds = ['docx', 'xlsx', 'pptx', 'pdf', 'html', 'png', 'zip'] as const

export const RunFile = z.object({
  id: z.number().int(),
  downloadId: z.number().int().describe('Its record in the download centre'),
  format: z.string(),
  name: z.string(),
  bytes: z.number(),
  uploadedBy: z.string().nullable().describe('null: made by the product'),
  at: Moment,
  isCurrent: z.boolean().describe('false: a newer one of the format has taken its place'),
})
export type RunFile = z.infer<typeof RunFile>

export const RunReceiver = z.object({
  deliveryId: z.number().int(),
  name: z.string(),
  address: z.string(),
  channel: z.string(),
  state: z.enum(['waiting', 'sending', 'accepted', 'failed', 'notSent', 'cancelled']),
  answer: z.string().nullable().describe('What the mail server said last'),
  at: Moment,
})

export const Run = z.object({
  id: z.number().int(),
  timerId: z.number().int().nullable(),
  kind: z.enum(runKinds),
  name: z.string(),
  dueAt: Moment,
  createdAt: Moment,
  startedBy: z.string().nullable().describe('null: its moment had come'),
  state: z.enum(runStates),
  isLate: z.boolean(),
  problem: z.string().nullable(),
  reportId: z.number().int().nullable(),
  formats: z.array(z.string()),
  leftOut: z.array(z.string()).describe('Formats that this installation could not make'),
  madeAt: Moment.nullable(),
  sentAt: Moment.nullable(),
  sentBy: z.string().nullable(),
  sends: z.number().int().describe('How many times it was sent'),
  files: z.array(RunFile),
  receivers: z.array(RunReceiver),
})
export type Run = z.infer<typeof Run>

export const RunQuestion = z.object({
  timer: Id.nullable().default(null),
  report: Id.nullable().default(null),
  state: z.enum(['all', 'open', 'review', 'sent', 'failed']).default('all'),
})
export type RunQuestion = z.infer<typeof RunQuestion>
export const RunPage = RunQuestion.extend(KeysetPaging.shape)

export const ReportSending = z.object({
  reportId: Id,
  kinds: z
    .array(z.enum(documentKinds))
    .max(documentKinds.length)
    .default(['docx'])
    .describe('Empty: the summary alone'),
  ...receiverFields,
  words: z
    .string()
    .trim()
    .max(wordsLength, 'timedReports.wordsLength')
    .default('')
    .describe('Stands first in the mail'),
})
export type ReportSending = z.infer<typeof ReportSending>
