/** What visitors of a touch wall may open, in order; one level deep. */
import { Frame, PanelFigure } from '@guanlan/features/boards/boards/contract'
import { Id, Moment, Version } from '@guanlan/platform/contract'
import { z } from 'zod'
import { screenNames } from './named.ts'

export const mostEntries = 50
/** Without a touch for so long, a wall is back by itself. */
export const touchSeconds = 60
/** Articles of a list that a visitor sees. */
export const touchRows = 20

export const touchKinds = ['list', 'report', 'event', 'text'] as const
export type TouchKind = (typeof touchKinds)[number]

export const TouchEntry = z.object({
  title: z.string().trim().min(1, 'bigScreens.entryTitle').max(50, 'bigScreens.entryTitle'),
  opens: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('list'),
      frame: Frame.prefault({}).describe('Which articles: its newest are shown'),
      address: z
        .string()
        .regex(/^\/[^/\\]/, 'bigScreens.entryAddress')
        .max(2_000)
        .optional()
        .describe('Of the list in the product, where somebody is signed in'),
    }),
    z.object({ kind: z.literal('report'), id: Id }),
    z.object({ kind: z.literal('event'), id: Id }),
    z.object({
      kind: z.literal('text'),
      text: z.string().trim().min(1, 'bigScreens.entryText').max(2_000, 'bigScreens.entryText'),
    }),
  ]),
})
export type TouchEntry = z.infer<typeof TouchEntry>

/** Name of a delivered screen's address, or the id of an own one. */
const Screen = z.enum(screenNames).or(Id)
export type TouchScreen = z.infer<typeof Screen>
export const TouchQuestion = z.object({ screen: Screen.default('monitorScreen') })
export const TouchBankDraft = z.object({
  screen: Screen.default('monitorScreen'),
  version: Version.or(z.literal(0)).default(0).describe('Of the bank that was read; 0: there was none'),
  entries: z.array(TouchEntry).max(mostEntries, 'bigScreens.entryCount'),
})
export const TouchBank = z.object({ screen: Screen, version: z.number().int(), entries: z.array(TouchEntry) })
export type TouchBank = z.infer<typeof TouchBank>

export const TouchPlace = z
  .number()
  .int()
  .min(0)
  .max(mostEntries - 1)

/** What an entry shows when it is opened, as whoever opens it may see it; on a player as its maker. */
export const TouchContent = z.object({
  title: z.string(),
  kind: z.enum(touchKinds),
  paragraphs: z.array(z.string()).describe('Of a text or report; of an event how it stands'),
  figure: PanelFigure.nullable().describe('Articles of a list or event'),
  isGone: z.boolean().describe('What it opens was removed, or is not to be seen'),
  at: Moment,
})
export type TouchContent = z.infer<typeof TouchContent>
