/** Entries of a source: checked, and known again. */
import type { ItemProblem, RawArticle } from '../../items.ts'
import { markOf } from '../asking/digest.ts'

type ReadItem = { item: RawArticle } | { problem: ItemProblem }

/** Checks an item: `readItem` of the pipeline. */
export type Read = (value: unknown, position: number, now: Date) => ReadItem

/** An entry whose time nobody can read counts from its arrival; one whose time cannot be true is refused. */
export function checkEntry(item: RawArticle, position: number, now: Date, read: Read): ReadItem {
  const checked = read(item, position, now)
  const unreadable = 'problem' in checked && checked.problem.key === 'pipeline.timeUnreadable'
  return unreadable ? read({ ...item, publishedAt: undefined }, position, now) : checked
}

/** What an entry is known by within its source. */
export const entryMark = ({ sourceId, url, title, body }: RawArticle): string =>
  markOf(sourceId ?? url ?? `${title}\n${body}`)
