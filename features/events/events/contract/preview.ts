/** What a rule would find, before anything is saved. */
import { SetPreview, TriedSet } from '@guanlan/features/monitors/monitors/contract'
import type { z } from 'zod'

export const TriedEvent = TriedSet
export type TriedEvent = z.output<typeof TriedEvent>
export const EventPreview = SetPreview
export type EventPreview = z.infer<typeof EventPreview>
