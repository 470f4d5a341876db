/** Robots answer 200 whatever happens; what they mean stands in a code in the body. Pure. */
import type { Posted } from '@guanlan/platform/server'
import { outcomeOfStatus } from '../answers.ts'
import type { Outcome } from '../sender.ts'

export interface RobotCodes {
  /** Where the code stands; the first that is there counts. */
  fields: readonly string[]
  /** Too many a minute: how long the platform then takes nothing. */
  tooFast: Readonly<Record<number, number>>
  /** Passing troubles of the platform. */
  busy: readonly number[]
}

export function outcomeOfRobot(reply: Posted, { fields, tooFast, busy }: RobotCodes, now: Date): Outcome {
  const byStatus = outcomeOfStatus(reply, now)
  if (byStatus.kind !== 'accepted') return byStatus
  const code = codeOf(reply.text, fields)
  // A page of a proxy or of a sign-in is not what a robot answers.
  if (code === null) return { kind: 'later', answer: byStatus.answer }
  if (code === 0) return byStatus
  const afterMs = tooFast[code]
  if (afterMs !== undefined) return { kind: 'later', answer: byStatus.answer, afterMs }
  return { kind: busy.includes(code) ? 'later' : 'never', answer: byStatus.answer }
}

function codeOf(text: string, fields: readonly string[]): number | null {
  try {
    const answer = JSON.parse(text) as Record<string, unknown>
    const code = fields.map(field => answer[field]).find(value => typeof value === 'number')
    return typeof code === 'number' ? code : null
  } catch {
    return null
  }
}
