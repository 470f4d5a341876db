/** The range that charts, lists and files of an event have in common. Pure. */
import { longestRangeDays } from '@guanlan/features/articles/articles/contract'
import type { InfoEvent } from './event.ts'

const minuteMs = 60_000
const longestMs = longestRangeDays * 86_400_000

/** From its first article to its latest one, both ends with it; of an event that went on for longer its last 90 days (spec 5). */
export function rangeOf({
  firstArticleAt,
  lastArticleAt,
  startTime,
}: Pick<InfoEvent, 'firstArticleAt' | 'lastArticleAt' | 'startTime'>): { from: string; to: string } {
  const first = Date.parse(firstArticleAt ?? startTime)
  const to = Math.max(first, Date.parse(lastArticleAt ?? startTime)) + minuteMs
  return { from: new Date(Math.max(first, to - longestMs)).toISOString(), to: new Date(to).toISOString() }
}
