/** Pages of entries that wait to be read, each in its host's turn. */
import { type Database, hostOf, type Tx, wantHosts } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { SourceKind } from '../../contract.ts'

export interface WaitingPage {
  page: {
    id: number
    url: string
    attempts: number
    /** As it was put in. */
    item: unknown
    source: { id: number; kind: SourceKind; url: string }
  }
}

interface WaitingRow {
  id: number
  url: string
  item: unknown
  attempts: number
  sourceId: number
  kind: SourceKind
  sourceUrl: string
}

export async function waitingPage(db: Database, host: string): Promise<WaitingPage | null> {
  const { rows } = await sql<WaitingRow>`
    select p.id, p.url, p.item, p.attempts, s.id as "sourceId", s.kind, s.url as "sourceUrl"
    from source_pages p join sources s on s.id = p.source_id
    where p.host = ${host} and p.at <= now() order by p.at, p.id limit 1`.execute(db)
  const [row] = rows
  if (!row) return null
  const { id, url, item, attempts, sourceId, kind, sourceUrl } = row
  const source = { id: sourceId, kind, url: sourceUrl }
  return { page: { id, url, attempts, item, source } }
}

/** Those that wait already stay as they are. */
export async function savePages(
  tx: Tx,
  sourceId: number,
  entries: readonly { url: string; mark: string; item: object }[],
): Promise<void> {
  if (entries.length === 0) return
  const pages = entries.map(({ url, mark, item }) => ({
    source_id: sourceId,
    host: hostOf(url),
    mark,
    url,
    item: JSON.stringify(item),
  }))
  await tx
    .insertInto('source_pages')
    .values(pages)
    .onConflict(c => c.doNothing())
    .execute()
  await wantHosts(
    tx,
    pages.map(page => page.host),
  )
}

/** @returns false: it is gone already */
export async function removePage(tx: Tx, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('source_pages').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

export async function tryPageLater(db: Database, id: number, seconds: number): Promise<void> {
  await sql`
    update source_pages set attempts = attempts + 1, at = now() + ${seconds} * interval '1 second' where id = ${id}`.execute(
    db,
  )
}
