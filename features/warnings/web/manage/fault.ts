/** What is wrong with a warning at first sight. Pure. */
import type { Warning } from '../../contract.ts'

type Fault = 'over' | 'neverFires' | 'firesAllTheTime'

const dayMs = 86_400_000
/** As long as incidents are counted back. */
const countedDays = 30
/** Of 30 days: more than one every two hours is not read any more. */
const tooMany = 360

/** @param today as YYYY-MM-DD */
export function faultOf(
  { enabled, endTime, incidents, updatedAt }: Pick<Warning, 'enabled' | 'endTime' | 'incidents' | 'updatedAt'>,
  today: string,
): Fault | null {
  if (endTime < today) return 'over'
  if (!enabled) return null
  if (incidents > tooMany) return 'firesAllTheTime'
  const isOld = Date.parse(today) - Date.parse(updatedAt) > countedDays * dayMs
  return incidents === 0 && isOld ? 'neverFires' : null
}
