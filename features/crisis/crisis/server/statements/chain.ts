/** Who may agree to which step of an approval, and when. Pure. */
import type { z } from 'zod'
import type { ApprovalStep } from '../../contract/levels.ts'
import type { Role } from '../../contract.ts'

export type Step = z.output<typeof ApprovalStep>
export interface Holder {
  userId: number
  role: Role
}
export interface Approver {
  userId: number
  asDeputy: boolean
}

/** When the deputy may agree in place of those who are asked; null: never, or is asked anyway. */
export const deputyFrom = ({ minutes, roles }: Step, since: Date): Date | null =>
  minutes === null || roles.includes('deputy') ? null : new Date(since.getTime() + minutes * 60_000)

/**
 * Those who may agree to a step at a moment, each once: holders of its roles, and deputies once it waited long enough.
 * @param writers wrote a version of the text: nobody approves what they wrote
 */
export function approversOf(
  step: Step,
  { holders, writers, since, now }: { holders: readonly Holder[]; writers: readonly number[]; since: Date; now: Date },
): Approver[] {
  const roles: readonly string[] = step.roles
  const from = deputyFrom(step, since)
  const found = new Map<number, Approver>()
  for (const { userId, role } of holders) if (roles.includes(role)) found.set(userId, { userId, asDeputy: false })
  if (from !== null && from <= now)
    for (const { userId, role } of holders)
      if (role === 'deputy' && !found.has(userId)) found.set(userId, { userId, asDeputy: true })
  return [...found.values()].filter(({ userId }) => !writers.includes(userId))
}

/** The first step that would wait for more people than there are, deputies included; -1: none. */
export function stepWithoutPeople(
  chain: readonly Step[],
  holders: readonly Holder[],
  writers: readonly number[],
): number {
  // Long after it began everybody who ever may agree does.
  const [since, now] = [new Date(0), new Date(8_640_000_000_000)]
  return chain.findIndex(step => approversOf(step, { holders, writers, since, now }).length < step.needed)
}
