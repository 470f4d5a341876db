/** What visitors of a touch wall may open, in order; one level deep. */
import { Frame, PanelFigure } from '@guanlan/features/boards/boards/contract'
import { Id, Moment, Version } from '@guanlan/platform/contract'
import { z } from 'zod'
import { isPicture } from './is-picture.ts'
import { screenNames } from './named.ts'

export const mostEntries = 50
/** Without a touch for so long, a wall is back by itself. */
export const touchSeconds = 60
/** Characters of a picture as an address of data: some 450 kB, which 1920 pixels a side fit into. */
export const longestPicture = 600_000
/** In a bank, so that it is saved and kept as a whole. */
export const mostPictures = 6
/** Bytes of a bank as it is sent. */
export const largestBank = 4_500_000
/** Articles of a list that a visitor sees. */
export const touchRows = 20

export const touchKinds = ['list', 'report', 'event', 'text', 'picture'] as const
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
      kind: z.literal('picture'),
      data: z
        .string()
        .max(longestPicture, 'bigScreens.entryPicture')
        .refine(isPicture, 'bigScreens.entryPicture')
        .describe('data:image/jpeg or data:image/png in base64; no other kind is shown'),
    }),
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
  entries: z
    .array(TouchEntry)
    .max(mostEntries, 'bigScreens.entryCount')
    .refine(
      list => list.filter(({ opens }) => opens.kind === 'picture').length <= mostPictures,
      'bigScreens.pictureCount',
    ),
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
  picture: z.string().nullable().describe('An address of data'),
  figure: PanelFigure.nullable().describe('Articles of a list or event'),
  isGone: z.boolean().describe('What it opens was removed, or is not to be seen'),
  at: Moment,
})
export type TouchContent = z.infer<typeof TouchContent>
