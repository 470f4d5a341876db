/** Pages of entries: they wait in a line of their own and are read each in its host's turn. */
import {
  countHour,
  removePage,
  spendOfSource,
  tryPageLater,
  type WaitingPage,
} from '@guanlan/features/collecting/sources/server'
import { type AskingParts, askingOf, type Database, type Turn } from '@guanlan/platform/server'
import type { RawArticle } from '../../items.ts'
import { pageOf } from '../feeds/page.ts'
import { checkEntry, type Read } from './entries.ts'
import { handInEntries } from './hand-in.ts'
import { notRead } from './save-sources.ts'

/** A page that could not be had is tried again after these, where the entry says nothing without it. */
const laterSeconds = [600, 7_200]

/** The entry with its page; where the page cannot be had, a feed's entry as it is, with the reason. */
export async function visitPage(
  db: Database,
  turn: Turn,
  { page }: WaitingPage,
  { read, ...parts }: AskingParts & { read: Read },
): Promise<void> {
  const { askPolitely } = askingOf(db, turn, page.source.url, parts)
  const entry = page.item as RawArticle
  const ofFeed = page.source.kind === 'feed'
  const filled = await pageOf(entry, page.url, askPolitely, ofFeed ? 'byEntry' : 'byPage')
  const reading = filled.extra?.page as { state?: string; problem?: string } | undefined
  const hasFailed = reading?.state === 'failed'
  const later = laterSeconds[page.attempts]
  if (hasFailed && !ofFeed && later !== undefined) return tryPageLater(db, page.id, later)
  const checked = checkEntry(filled, 0, new Date(), read)
  const item = 'item' in checked ? checked.item : entry
  await db.transaction().execute(async tx => {
    const isOurs = await removePage(tx, page.id)
    await countHour(tx, page.source.id, { requests: turn.requests, bytes: turn.bytes })
    await spendOfSource(tx, page.source.id, turn.requests, turn.bytes)
    if (!isOurs) return
    if (ofFeed || !hasFailed) await handInEntries(tx, page.source, [item], [], { asked: 0, bytes: 0 })
    else {
      await handInEntries(tx, page.source, [], [notRead({ url: page.url, problem: reading?.problem ?? '' })], {
        asked: 0,
        bytes: 0,
      })
      await countHour(tx, page.source.id, { refused: 1 })
    }
  })
}
