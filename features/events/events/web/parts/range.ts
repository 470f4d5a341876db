/** The range that all numbers of the page are of. */
import type { InfoEvent } from '../../contract.ts'

const minuteMs = 60_000
/** Charts and lists take no longer range (spec 5): of an event that went on for longer its last 90 days. */
const longestMs = 90 * 86_400_000

/** From its first article to its latest one; both ends belong to it. */
export function wholeRange({ firstArticleAt, lastArticleAt, startTime }: InfoEvent): { from: string; to: string } {
  const first = Date.parse(firstArticleAt ?? startTime)
  const to = Math.max(first, Date.parse(lastArticleAt ?? startTime)) + minuteMs
  return { from: new Date(Math.max(first, to - longestMs)).toISOString(), to: new Date(to).toISOString() }
}
