/** The list of feeds. */

import type { MediaType } from '@guanlan/features/articles/contract'
import { mediaTypeCode } from '@guanlan/features/articles/server'
import type { Database } from '@guanlan/platform/server'

export interface NewFeed {
  url: string
  name: string
  mediaType: MediaType
  intervalSeconds?: number
  /** The pages of new entries are read too, for feeds that carry summaries only. */
  fullText?: boolean
}

/** Adding a known address changes how it is read, not what is known of it. */
export async function saveFeed(db: Database, feed: NewFeed): Promise<number> {
  const row = {
    name: feed.name,
    media_type: mediaTypeCode(feed.mediaType),
    interval_seconds: feed.intervalSeconds ?? 600,
    full_text: feed.fullText ?? false,
  }
  const { id } = await db
    .insertInto('feeds')
    .values({ url: feed.url, ...row })
    .onConflict(c => c.column('url').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
