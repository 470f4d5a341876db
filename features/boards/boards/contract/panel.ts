/** One panel of a board or a big screen, as data: what it shows, of which articles, and where it stands. */
import { Filter, namedRanges, Question } from '@guanlan/features/articles/articles/contract'
import { materialLists } from '@guanlan/features/boards/screen-materials/contract'
import { Against, chartNames, splitFields } from '@guanlan/features/charts/charts/contract'
import { Id, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

export { materialLists }

/** Columns of the grid; rows are as many as panels need. */
export const panelColumns = 24
export const mostPanels = 60
/** Rows that a layout may have. */
export const mostRows = 200
export const longestText = 2_000

const At = z.object({
  x: z
    .number()
    .int()
    .min(0)
    .max(panelColumns - 1),
  y: z
    .number()
    .int()
    .min(0)
    .max(mostRows - 1),
  w: z.number().int().min(1).max(panelColumns),
  h: z.number().int().min(1).max(mostRows),
})
export type PlaceOnGrid = z.infer<typeof At>

const Range = z.union([z.enum(namedRanges), z.object({ from: Moment, to: Moment })])

/** Of which articles. What is null follows the board or screen. */
export const Narrowing = z.object({
  monitors: z.array(Id).max(20).nullable().default(null).describe('Empty: everything of the organisation'),
  range: Range.nullable().default(null),
  filters: z.array(Filter).max(10).default([]),
})
export type Narrowing = z.infer<typeof Narrowing>

const rows = z.number().int().min(1).max(20).default(8)

export const measures = [
  'articles',
  'stories',
  'positive',
  'negative',
  'negativeShare',
  'interactions',
  'media',
] as const
export type Measure = (typeof measures)[number]
/** Of the material of big screens: each with its articles and health, its sentiment, its share of all, its course. */
export const materialParts = ['lines', 'sentiment', 'share', 'course'] as const
export const complaintParts = ['brand', 'demand'] as const
export const comparisonParts = ['volume', 'shareOfVoice'] as const

/** What a panel shows; kinds of articles count those of `of`, the others what their own feature lists. */
export const Shown = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('chart'),
    chart: z.enum(chartNames).exclude(['negativeAnalysis']),
    by: z.enum(splitFields).default('mediaType').describe('Of the chart `split`: the field'),
    against: Against.nullable().default(null).describe('Of the chart `dataVolumeTrend`: an earlier stretch beside it'),
  }),
  z.object({ kind: z.literal('number'), measure: z.enum(measures).default('articles') }),
  z.object({ kind: z.literal('articles'), rows }),
  z.object({ kind: z.literal('stories'), rows: rows.pipe(z.number().max(10)) }),
  z.object({ kind: z.literal('comparison'), comparisonId: Id, part: z.enum(comparisonParts).default('volume') }),
  z.object({ kind: z.literal('index'), indexId: Id }),
  z.object({ kind: z.literal('hotList'), platform: z.string().min(1).max(50), rows }),
  z.object({ kind: z.literal('incidents'), rows }),
  z.object({ kind: z.literal('crises'), rows }),
  z.object({
    kind: z.literal('complaints'),
    by: z.enum(complaintParts).default('brand').describe('Of brands those solved, of demands those answered'),
  }),
  z.object({ kind: z.literal('reviews') }),
  z.object({
    kind: z.literal('material'),
    list: z.enum(materialLists).describe('Of big screens: topic words, all brands, own ones, competitors'),
    part: z.enum(materialParts).default('lines'),
  }),
  z.object({ kind: z.literal('negativeMedia'), rows }),
  z.object({ kind: z.literal('societyEvents'), rows }),
  z.object({ kind: z.literal('handling') }),
  z.object({ kind: z.literal('clock') }),
  z.object({ kind: z.literal('countdown'), until: Moment }),
  z.object({ kind: z.literal('text'), text: z.string().max(longestText, 'boards.textLength') }),
])
export type Shown = z.infer<typeof Shown>
export type PanelKind = Shown['kind']

export const Panel = z.object({
  id: z.string().regex(/^[a-zA-Z0-9_-]{1,40}$/, 'boards.panelId'),
  title: z.string().trim().max(100, 'boards.titleLength').default('').describe('Empty: what its number says'),
  at: At,
  of: Narrowing.prefault({}),
  shows: Shown,
})
export type Panel = z.infer<typeof Panel>

/** What a whole board or screen is narrowed to. */
export const Frame = z.object({
  range: Range.default('7d'),
  monitors: z.array(Id).max(20).default([]),
  filters: z.array(Filter).max(10).default([]),
})
export type Frame = z.infer<typeof Frame>

/** Where a figure leads: the articles it counts, or an address of the product. */
export const Opens = z.union([z.object({ question: Question }), z.object({ address: z.string() })])
export type Opens = z.infer<typeof Opens>
