/** The after-action report: sentences made of records, each with where it opens them. */
import { Filter } from '@guanlan/features/articles/articles/contract'
import { Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

export const reportSections = [
  'summary',
  'first',
  'carriers',
  'chronicle',
  'tasks',
  'facts',
  'statements',
  'sentiment',
  'openPoints',
] as const
export type ReportSection = (typeof reportSections)[number]

/** So many lines of the chronicle it has. */
export const mostReportLines = 5_000

export const ReportSentence = z.object({
  text: z.string(),
  /** The records it is made of; null: the sentence is all there is. */
  opens: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('article'), id: z.number().int() }),
      z.object({ kind: z.literal('list'), from: Moment, to: Moment, filters: z.array(Filter) }),
      z.object({ kind: z.literal('room') }),
    ])
    .nullable(),
})
export type ReportSentence = z.infer<typeof ReportSentence>

export const AfterAction = z.object({
  title: z.string(),
  isDraft: z.boolean().describe('The crisis is not closed yet'),
  madeAt: Moment,
  /** Lines of the chronicle that it leaves out: of very many it has the first. */
  linesLeftOut: z.number().int(),
  sections: z.array(z.object({ name: z.enum(reportSections), title: z.string(), sentences: z.array(ReportSentence) })),
})
export type AfterAction = z.infer<typeof AfterAction>
