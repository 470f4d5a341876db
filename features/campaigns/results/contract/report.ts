/** Reports of a campaign. */
import { Id, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

const of = {
  access: 'member',
  permission: 'campaigns.view',
  path: '/ipr/activity/{id}/report',
  params: z.object({ id: Id }),
} as const

export const reportCalls = {
  reports: {
    ...of,
    method: 'GET',
    summary: 'Reports that were made of an activity, newest first',
    reply: z.array(z.object({ id: z.number().int(), name: z.string(), createdAt: Moment })),
  },
  makeReport: {
    ...of,
    method: 'POST',
    undo: true,
    summary: 'Make a report of an activity, in the background: an ordinary one, read and edited like any other',
    reply: z.object({ reportId: z.number().int(), jobId: z.number().int() }),
  },
} as const
