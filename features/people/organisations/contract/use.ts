/** What an organisation uses, day by day, and when a quota will be reached. */
import type { Contract } from '@guanlan/platform/contract'
import { z } from 'zod'

/** Days that are shown. */
export const daysOfCourse = 90

export const QuotaCourse = z.object({
  quota: z.string(),
  /** In the reader's language. */
  title: z.string(),
  kind: z.enum(['standing', 'daily', 'monthly', 'value']),
  used: z.number().int(),
  /** Null: unlimited. */
  limit: z.number().int().nullable(),
  days: z.array(z.object({ day: z.string(), used: z.number() })),
  /** The day (YYYY-MM-DD) on which the limit is reached, if it goes on as in the last 30 days; null: not within a year, or too little is known. */
  reachedOn: z.string().nullable(),
})
export type QuotaCourse = z.infer<typeof QuotaCourse>

export const OrganisationUse = z.object({
  quotas: z.array(QuotaCourse),
  /** Acts in the record within 30 days, by person. */
  people: z.array(z.object({ name: z.string(), acts: z.number().int() })),
})
export type OrganisationUse = z.infer<typeof OrganisationUse>

export const useCalls = {
  use: {
    method: 'GET',
    path: '/inews/org/use',
    access: 'manager',
    permission: 'organisations.use',
    summary:
      'What the organisation uses of each quota, day by day, when the limit will be reached, and who does how much',
    reply: OrganisationUse,
  },
} as const satisfies Contract
