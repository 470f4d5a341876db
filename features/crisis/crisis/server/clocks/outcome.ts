/** Whether a limit was kept. Pure. */
import type { TriedLevel } from '../../contract.ts'

type Outcome = TriedLevel['clocks'][number]['before']['outcome']

/**
 * @param due null: there is no limit
 * @param doneAt null: nobody did it
 * @param until when it stopped counting, or now
 */
export function outcomeOf(due: Date | null, doneAt: Date | null, until: Date): Outcome {
  if (due === null) return 'none'
  if (doneAt !== null) return doneAt <= due ? 'met' : 'missed'
  return due <= until ? 'missed' : 'running'
}
