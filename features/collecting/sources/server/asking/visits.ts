/** How a visit went, as its source keeps it. */
import type { FeedAsks } from '@guanlan/engine/clean'
import type { Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'

import type { KnownEntry } from './due.ts'

export interface GoodVisit {
  /** What a feed says of its own rhythm; absent: as before. */
  asks: FeedAsks | undefined
  paceSeconds: number
  /** Until the next visit. */
  nextSeconds: number
  hasNews: boolean
  /** Of the entries; null: the source says that nothing changed. */
  marks: readonly string[] | null
  /** By their ids; absent: as before. */
  known?: readonly KnownEntry[]
  etag: string | null
  lastModified: string | null
  bodyHash: string | null
}

/** jsonb keeps neither NUL nor half a character. */
const storable = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value

export async function saveVisit(tx: Tx, id: number, visit: GoodVisit): Promise<void> {
  const { asks, paceSeconds, nextSeconds, hasNews, marks, known, etag, lastModified, bodyHash } = visit
  await sql`
    update sources set failures = 0, held_by = null, asks = coalesce(${asks ? JSON.stringify(asks) : null}::jsonb, asks), last_error = null, state = 0, last_asked_at = now(), last_success_at = now(), pace_seconds = ${paceSeconds},
      next_at = now() + ${nextSeconds} * interval '1 second',
      last_new_at = case when ${hasNews} then now() else last_new_at end,
      pages_read = case when ${marks === null} then pages_read else ${[...(marks ?? [])]}::text[] end,
      entries = coalesce(${known ? JSON.stringify(known, storable) : null}::jsonb, entries),
      etag = coalesce(${etag}, etag), last_modified = coalesce(${lastModified}, last_modified),
      body_hash = coalesce(${bodyHash}, body_hash)
    where id = ${id}`.execute(tx)
}

export async function saveFailedVisit(
  tx: Tx,
  id: number,
  { problem, state, pauseSeconds }: { problem: string; state: number; pauseSeconds: number },
): Promise<void> {
  await sql`
    update sources set failures = failures + 1, last_error = ${problem}, state = ${state}, held_by = null, last_asked_at = now(),
      next_at = now() + ${pauseSeconds} * interval '1 second' where id = ${id}`.execute(tx)
}
