/** The range that all numbers of the page are of. */
import type { InfoEvent } from '../../contract.ts'

const minuteMs = 60_000

/** From its first article to its latest one; both ends belong to it. */
export function wholeRange({ firstArticleAt, lastArticleAt, startTime }: InfoEvent): { from: string; to: string } {
  const from = Date.parse(firstArticleAt ?? startTime)
  const to = Math.max(from, Date.parse(lastArticleAt ?? startTime))
  return { from: new Date(from).toISOString(), to: new Date(to + minuteMs).toISOString() }
}
