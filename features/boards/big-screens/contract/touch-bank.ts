/** What visitors of a touch wall may open, in order; one level deep. */
import { Version } from '@guanlan/platform/contract'
import { z } from 'zod'
import { screenNames } from './named.ts'

export const mostEntries = 50

export const TouchEntry = z.object({
  title: z.string().trim().min(1, 'bigScreens.entryTitle').max(50, 'bigScreens.entryTitle'),
  opens: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('list'),
      address: z
        .string()
        .regex(/^\/[^/\\]/, 'bigScreens.entryAddress')
        .max(2_000),
    }),
    z.object({ kind: z.literal('report'), id: z.number().int().positive() }),
    z.object({ kind: z.literal('event'), id: z.number().int().positive() }),
    z.object({
      kind: z.literal('text'),
      text: z.string().trim().min(1, 'bigScreens.entryText').max(2_000, 'bigScreens.entryText'),
    }),
  ]),
})
export type TouchEntry = z.infer<typeof TouchEntry>

const Screen = z.enum(screenNames)
export const TouchQuestion = z.object({ screen: Screen.default('monitorScreen') })
export const TouchBankDraft = z.object({
  screen: Screen.default('monitorScreen'),
  version: Version.or(z.literal(0)).default(0).describe('Of the bank that was read; 0: there was none'),
  entries: z.array(TouchEntry).max(mostEntries, 'bigScreens.entryCount'),
})
export const TouchBank = z.object({ screen: Screen, version: z.number().int(), entries: z.array(TouchEntry) })
export type TouchBank = z.infer<typeof TouchBank>
