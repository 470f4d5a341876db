/** A screen that an organisation made, or has in place of a delivered one. */
import { namedRanges } from '@guanlan/features/articles/articles/contract'
import { mostPanels, Panel, PanelFigure } from '@guanlan/features/boards/boards/contract'
import { Id, Moment, recordFields } from '@guanlan/platform/contract'
import { z } from 'zod'
import { screenAddresses } from './named.ts'

export const nameLength = 50

/** Pixels. */
const Side = z
  .number('bigScreens.side')
  .int('bigScreens.side')
  .min(640, 'bigScreens.side')
  .max(8_192, 'bigScreens.side')
export const sizes = [
  { width: 1_920, height: 1_080 },
  { width: 3_840, height: 1_080 },
  { width: 1_080, height: 1_920 },
  { width: 6_656, height: 1_792 },
] as const

const Name = z.string().trim().min(1, 'bigScreens.nameLength').max(nameLength, 'bigScreens.nameLength')

export const ScreenDraft = z.object({
  name: Name,
  replaces: z
    .enum(screenAddresses)
    .nullable()
    .default(null)
    .describe('The address that shows it in place of what is delivered there'),
  width: Side.default(1_920),
  height: Side.default(1_080),
  range: z.enum(namedRanges).default('24h'),
  monitors: z.array(Id).max(20).default([]).describe('Empty: everything of the organisation'),
  panels: z.array(Panel).max(mostPanels, 'boards.panelCount').default([]),
})
export type ScreenDraft = z.infer<typeof ScreenDraft>

export const OwnScreen = z.object({ ...recordFields, ...ScreenDraft.shape })
export type OwnScreen = z.infer<typeof OwnScreen>

export const ScreenQuestion = z.object({
  like: z.string().max(100).default('').describe('Part of the name'),
  sort: z.enum(['updatedAt', 'name']).default('updatedAt'),
  order: z.enum(['asc', 'desc']).default('desc'),
})
export type ScreenQuestion = z.infer<typeof ScreenQuestion>

/** A screen as it is shown: delivered, or the organisation's own. */
export const Screen = z.object({
  address: z.string().describe('Of the product, such as `/bigScreen/monitorScreen`'),
  title: z.string(),
  own: z.object({ id: Id, version: z.number().int() }).nullable().describe('Null: as it is delivered'),
  replaces: z.enum(screenAddresses).nullable(),
  width: Side,
  height: Side,
  range: z.enum(namedRanges),
  monitors: z.array(Id),
  panels: z.array(Panel),
})
export type Screen = z.infer<typeof Screen>

/** A screen with what its panels show. */
export const ScreenWithFigures = Screen.extend({
  figures: z.array(PanelFigure),
  isDemonstration: z.boolean().describe('Its numbers are of invented data'),
  touch: z.array(z.string()).describe('Titles of what visitors may open on it'),
  at: Moment.describe('When this was answered, by the clock of the server'),
})
export type ScreenWithFigures = z.infer<typeof ScreenWithFigures>
