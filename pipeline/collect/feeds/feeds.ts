/** The list of feeds. */

import type { MediaType } from '@guanlan/features/articles/contract'
import { mediaTypeCode } from '@guanlan/features/articles/server'
import type { Database } from '@guanlan/platform/server'

export interface NewFeed {
  url: string
  name: string
  mediaType: MediaType
  intervalSeconds?: number
}

/** Adding a known address changes its name and pace. */
export async function saveFeed(db: Database, feed: NewFeed): Promise<number> {
  const row = {
    name: feed.name,
    media_type: mediaTypeCode(feed.mediaType),
    interval_seconds: feed.intervalSeconds ?? 600,
  }
  const { id } = await db
    .insertInto('feeds')
    .values({ url: feed.url, ...row })
    .onConflict(c => c.column('url').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
