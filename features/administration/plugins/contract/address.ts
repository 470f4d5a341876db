import { Id, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { outgoingTypes } from './plugin.ts'

/** Rows of a table, the newest first. */
export const mostRows = 10_000
/** Entries of a feed, the newest first. */
export const mostEntries = 200
/** Days that the feed of a monitor reaches back. */
export const daysOfMonitors = 7

/** Of what: one of a strategy and a monitor. A monitor is given as a feed alone. */
export const AddressDraft = z
  .object({ strategyId: Id.nullable().default(null), monitorId: Id.nullable().default(null) })
  .refine(({ strategyId, monitorId }) => (strategyId === null) !== (monitorId === null), {
    error: 'plugins.strategyOrMonitor',
    path: ['strategyId'],
  })
export type AddressDraft = z.infer<typeof AddressDraft>

export const Address = z.object({
  id: z.number().int(),
  plugType: z.enum(outgoingTypes),
  strategyId: z.number().int().nullable(),
  monitorId: z.number().int().nullable(),
  name: z
    .string()
    .nullable()
    .describe('Of the strategy or the monitor; null: it is gone, and the address answers nobody'),
  madeAt: Moment,
  madeBy: z.string().nullable(),
  lastUsedAt: Moment.nullable(),
  uses: z.number().int(),
})
export type Address = z.infer<typeof Address>

/** Paths by form: csv and json of a table, rss and atom of a feed. */
export const MadeAddress = z.object({
  id: z.number().int(),
  paths: z.record(z.string(), z.string()).describe('Told this once'),
})
export type MadeAddress = z.infer<typeof MadeAddress>
