/** What the plan of an organisation holds and what is used of it, for whoever was given the link, and asking for more of it. */
import { Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { noteLength } from './incident.ts'

export const Plan = z.object({
  organisation: z.string(),
  gauges: z.array(
    z.object({
      quota: z.string(),
      title: z.string().describe("In the reader's language"),
      kind: z.enum(['standing', 'daily', 'monthly', 'value']),
      used: z.number().int().nullable().describe("Today's use of a daily one; null of a number inside a call"),
      limit: z.number().int().nullable().describe('null: unlimited'),
    }),
  ),
  reachesOperator: z.boolean().describe('False: only the administrators hear of a request'),
  askedAt: Moment.nullable().describe('When renewal was asked for within the last day; null: it may be asked for'),
})
export type Plan = z.infer<typeof Plan>

const path = '/inews/warning/plan'
const byLink = { access: 'link', purpose: 'warningPlan', makerNeeds: ['warnings.edit'] } as const
const Token = z.object({ token: z.string().max(200) })

export const planCalls = {
  linkToPlan: {
    access: 'member',
    permission: 'warnings.edit',
    audit: 'always',
    method: 'POST',
    path: `${path}/link`,
    summary: 'A link to what the plan holds, for whoever pays for it; works for 72 hours',
    reply: z.object({ token: z.string(), address: z.string() }),
  },
  plan: {
    ...byLink,
    method: 'GET',
    path: `${path}/{token}`,
    summary: 'What the plan of the organisation holds, and what is used of it',
    params: Token,
    reply: Plan,
  },
  askForRenewal: {
    ...byLink,
    method: 'POST',
    path: `${path}/{token}/renewal`,
    summary: 'Ask the administrators and the operator for renewal, once a day',
    params: Token,
    body: z.object({ note: z.string().trim().max(noteLength, 'warnings.noteLength').default('') }),
    reply: Plan,
  },
} as const
