/** Releases by mail: to people of the book of journalists, one mail each. */
import { Id, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

/** By one act. */
export const mostMailed = 200
/** Lines of one mail; a longer text goes as a file. */
export const mostMailLines = 190

/** Why somebody gets none: wants no calls, has no mail address, has unsubscribed or cannot be reached, has it already. */
export const leftOut = ['doNotCall', 'noMail', 'stopped', 'already'] as const

export const Mailing = z.object({
  id: Id.describe('The release'),
  journalistIds: z
    .array(Id)
    .min(1, 'releases.chooseJournalists')
    .max(mostMailed, 'releases.mostMailed')
    .describe('Of the book of journalists (/inews/journalistInfo/list)'),
})

export const Mailed = z.object({
  sent: z.number().int(),
  left: z.array(z.object({ journalistId: z.number().int(), name: z.string(), why: z.enum(leftOut) })),
})
export type Mailed = z.infer<typeof Mailed>

export const Mail = z.object({
  journalistId: z.number().int(),
  name: z.string(),
  sentAt: Moment,
  sentBy: z.string().nullable(),
  state: z
    .enum(['waiting', 'sending', 'accepted', 'failed', 'notSent', 'cancelled'])
    .nullable()
    .describe('As /sendRecord has it; null: its record is over'),
})
export type Mail = z.infer<typeof Mail>
