/** Clocks of a crisis: what has to be done until when. */
import { Id, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { clockKinds } from './levels.ts'

/** `over`: the crisis ended before, or its level has no such limit any more. */
export const clockStates = ['running', 'paused', 'done', 'over'] as const
export const clockActs = ['acknowledge', 'done', 'pause', 'resume'] as const

export const Clock = z.object({
  id: z.number().int(),
  kind: z.enum(clockKinds),
  startsAt: Moment,
  minutes: z.number().int().nullable(),
  dueAt: Moment.nullable().describe('null: it has no limit'),
  state: z.enum(clockStates),
  pausedAt: Moment.nullable(),
  pauseReason: z.string().nullable(),
  pausedBy: z.string().nullable(),
  endedAt: Moment.nullable(),
  endedBy: z.string().nullable(),
  /** Ended after its limit, or runs beyond it. */
  late: z.boolean(),
})
export type Clock = z.infer<typeof Clock>

/** `acknowledge` is of the clock of that kind, `done` of the others; `pause` asks for a reason. */
export const ClockAct = z.object({
  id: Id,
  act: z.enum(clockActs),
  reason: z.string().trim().max(1_000, 'crisis.reasonLength').default(''),
})
