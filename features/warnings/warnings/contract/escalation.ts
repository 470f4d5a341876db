/** Who else is told of an incident that nobody takes up, and when. */
import { Id, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

export const mostSteps = 5
export const mostRepeats = 5

const Ids = (most: number) => z.array(Id).max(most).default([])

export const EscalationStep = z
  .object({
    afterMinutes: z
      .number('warnings.stepMinutes')
      .int()
      .min(1, 'warnings.stepMinutes')
      .max(1440, 'warnings.stepMinutes'),
    contactIds: Ids(100).describe('People of the address book, by mail'),
    groups: z.array(z.string().trim().min(1).max(30)).max(50).default([]),
    rosterIds: Ids(20).describe('Whoever is on duty then'),
    memberIds: Ids(100).describe('Members, in the product'),
    channelIds: Ids(20),
  })
  .refine(({ afterMinutes: _, ...receivers }) => Object.values(receivers).some(each => each.length > 0), {
    error: 'warnings.stepNobody',
    path: ['contactIds'],
  })
export type EscalationStep = z.infer<typeof EscalationStep>

export const escalationFields = {
  escalation: z
    .array(EscalationStep)
    .max(mostSteps, 'warnings.stepsMost')
    .default([])
    .describe('When nobody has acknowledged it in so many minutes, these are told'),
  escalationRepeats: z
    .number()
    .int()
    .min(0)
    .max(mostRepeats)
    .default(0)
    .describe('The steps begin again so many times while nobody acknowledges'),
}

/** What comes next while nobody takes an incident up. */
export const EscalationClock = z.object({
  step: z.number().int().describe('The receivers of the warning are the first'),
  round: z.number().int(),
  at: Moment,
})
export type EscalationClock = z.infer<typeof EscalationClock>
