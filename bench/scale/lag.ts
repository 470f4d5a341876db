/** How far an index lags while articles come in: from the end of the transaction that stores one until a search in the index finds it. */
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { type TextIndexes, textIndexLoops } from '../../features/articles/articles/server/search/index.ts'
import { type Database, openListener, startLoop, type WorkerContext } from '../../platform/server/index.ts'
import { type Spread, spread } from '../machine.ts'
import { eachOf, used } from './processors.ts'
import { rowsOf, store } from './store.ts'
import type { Texts } from './texts.ts'

/** Articles of one transaction, as a batch brings them. */
const batch = 50
const lookEveryMs = 100

export interface Arriving {
  rate: number
  seconds: number
  texts: Texts
  /** Number of the first text. */
  from: number
  database: boolean
  /** Of the nodes of OpenSearch. */
  pids: readonly number[]
}

/** @returns milliseconds from commit until the line of its change is gone, which is after the index shows it; and how many a second were stored */
export async function lagOf(
  db: Database,
  url: string,
  indexes: TextIndexes,
  { rate, seconds, texts, from, database, pids }: Arriving,
): Promise<{ lag: Spread; perSecond: number; processors: string }> {
  // Made before: what a text costs the pipeline is not the index's.
  const count = Math.ceil((rate * seconds) / batch)
  const batches = Array.from({ length: count }, (_, i) =>
    rowsOf(texts, from + i * batch, from + (i + 1) * batch, database),
  )
  const writer = new pg.Client(url)
  await writer.connect()
  const listener = await openListener(url)
  const log = (error: unknown) => process.stderr.write(`${error}\n`)
  // All that these loops ask a worker for.
  const context = { db, listener, log } as unknown as WorkerContext
  const following = textIndexLoops(indexes).map(loop => startLoop(loop, context))
  /** Moment of commit by id, of those that the index does not show yet. */
  const waiting = new Map<number, number>()
  const lags: number[] = []
  let isStoring = true
  const watching = (async () => {
    while (isStoring || waiting.size > 0) {
      const looked = performance.now()
      const { rows } = await sql<{ id: number }>`select distinct article_id as id from text_index_changes`.execute(db)
      const behind = new Set(rows.map(row => Number(row.id)))
      for (const [id, at] of waiting)
        if (at < looked && !behind.has(id)) {
          lags.push(performance.now() - at)
          waiting.delete(id)
        }
      await pause(lookEveryMs)
    }
  })()
  const before = await used(db, pids)
  const started = performance.now()
  for (const [n, rows] of batches.entries()) {
    await pause(Math.max(0, started + ((n * batch) / rate) * 1000 - performance.now()))
    const ids = await store(writer, rows, { fresh: true })
    const at = performance.now()
    for (const id of ids) waiting.set(id, at)
  }
  const took = (performance.now() - started) / 1000
  isStoring = false
  await watching
  const after = await used(db, pids)
  await Promise.all(following.map(loop => loop.stop()))
  await listener.close()
  await writer.end()
  const processors = eachOf(before, after, lags.length, 'an article, storing included')
  return { lag: spread(lags), perSecond: (count * batch) / took, processors }
}
