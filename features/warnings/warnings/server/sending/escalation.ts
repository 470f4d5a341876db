/** When which step of an escalation is told. Pure. */
import { type Hours, nextAllowedHour } from './hours.ts'

export interface Steps<Step extends { afterMinutes: number }> {
  steps: readonly Step[]
  /** How often they begin again. */
  repeats: number
}

/** The step after so many that were told, over all rounds; null: that was the last. */
export function nextStep<Step extends { afterMinutes: number }>(
  { steps, repeats }: Steps<Step>,
  notified: number,
): Step | null {
  return notified < steps.length * (repeats + 1) ? (steps[notified % steps.length] ?? null) : null
}

/** Minutes count within the hours of the warning, and nobody is told outside them; the highest level does not wait where the warning says so. */
export function escalatesAt(hours: Hours, afterMinutes: number, from: Date, isUrgent: boolean): Date {
  const opens = (at: Date): Date => (isUrgent ? at : (nextAllowedHour(hours, at) ?? at))
  return opens(new Date(opens(from).getTime() + afterMinutes * 60_000))
}
