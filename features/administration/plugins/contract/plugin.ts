import { largestInt, Moment, Version } from '@guanlan/platform/contract'
import { z } from 'zod'

/** clipper: brings pages in. table: gives rows to spreadsheets and BI. rss: gives a feed to readers. */
export const plugTypes = ['clipper', 'table', 'rss'] as const
export type PlugType = (typeof plugTypes)[number]
/** Those that articles go to, and that strategies are for. */
export const outgoingTypes = ['table', 'rss'] as const
export type OutgoingType = (typeof outgoingTypes)[number]

export const plugNameLength = 50

export const PluginDraft = z.object({
  plugType: z.enum(plugTypes, 'plugins.choosePlugin'),
  plugName: z
    .string()
    .trim()
    .max(plugNameLength, 'plugins.plugNameLength')
    .default('')
    .describe('A name of one’s own; empty: that of the product'),
  orgId: z.coerce
    .number()
    .int()
    .positive()
    .max(largestInt)
    .optional()
    .describe('The own organisation, where it is said'),
  isOpen: z.union([z.literal(0), z.literal(1)], 'plugins.isOpenFaulty'),
})
export type PluginDraft = z.infer<typeof PluginDraft>

export const Plugin = z.object({
  plugType: z.enum(plugTypes),
  plugName: z.string(),
  orgId: z.number().int(),
  isOpen: z.union([z.literal(0), z.literal(1)]),
  version: Version.nullable().describe('null: never switched'),
  updatedAt: Moment.nullable(),
  updatedBy: z.string().nullable(),
  strategies: z.number().int(),
  addresses: z.number().int().describe('That open something now'),
})
export type Plugin = z.infer<typeof Plugin>
