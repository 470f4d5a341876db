/** Numbers of a campaign, each with what opens it. */
import { currencies } from '@guanlan/features/campaigns/campaigns/contract'
import { z } from 'zod'
import { Behind, Requested } from './question.ts'

export const figureKeys = [
  'articles',
  'stories',
  'media',
  'fullCopies',
  'shortened',
  'quoted',
  'ownPieces',
  'originals',
  'offline',
  'interactions',
  'reads',
  'reach',
  'positive',
  'neutral',
  'negative',
  'negativeShare',
  'netSentiment',
  'invited',
  'came',
  'published',
  'costAPiece',
  'costAThousand',
] as const
export type FigureKey = (typeof figureKeys)[number]

/** The six that a reader needs first. */
export const keyNumbers = ['articles', 'ownPieces', 'media', 'netSentiment', 'interactions', 'reach'] as const

/** Why a number is not told: nothing is there to count, it is told of the whole campaign alone, or nobody wrote a cost down. */
export const silences = ['nothing', 'wholeOnly', 'noCost'] as const

export const Figure = z.object({
  key: z.enum(figureKeys),
  value: z.number().nullable().describe('Null: not known; `why` says it'),
  before: z.number().nullable().describe('In as much time just before; null: of the whole campaign there is none'),
  coverage: z
    .object({ known: z.number().int(), of: z.number().int() })
    .nullable()
    .describe('Of how many articles it is known'),
  why: z.enum(silences).nullable(),
  behind: Behind.nullable(),
  currency: z.enum(currencies).optional().describe('Of an amount of money'),
  quotient: z
    .object({ cost: z.number(), over: z.number().int() })
    .optional()
    .describe('Of a cost: what was spent, and what it is divided by, pieces or people reached'),
})
export type Figure = z.infer<typeof Figure>

export const Figures = Requested.extend({ figures: z.array(Figure) })
