/** Pages of entries: they wait in a line of their own and are read each in its host's turn. */
import { type AskingParts, askingOf, type Database, hostOf, type Turn, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { RawArticle } from '../../items.ts'
import type { Source } from '../asking/source.ts'
import { pageOf } from '../feeds/page.ts'
import { spend } from './budget.ts'
import type { WaitingPage } from './due.ts'
import { checkEntry, type Read } from './entries.ts'
import { handInEntries } from './hand-in.ts'
import { countHour } from './hours.ts'

/** A page that could not be had is tried again after these, where the entry says nothing without it. */
const laterSeconds = [600, 7_200]

export async function savePages(
  tx: Tx,
  source: Source,
  entries: readonly { item: RawArticle; mark: string }[],
): Promise<void> {
  if (entries.length === 0) return
  const pages = entries.map(({ item, mark }) => {
    const url = item.url ?? ''
    return { source_id: source.id, host: hostOf(url), mark, url, item: JSON.stringify(item) }
  })
  await tx
    .insertInto('source_pages')
    .values(pages)
    .onConflict(c => c.doNothing())
    .execute()
  await sql`
    insert into source_hosts (host, wanted_at) select distinct host, now() from unnest(${pages.map(page => page.host)}::text[]) as of (host)
    on conflict (host) do update set wanted_at = least(source_hosts.wanted_at, excluded.wanted_at)`.execute(tx)
}

/** The entry with its page; where the page cannot be had, a feed's entry as it is, with the reason. */
export async function visitPage(
  db: Database,
  turn: Turn,
  { page }: WaitingPage,
  { read, ...parts }: AskingParts & { read: Read },
): Promise<void> {
  const { askPolitely } = askingOf(db, turn, page.source.url, parts)
  const ofFeed = page.source.kind === 'feed'
  const filled = await pageOf(page.item, page.url, askPolitely, ofFeed ? 'byEntry' : 'byPage')
  const hasFailed = (filled.extra?.page as { state?: string } | undefined)?.state === 'failed'
  const later = laterSeconds[page.attempts]
  if (hasFailed && !ofFeed && later !== undefined) return tryLater(db, page.id, later)
  const checked = checkEntry(filled, 0, new Date(), read)
  const item = 'item' in checked ? checked.item : page.item
  await db.transaction().execute(async tx => {
    const gone = await tx.deleteFrom('source_pages').where('id', '=', page.id).executeTakeFirst()
    await countHour(tx, page.source.id, { requests: turn.requests, bytes: turn.bytes })
    await spend(tx, page.source.id, turn.requests, turn.bytes)
    if (gone.numDeletedRows === 0n) return
    if (ofFeed || !hasFailed) await handInEntries(tx, page.source, [item], [], { asked: 0, bytes: 0 })
    else await countHour(tx, page.source.id, { refused: 1 })
  })
}

const tryLater = async (db: Database, id: number, seconds: number): Promise<void> =>
  void (await sql`
    update source_pages set attempts = attempts + 1, at = now() + ${seconds} * interval '1 second' where id = ${id}`.execute(
    db,
  ))
