/** Which entry, and over which time: the same for all panels of its page. */
import { Id, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

export const periods = [7, 30, 90] as const
export type Period = (typeof periods)[number]

/** `m12`, `a34`, or the bare number of a medium. */
const RefText = z.coerce
  .string('mediaProfiles.idForm')
  .trim()
  .regex(/^[ma]?[1-9]\d{0,8}$/, 'mediaProfiles.idForm')
  .transform(text => (/^\d/.test(text) ? `m${text}` : text))

/** Each part comes by the address or in the body; two that differ are refused. */
export const ProfileQuestion = z.object({
  id: RefText.optional().describe('m12: a medium, a34: an account; a bare number is a medium'),
  account: Id.optional().describe('An account by its number, in place of `id`'),
  period: z.coerce
    .number('mediaProfiles.periodForm')
    .refine(days => periods.some(each => each === days), 'mediaProfiles.periodForm')
    .optional()
    .describe('Days up to now: 7, 30 (where nothing is named) or 90'),
  startTime: Moment.optional().describe('In place of `period`, with `endTime`; 90 days at most'),
  endTime: Moment.optional(),
})
export type ProfileQuestion = z.infer<typeof ProfileQuestion>
