/** How a source fares, counted by the hour. */
import type { Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { delaySpans, spanOf } from '../../contract.ts'

/** What is not said counts for nothing. */
interface Counted {
  asked?: number
  /** With those for robots.txt and pages. */
  requests?: number
  unchanged?: number
  failed?: number
  fresh?: number
  refused?: number
  bytes?: number
  /** New entries with the id of another one; entries under another id than before; entries whose title changed. */
  sameIds?: number
  newIds?: number
  edited?: number
  /** Entries by how long after their publication they were seen (`delaySpans`). */
  delays?: readonly number[]
}

const noDelays: readonly number[] = Array.from({ length: delaySpans.length + 1 }, () => 0)

/** Entries that do not say when they were published, or say a time to come, count for nothing. */
export function delaysOf(items: readonly { publishedAt?: string | number | undefined }[], now: Date): number[] {
  const delays = [...noDelays]
  for (const { publishedAt } of items) {
    const seconds = publishedAt === undefined ? Number.NaN : (now.getTime() - new Date(publishedAt).getTime()) / 1_000
    if (seconds >= 0) delays[spanOf(seconds)] = (delays[spanOf(seconds)] ?? 0) + 1
  }
  return delays
}

/** What was removed while it was asked counts nothing more. */
export async function countHour(
  tx: Tx,
  id: number,
  {
    asked: requested = 0,
    requests = 0,
    unchanged = 0,
    failed = 0,
    fresh = 0,
    refused = 0,
    bytes = 0,
    sameIds = 0,
    newIds = 0,
    edited = 0,
    delays = noDelays,
  }: Counted,
): Promise<void> {
  await sql`
    insert into source_hours as hours (source_id, hour, asked, requests, unchanged, failed, fresh, refused, bytes, same_ids, new_ids, edited, delays)
    select id, date_trunc('hour', now()), ${requested}::int, ${requests}::int, ${unchanged}::int, ${failed}::int, ${fresh}::int, ${refused}::int, ${bytes}::bigint, ${sameIds}::int, ${newIds}::int, ${edited}::int, ${[...delays]}::int[]
    from sources where id = ${id} for key share
    on conflict (source_id, hour) do update set asked = hours.asked + excluded.asked, requests = hours.requests + excluded.requests, unchanged = hours.unchanged + excluded.unchanged,
      failed = hours.failed + excluded.failed, fresh = hours.fresh + excluded.fresh, refused = hours.refused + excluded.refused,
      bytes = hours.bytes + excluded.bytes, same_ids = hours.same_ids + excluded.same_ids, new_ids = hours.new_ids + excluded.new_ids, edited = hours.edited + excluded.edited,
      delays = array(select a + b from unnest(hours.delays, excluded.delays) with ordinality as d (a, b, n) order by n)`.execute(
    tx,
  )
}
