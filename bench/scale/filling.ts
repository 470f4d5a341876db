/** Fills an index with the product's own code, and says how large it became. */
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import {
  beginTextIndex,
  fillTexts,
  IndexSpared,
  indexesThere,
  type TextIndex,
  type TextIndexes,
} from '../../features/articles/articles/server/search/index.ts'
import type { Database } from '../../platform/server/index.ts'
import { eachOf, type Used, used } from './processors.ts'

export interface Filled {
  /** Articles a second without rests, and what one takes of the processors; null: it was filled before. */
  whole: string | null
  /** Of the later half, when Java has compiled what it needs; null: there was one step. */
  secondHalf: string | null
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
  const steps = [await stepOf(db, pids)]
  while (await fillNext(db, index)) steps.push(await stepOf(db, pids))
  steps.push(await stepOf(db, pids))
  const [first, last] = [steps[0] as Step, steps.at(-1) as Step]
  const filled = last.count - first.count
  const half = steps.find(({ count }) => count - first.count >= filled / 2) as Step
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
    whole: filled > 0 ? rateOf(first, last) : null,
    secondHalf: filled > 0 && half !== last ? rateOf(half, last) : null,
    bytes: body._all?.primaries?.store?.size_in_bytes ?? 0,
    articles,
    characters,
  }
}

/** A cluster that asks to be spared for longer than the product waits for at a time is left alone for a while, as a worker leaves it. */
async function fillNext(db: Database, index: TextIndex): Promise<boolean> {
  for (;;)
    try {
      return await fillTexts(db, index, { rest: false })
    } catch (error) {
      if (!(error instanceof IndexSpared)) throw error
      process.stderr.write(`${error.message}\n`)
      await pause(restMs)
    }
}
const restMs = 10_000

async function filledCount(db: Database): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`select coalesce(sum(filled_count), 0)::float8 as n from text_indexes`.execute(db)
  return rows[0]?.n ?? 0
}

interface Step {
  count: number
  at: number
  processors: Used
}

const stepOf = async (db: Database, pids: readonly number[]): Promise<Step> => ({
  count: await filledCount(db),
  at: performance.now(),
  processors: await used(db, pids),
})

const rateOf = (from: Step, to: Step): string =>
  `${Math.round((to.count - from.count) / ((to.at - from.at) / 1000))} articles/s; ${eachOf(from.processors, to.processors, to.count - from.count, 'an article')}`
