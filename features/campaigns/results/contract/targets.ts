/** Where a target stands. Pure. */
import { Target } from '@guanlan/features/campaigns/campaigns/contract'
import { Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

export const targetStates = ['planned', 'onTheWay', 'reached', 'missed'] as const

export const TargetProgress = z.object({
  target: Target,
  due: Moment.nullable().describe('Its own end, or that of the campaign; null: none'),
  value: z.number().nullable().describe('Until it is due; null: not known yet'),
  state: z.enum(targetStates).describe('planned: the campaign has not begun'),
  neededADay: z
    .number()
    .nullable()
    .describe('From now on, of a number that adds up; null: nothing, or it does not add up'),
})
export type TargetProgress = z.infer<typeof TargetProgress>

const dayMs = 86_400_000
/** Numbers of these grow with each article; the others are shares. */
const addingUp: readonly Target['measure'][] = ['pieces', 'ownPieces', 'levelPieces', 'reach']

interface Measured {
  value: number | null
  /** Moments in milliseconds. */
  due: number | null
  start: number
  now: number
}

export function progressOf(
  target: Pick<Target, 'measure' | 'number'>,
  { value, due, start, now }: Measured,
): Pick<TargetProgress, 'state' | 'neededADay'> {
  if (value !== null && value >= target.number) return { state: 'reached', neededADay: null }
  if (due !== null && now > due) return { state: 'missed', neededADay: null }
  if (now < start) return { state: 'planned', neededADay: null }
  if (due === null || value === null || !addingUp.includes(target.measure))
    return { state: 'onTheWay', neededADay: null }
  return { state: 'onTheWay', neededADay: (target.number - value) / Math.max(1, (due - now) / dayMs) }
}
