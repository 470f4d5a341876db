/** What an order would give, before it is made. */
import { z } from 'zod'
import { fieldKeys } from './fields.ts'

/** Rows that are shown. */
export const rowsShown = 5

export const OrderPreview = z.object({
  /** Rows of the file: of a list, its total. */
  rows: z.number().int(),
  /** There may be more: a long search is walked to its end when the file is made. */
  atLeast: z.boolean(),
  /** Estimates from rows that were read; null: there are none. */
  bytes: z.number().nullable(),
  seconds: z.number().nullable(),
  columns: z.array(z.object({ key: z.enum(fieldKeys), title: z.string() })),
  /** As they will stand, with moments in the zone of the organisation; long texts are cut. */
  first: z.array(z.array(z.string())),
  /** Why it would be refused; null: it would not. */
  problem: z.string().nullable(),
})
export type OrderPreview = z.infer<typeof OrderPreview>
