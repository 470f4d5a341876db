/** Charts that are taken away: as a file, and with their question in words beneath a picture. */
import { Question } from '@guanlan/features/articles/articles/contract'
import { Empty, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { Against } from './against.ts'
import { RegionCode } from './regions.ts'
import { splitFields } from './shapes.ts'

/** Every chart of a question: enum `chartKind`, and further shapes. */
export const chartNames = [
  'dataVolumeTrend',
  'sentimentShares',
  'sentimentTrend',
  'hotSpot',
  'hotKeyWord',
  'wordMoves',
  'mediaTypes',
  'activeMedia',
  'popularAccount',
  'releaseHotZone',
  'mentionHotZone',
  'touch',
  'accountType',
  'accountGender',
  'articleLocation',
  'weekHours',
  'split',
  'negativeAnalysis',
] as const
export type ChartName = (typeof chartNames)[number]

/** A chart that is wanted. */
export const ChartRequest = z.object({
  chart: z.enum(chartNames),
  by: z.enum(splitFields).default('mediaType').describe('Of the chart `split`: the field'),
  against: Against.optional().describe('Of the chart `dataVolumeTrend`: an earlier stretch beside it'),
  within: RegionCode.nullable()
    .default(null)
    .describe('Of the charts of regions: what lies in this province or city; null: the provinces'),
  title: z.string().trim().max(100, 'charts.titleLength').default('').describe('Empty: what the chart is called'),
})
export type ChartRequest = z.infer<typeof ChartRequest>

/** How figures are drawn: a line over time, columns over time, bars with names, parts of a whole, words, weekdays crossing hours, two bars a word. */
export const figureShapes = ['line', 'columns', 'bars', 'ring', 'cloud', 'heat', 'pairs'] as const
export type FigureShape = (typeof figureShapes)[number]

/** Charts of one file. */
export const mostCharts = 20
/** The question of lists, and which of its charts. */
export const ChartFileQuestion = Question.extend({
  charts: z.array(ChartRequest).min(1, 'charts.noChart').max(mostCharts, 'charts.noChart'),
  kind: z.enum(['xlsx', 'csv']).default('xlsx'),
})
export type ChartFileQuestion = z.infer<typeof ChartFileQuestion>

/** A question as people read it, in the reader's language. */
export const DescribedQuestion = z.object({
  lines: z.array(z.object({ label: z.string(), value: z.string() })).describe('Monitors, time, filters, copies'),
  lacks: z.array(z.string()).describe('What was not collected, and what is still on its way; a sentence each'),
  zone: z.string().describe('IANA name; all moments are as in it'),
  madeAt: Moment,
})
export type DescribedQuestion = z.infer<typeof DescribedQuestion>

export const figureCalls = {
  export: {
    method: 'POST',
    path: '/inews/monitorChart/export',
    access: 'member',
    permission: 'charts.view',
    cost: 'expensive',
    reads: true,
    envelope: 'file',
    summary:
      'Charts of a question as a file, their numbers counted anew: a workbook with a sheet a chart and one that says the question, or one chart as CSV',
    body: ChartFileQuestion,
    reply: Empty,
  },
  inWords: {
    open: true,
    method: 'POST',
    path: '/inews/monitorChart/inWords',
    access: 'member',
    permission: 'charts.view',
    cost: 'expensive',
    reads: true,
    summary: 'A question in words, with what was not collected: what stands beneath a picture of a chart',
    body: Question,
    reply: DescribedQuestion,
  },
} as const
