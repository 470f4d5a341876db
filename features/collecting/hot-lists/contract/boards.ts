/** Boards that the installation follows, and the own instances that are asked for them. */
import { Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

export const FollowedBoard = z.object({
  id: z.number().int(),
  platform: z.string(),
  /** Null: handed in by programs. */
  instance: z.enum(['newsnow', 'dailyhot']).nullable(),
  /** What the board is called there. */
  route: z.string(),
  everySeconds: z.number().int(),
  enabled: z.boolean(),
  seenAt: Moment.nullable(),
  failures: z.number().int(),
  lastError: z.string().nullable(),
})
export type FollowedBoard = z.infer<typeof FollowedBoard>

const Address = z
  .url({ protocol: /^https?$/, error: 'hotLists.addressFaulty' })
  .max(500, 'hotLists.addressFaulty')
  .nullable()
  .default(null)
export const Instances = z.object({ newsnow: Address, dailyhot: Address })
export type Instances = z.infer<typeof Instances>
