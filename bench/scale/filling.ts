/** Fills an index with the product's own code, and says how large it became. */
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import {
  beginTextIndex,
  fillTexts,
  indexesThere,
  type TextIndexes,
} from '../../features/articles/server/search/index.ts'
import type { Database } from '../../platform/server/index.ts'
import { eachOf, used } from './processors.ts'

export interface Filled {
  /** Of articles a second without rests, and with those a worker takes; null: it was filled before. */
  perSecond: number | null
  processors: string | null
  /** Of primaries, after they are merged as they become in time. */
  bytes: number
  articles: number
  /** UTF-16 units of titles and bodies. */
  characters: number
}

export async function fill(db: Database, indexes: TextIndexes, pids: readonly number[]): Promise<Filled> {
  await beginTextIndex(db, indexes)
  const [index] = await indexesThere(db, indexes)
  if (!index) throw new Error('no index was begun')
  const before = await used(db, pids)
  const begun = performance.now()
  const was = await filledCount(db)
  while (await fillTexts(db, index, { rest: false }));
  const seconds = (performance.now() - begun) / 1000
  const after = await used(db, pids)
  const filled = (await filledCount(db)) - was
  const { client, name } = index
  if (filled > 0) {
    await client.indices.flush({ index: name })
    await client.indices.forcemerge({ index: name, max_num_segments: 1 }, { requestTimeout: 1_800_000, maxRetries: 0 })
    await client.indices.refresh({ index: name })
    await client.cluster.health(
      { index: name, wait_for_no_relocating_shards: true, timeout: '60s' },
      { requestTimeout: 70_000 },
    )
    await pause(1_000)
  }
  const { body } = await client.indices.stats({ index: name, metric: ['store'] })
  const { rows } = await sql<{ articles: number; characters: number }>`
    select count(*)::float8 as articles, sum(length(title) + length(body))::float8 as characters from articles`.execute(
    db,
  )
  const { articles = 0, characters = 0 } = rows[0] ?? {}
  return {
    perSecond: filled > 0 ? filled / seconds : null,
    processors: filled > 0 ? eachOf(before, after, filled) : null,
    bytes: body._all?.primaries?.store?.size_in_bytes ?? 0,
    articles,
    characters,
  }
}

async function filledCount(db: Database): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`select coalesce(sum(filled_count), 0)::float8 as n from text_indexes`.execute(db)
  return rows[0]?.n ?? 0
}
