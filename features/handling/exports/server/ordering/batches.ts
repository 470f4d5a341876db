import type { Scope } from '@guanlan/platform/server'
import { ownWordsOf, type readRows } from '../rows/read.ts'
import { storedRows } from '../rows/stored-rows.ts'
import { atOnce, type Writing } from './writing.ts'

export interface Batch<Row> {
  /** Articles asked for; those that are gone meanwhile have no row. */
  taken: number
  rows: Row[]
}

type Read<Row> = (...requested: Parameters<typeof readRows>) => Promise<Row[]>

/** The kept articles of an order from one place to another, a few hundred at once, as `read` reads them. */
export async function* batchesOf<Row>(
  scope: Scope,
  { id, kept: { order, rows: all }, signal }: Writing,
  { from, until }: { from: number; until: number },
  read: Read<Row>,
): AsyncGenerator<Batch<Row>> {
  const fields = order.fields.map(({ key }) => key)
  const words = await ownWordsOf(scope, fields)
  const found = order.whole?.query !== undefined || (order.ticked?.found ?? false)
  for (let taken = from; taken < until; ) {
    signal.throwIfAborted()
    const chosen = await storedRows(scope, id, taken, Math.min(atOnce, until - taken))
    if (chosen.length === 0) throw new Error(`the articles of download ${id} end at ${taken} of ${all}`)
    yield { taken: chosen.length, rows: await read(scope, chosen, { fields, words, found }) }
    taken += chosen.length
  }
}
