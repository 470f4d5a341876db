/** Entries of a source: checked, and known again. */
import type { ItemProblem, RawArticle } from '../../items.ts'
import { markOf } from '../asking/digest.ts'

type ReadItem = { item: RawArticle } | { problem: ItemProblem }

/** Checks an item: `readItem` of the pipeline. */
export type Read = (value: unknown, position: number, now: Date) => ReadItem

/** An entry whose time nobody can read, or cannot be true (0001, 1970, far ahead), counts from its arrival, with what was written as a sign of it. */
export function checkEntry(item: RawArticle, position: number, now: Date, read: Read): ReadItem {
  const checked = read(item, position, now)
  const isUntimed =
    'problem' in checked && ['pipeline.timeUnreadable', 'pipeline.timeOutOfRange'].includes(checked.problem.key)
  if (!isUntimed) return checked
  const extra = { ...item.extra, time: { written: item.publishedAt, of: 'arrival' } }
  return read({ ...item, publishedAt: undefined, extra }, position, now)
}

/** What an entry is known by within its source. */
export const entryMark = ({ sourceId, url, title, body }: RawArticle): string =>
  markOf(sourceId ?? url ?? `${title}\n${body}`)
