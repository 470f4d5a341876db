/** Who has something open at the same time: everybody who has says so every so many seconds, and hears who else has. */
import { z } from 'zod'

export const beatSeconds = 15
export const goneSeconds = 40

export const PresentPerson = z.object({
  userId: z.number().int(),
  name: z.string(),
  /** Where in it they are. */
  place: z.string().nullable(),
  isMe: z.boolean(),
})
export type PresentPerson = z.infer<typeof PresentPerson>
