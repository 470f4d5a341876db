import { type Scope, type SheetRow, zoneOf } from '@guanlan/platform/server'
import { keptRows } from '../rows/kept-rows.ts'
import { ownWordsOf, readRows } from '../rows/read.ts'
import { aboutFile } from './about-file.ts'
import { piecesOf } from './file.ts'
import { atOnce, nothing, type Place, type Writing, type Written } from './writing.ts'

/** Articles of one slice: a second or two, so that a kill costs no more. The same each time: other batches would be other bytes. */
const ofSlice = 10_000

interface Batch {
  /** Articles asked for; those that are gone meanwhile have no row. */
  taken: number
  rows: SheetRow[]
}

/** The next rows of a table. */
export async function nextRows(scope: Scope, writing: Writing, place: Place | null): Promise<Written> {
  const { orgId, db } = scope
  const { kept } = writing
  const zone = await zoneOf(orgId, db)
  const about = aboutFile(scope, kept, zone)
  const pieces = piecesOf(kept.order, { locale: scope.locale, zone, rows: kept.rows, about })
  const out: Buffer[] = []
  let { taken, rows, state } = place ?? nothing
  const put = (piece: { bytes: Buffer; state: object }) => {
    out.push(piece.bytes)
    state = piece.state
  }
  if (place === null) put(await pieces.begin())
  const batches = batchesOf(scope, writing, taken, Math.min(taken + ofSlice, kept.rows))
  for await (const batch of oneAhead(batches)) {
    put(await pieces.rows(state, batch.rows))
    taken += batch.taken
    rows += batch.rows.length
  }
  if (taken >= kept.rows) put(await pieces.end(state))
  return { bytes: Buffer.concat(out), taken, rows, state }
}

async function* batchesOf(
  scope: Scope,
  { id, kept: { order, rows: all }, signal }: Writing,
  from: number,
  until: number,
): AsyncGenerator<Batch> {
  const fields = order.fields.map(({ key }) => key)
  const words = await ownWordsOf(scope, fields)
  const found = order.whole?.query !== undefined || (order.ticked?.found ?? false)
  for (let taken = from; taken < until; ) {
    signal.throwIfAborted()
    const chosen = await keptRows(scope, id, taken, Math.min(atOnce, until - taken))
    if (chosen.length === 0) throw new Error(`the articles of download ${id} end at ${taken} of ${all}`)
    yield { taken: chosen.length, rows: await readRows(scope, chosen, { fields, words, found }) }
    taken += chosen.length
  }
}

/** The database reads the next batch while this one is written. */
async function* oneAhead<T>(source: AsyncGenerator<T>): AsyncGenerator<T> {
  let coming = source.next()
  for (;;) {
    const { done, value } = await coming
    if (done) return
    coming = source.next()
    // Told by the next round; whoever stops before that has a fault of their own to tell.
    coming.catch(() => {})
    yield value
  }
}
