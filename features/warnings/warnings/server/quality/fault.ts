/** What is wrong with a warning at first sight, and what would make it better. Pure. */
import type { Advice, Fault, Quality, Warning } from '../../contract.ts'

const dayMs = 86_400_000
/** As long as incidents are counted back. */
export const countedDays = 30
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

/** Fewer say nothing about a warning. */
const leastJudged = 5
const leastIgnored = 10

/** One thing at most, the one that costs most attention first. */
export function adviceOf(
  { actedOn, ignored, falseAlarms }: Pick<Quality, 'actedOn' | 'ignored' | 'falseAlarms'>,
  fault: Fault | null,
): Advice | null {
  const judged = actedOn + falseAlarms
  if (judged >= leastJudged && falseAlarms * 5 >= judged * 2) return 'falseOften'
  if (fault === 'firesAllTheTime') return 'tooLoud'
  if (ignored >= leastIgnored && ignored > judged) return 'unread'
  return fault === 'neverFires' ? 'nothingFound' : null
}
