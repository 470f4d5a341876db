/** What a chart does not show for want of collection, and what is still on its way. */
import { Question } from '@guanlan/features/articles/articles/contract'
import { Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

const Count = z.number().int()

/** When collection was disturbed: charts say so in place of a false dip. */
export const Disturbances = z.object({
  /** Sources that were disturbed within the time asked for. */
  sources: Count,
  /** Senders that were silent against their own habit. */
  senders: Count,
  stretches: z.array(
    z.object({
      from: Moment,
      to: Moment,
      /** Sources and senders. */
      sources: Count,
      /** Of them, five at most. */
      names: z.array(z.string()),
      /** There is an hour in it in which nothing at all was asked. */
      ours: z.boolean(),
      /** The installation stood still in it: nothing was taken in. */
      stood: z.boolean(),
    }),
  ),
})
export type Disturbances = z.infer<typeof Disturbances>

export const Coverage = z.object({
  /** Sources that the organisation collects now. */
  sources: Count,
  /** Of them, those that were disturbed within the time asked for; five names at most. */
  disturbed: z.object({ count: Count, names: z.array(z.string()) }),
  /** Share (0 to 1) that the disturbed sources had of what the question wanted in the 28 days before it; null: none was disturbed, or nothing was wanted then. */
  usualShare: z.number().min(0).max(1).nullable(),
  silentSenders: z.array(
    z.object({
      name: z.string(),
      since: Moment,
      until: Moment.nullable().describe('null: silent still'),
      missed: Count.describe('Calls that usually come in those hours of the week'),
    }),
  ),
  /** When the installation stood still, ten minutes or longer. */
  stood: z.array(z.object({ from: Moment, to: Moment })),
  /** Monitors of the question that are being filled with what is stored. */
  fillings: z.array(z.object({ name: z.string(), done: z.number(), total: z.number().nullable() })),
  /** Rules of its monitors that were changed within the time asked for, newest first; 20 at most. */
  ruleChanges: z.array(z.object({ monitorId: Count, name: z.string(), at: Moment })),
  /** Where the last hour or day begins that is not over; null: all are. */
  running: Moment.nullable(),
})
export type Coverage = z.infer<typeof Coverage>

export const coverageCalls = {
  disturbances: {
    open: true,
    method: 'POST',
    path: '/inews/monitorChart/disturbances',
    access: 'member',
    permission: 'charts.view',
    reads: true,
    summary:
      'Stretches in which sources did not answer, senders were silent or nothing was asked, of the last 13 months',
    body: z.object({ from: Moment, to: Moment }),
    reply: Disturbances,
  },
  coverage: {
    open: true,
    method: 'POST',
    path: '/inews/monitorChart/coverage',
    access: 'member',
    permission: 'charts.view',
    cost: 'expensive',
    reads: true,
    summary:
      'What the charts of a question lack: disturbed sources and their usual share, silent senders, standstills, fillings, changed rules',
    body: Question,
    reply: Coverage,
  },
} as const
