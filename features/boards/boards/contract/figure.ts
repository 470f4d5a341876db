/** What a panel shows at a moment. */
import { Filter } from '@guanlan/features/articles/articles/contract'
import { figureShapes } from '@guanlan/features/charts/charts/contract'
import { Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { Opens } from './panel.ts'

const Tone = z.enum(['positive', 'neutral', 'negative'])
const Count = z.number().int()

export const Line = z.object({
  title: z.string(),
  note: z.string().describe('Medium, state, brand; empty: nothing'),
  value: z.number().nullable(),
  tone: Tone.nullable(),
  at: Moment.nullable(),
  opens: Opens.nullable(),
})
export type Line = z.infer<typeof Line>

/** What a row of a chart adds to the question of its panel. */
const RowOf = z.object({ filters: z.array(Filter), from: Moment.nullable(), to: Moment.nullable() })
export type RowOf = z.infer<typeof RowOf>

const Drawn = z.discriminatedUnion('drawn', [
  z.object({
    drawn: z.literal('chart'),
    shape: z.enum(figureShapes),
    data: z.object({
      head: z.string(),
      rows: z.array(z.string()),
      series: z.array(z.object({ name: z.string(), values: z.array(z.number().nullable()), tone: Tone.optional() })),
      tones: z.array(Tone.nullable()).optional(),
      hatched: z
        .array(z.array(Count).length(2))
        .optional()
        .describe('Rows from one up to another, where collection was disturbed'),
    }),
    note: z.string().nullable(),
    rowsOf: z.array(RowOf).optional().describe('What each row adds to the question; absent: every row opens the whole'),
  }),
  z.object({
    drawn: z.literal('number'),
    value: z.number().nullable().describe('Null: of nothing'),
    before: z.number().nullable().describe('Of the stretch before; null: nothing was published in it'),
    isShare: z.boolean().describe('0 to 1'),
  }),
  z.object({ drawn: z.literal('lines'), lines: z.array(Line), total: Count }),
  /** The page draws it itself: a clock, a countdown, a text. */
  z.object({ drawn: z.literal('still') }),
  z.object({
    drawn: z.literal('absent'),
    why: z
      .enum(['notSeen', 'gone', 'refused'])
      .describe('notSeen: the reader may not; gone: what it is of was removed; refused: it cannot be counted now'),
  }),
])

export const PanelFigure = z.object({
  id: z.string(),
  message: z.string().describe('A sentence of its numbers, in the language of the reader; empty: it has none'),
  opens: Opens.nullable().describe('The list whose total it shows'),
  at: Moment.describe('When it was counted'),
  of: Drawn,
})
export type PanelFigure = z.infer<typeof PanelFigure>
