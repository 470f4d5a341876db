/** A member follows an event: when it begins to grow, peaks, is over or comes back, they are notified. */
import { Id } from '@guanlan/platform/contract'
import { z } from 'zod'
import type { EventState } from './states.ts'

export const followingWays = ['screen', 'mail'] as const
export type FollowingWay = (typeof followingWays)[number]

export const Following = z.object({
  ways: z.array(z.enum(followingWays)).max(2).describe('How the caller is notified; none: they do not follow it'),
})
export const FollowedEvent = Following.extend({ id: Id })

/** What followers are notified of. */
export const notifiedStates = ['growing', 'peak', 'over', 'back'] as const satisfies readonly EventState[]
export type NotifiedState = (typeof notifiedStates)[number]
