import { type Scope, zoneOf } from '@guanlan/platform/server'
import { readRows } from '../rows/read.ts'
import { aboutFile } from './about-file.ts'
import { batchesOf } from './batches.ts'
import { piecesOf } from './file.ts'
import { nothing, type Place, type Writing, type WrittenSlice } from './writing.ts'

/** Articles of one slice: a second or two, so that a kill costs no more. The same each time: other batches would be other bytes. */
const ofSlice = 10_000

/** The next rows of a table. */
export async function nextRows(scope: Scope, writing: Writing, place: Place | null): Promise<WrittenSlice> {
  const { orgId, db } = scope
  const { kept: stored } = writing
  const zone = await zoneOf(orgId, db)
  const about = aboutFile(scope, stored, zone)
  const pieces = piecesOf(stored.order, { locale: scope.locale, zone, rows: stored.rows, about })
  const out: Buffer[] = []
  let { taken, rows, state } = place ?? nothing
  const put = (piece: { bytes: Buffer; state: object }) => {
    out.push(piece.bytes)
    state = piece.state
  }
  if (place === null) put(await pieces.begin())
  const batches = batchesOf(scope, writing, { from: taken, until: Math.min(taken + ofSlice, stored.rows) }, readRows)
  for await (const batch of oneAhead(batches)) {
    put(await pieces.rows(state, batch.rows))
    taken += batch.taken
    rows += batch.rows.length
  }
  if (taken >= stored.rows) put(await pieces.end(state))
  return { bytes: Buffer.concat(out), taken, rows, state }
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
