import { type Scope, zoneOf } from '@guanlan/platform/server'
import { keptRows } from '../rows/kept-rows.ts'
import { ownWordsOf, readRows } from '../rows/read.ts'
import { aboutFile } from './about-file.ts'
import { piecesOf } from './file.ts'
import { atOnce, nothing, type Place, type Writing, type Written } from './writing.ts'

/** Articles of one slice: a second or two, so that a kill costs no more. The same each time: other batches would be other bytes. */
const ofSlice = 5_000
/** The next rows of a table. */
export async function nextRows(scope: Scope, { id, kept, signal }: Writing, place: Place | null): Promise<Written> {
  const { orgId, db } = scope
  const { order } = kept
  const zone = await zoneOf(orgId, db)
  const pieces = piecesOf(order, { locale: scope.locale, zone, rows: kept.rows, about: aboutFile(scope, kept, zone) })
  const out: Buffer[] = []
  let { taken, rows, state } = place ?? nothing
  const put = (piece: { bytes: Buffer; state: object }) => {
    out.push(piece.bytes)
    state = piece.state
  }
  if (place === null) put(await pieces.begin())
  const fields = order.fields.map(({ key }) => key)
  const words = await ownWordsOf(scope, fields)
  const found = order.whole?.query !== undefined || (order.ticked?.found ?? false)
  const until = Math.min(taken + ofSlice, kept.rows)
  while (taken < until) {
    signal.throwIfAborted()
    const chosen = await keptRows(scope, id, taken, Math.min(atOnce, until - taken))
    if (chosen.length === 0) throw new Error(`the articles of download ${id} end at ${taken} of ${kept.rows}`)
    const read = await readRows(scope, chosen, { fields, words, found })
    put(await pieces.rows(state, read))
    taken += chosen.length
    rows += read.length
  }
  if (taken >= kept.rows) put(await pieces.end(state))
  return { bytes: Buffer.concat(out), taken, rows, state }
}
