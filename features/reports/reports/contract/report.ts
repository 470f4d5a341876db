/** Reports: what they are asked with, and what became of it. */
import { Filter, lengths, longestRangeDays } from '@guanlan/features/articles/articles/contract'
import { Id, KeysetPaging, Moment, Version } from '@guanlan/platform/contract'
import { z } from 'zod'
import { ReportDocument } from './document.ts'
import { nameLength, readyNames, templateKinds } from './template.ts'

export const mostMonitors = 20
/** A figure narrows its list further, and a list takes 20. */
export const mostFilters = 12
/** How far back a report looks from the moment it is made; `own` says from when to when. */
export const periods = [...lengths, 'own'] as const

const reportName = z
  .string()
  .trim()
  .min(1, 'reports.nameLength')
  .max(nameLength * 2, 'reports.reportNameLength')
/** What a report is made of, whether it is made once or by a timer. */
export const reportFields = {
  templateId: z
    .union([Id, z.enum(readyNames)])
    .nullable()
    .default(null)
    .describe('Of the organisation by id, a ready one by name'),
  monitors: z.array(Id).max(mostMonitors, 'reports.tooManyMonitors').default([]),
  sentiments: z
    .array(z.enum(['1', '0', '-1']))
    .max(3)
    .default(['1', '0', '-1']),
  filters: z
    .array(Filter)
    .max(mostFilters, 'reports.tooManyFilters')
    .default([])
    .describe('Narrow the articles of the monitors, as in a list'),
}

export const ReportDraft = z
  .object({
    reportName,
    ...reportFields,
    period: z.enum(periods).default('7d'),
    from: Moment.nullable().default(null),
    to: Moment.nullable().default(null),
  })
  .refine(({ templateId }) => templateId !== null, {
    error: 'reports.templateRequired',
    path: ['templateId'],
  })
  .refine(({ monitors }) => monitors.length > 0, { error: 'reports.monitorRequired', path: ['monitors'] })
  .refine(({ sentiments }) => sentiments.length > 0, { error: 'reports.sentimentRequired', path: ['sentiments'] })
  .refine(({ period, from, to }) => period !== 'own' || (from !== null && to !== null), {
    error: 'reports.periodRequired',
    path: ['from'],
  })
  .refine(({ period, from, to }) => period !== 'own' || !from || !to || from < to, {
    error: 'reports.periodReversed',
    path: ['to'],
  })
  .refine(
    ({ period, from, to }) =>
      period !== 'own' || !from || !to || Date.parse(to) - Date.parse(from) <= longestRangeDays * 86_400_000,
    { error: 'reports.periodTooLong', path: ['to'] },
  )
export type ReportDraft = z.infer<typeof ReportDraft>

export const reportStates = ['making', 'draft', 'review', 'released', 'failed'] as const

export const ReportRow = z.object({
  id: z.number().int(),
  version: Version,
  reportName: z.string(),
  templateName: z.string(),
  kind: z.enum(templateKinds),
  state: z.enum(reportStates),
  monitors: z.array(z.string()),
  from: Moment,
  to: Moment,
  /** Blocks made, and of how many. */
  made: z.number().int(),
  blocks: z.number().int(),
  jobId: z.number().int().nullable(),
  madeAt: Moment.nullable(),
  createdAt: Moment,
  updatedAt: Moment,
  updatedBy: z.string().nullable(),
  /** Who gave it to review, and who released it. */
  reviewBy: z.string().nullable(),
  releasedBy: z.string().nullable(),
  releasedAt: Moment.nullable(),
  /** In the bin since; null: it is not. */
  deletedAt: Moment.nullable(),
})
export type ReportRow = z.infer<typeof ReportRow>

export const Report = ReportRow.extend({
  document: ReportDocument,
  /** Who changed a block last by hand, by its id. */
  edits: z.record(z.string(), z.object({ by: z.string(), at: Moment })),
})
export type Report = z.infer<typeof Report>

export const ReportQuestion = z.object({
  like: z.string().max(100).default('').describe('Part of the name'),
  state: z.enum(['all', 'making', 'draft', 'review', 'released']).default('all'),
  place: z
    .enum(['here', 'bin'])
    .default('here')
    .describe('bin: those that were deleted; they go for good after 30 days'),
  sort: z.enum(['name', 'createdAt', 'updatedAt']).default('createdAt'),
  order: z.enum(['asc', 'desc']).default('desc'),
})
export type ReportQuestion = z.infer<typeof ReportQuestion>
export const ReportPage = ReportQuestion.extend(KeysetPaging.shape)

export const ReportStarted = z.object({ reportId: z.number().int(), jobId: z.number().int() })
export const ReportChange = z.object({
  reportId: Id,
  version: Version,
  reportName,
  document: ReportDocument,
})
export type ReportChange = z.infer<typeof ReportChange>
export const MakingState = z.object({
  reportId: z.number().int(),
  state: z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']),
  done: z.number().int(),
  total: z.number().int().nullable(),
})
