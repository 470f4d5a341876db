/** The slices of an export: each writes the next rows as one stored piece of the file, kept with its place in one transaction. */
import { refuse, say } from '@guanlan/platform/contract'
import { type Scope, type Slice, type SliceDone, scopeOfSlice, wallClock, work, zoneOf } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { DownloadOrder, KeptOrder, keptDays } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { keyOfPart } from '../parts.ts'
import type { SaidOfQuestion } from '../records.ts'
import { chosenBy } from '../rows/choose.ts'
import { dropRows, keepRows, keptRows } from '../rows/kept-rows.ts'
import { ownWordsOf, readRows } from '../rows/read.ts'
import { columnsOf, piecesOf } from './file.ts'
import { exportArticles } from './job.ts'

/** Articles of one slice: a second or two, so that a kill costs no more. The same each time: other batches would be other bytes. */
const ofSlice = 5_000
/** Articles read and written at once. */
const atOnce = 1_000
/** Bytes of one piece. */
const mostBytes = 1024 ** 3

interface Place {
  /** Articles taken; pieces stored. */
  taken: number
  stored: number
  /** Rows written: articles that are gone meanwhile have none. */
  rows: number
  /** Of the file's writer. */
  state: object
}

interface Kept {
  order: DownloadOrder
  about: SaidOfQuestion[]
  rows: number
  createdAt: Date
  by: string
  hasRows: boolean
}

export const exportingArticles = work(exportArticles, async ({ input, cursor, ...of }): Promise<SliceDone> => {
  const scope = scopeOfSlice(of, input.locale)
  const id = input.download
  const kept = await keptOf(scope, id)
  if (!kept.hasRows && cursor === null) {
    const rows = await keepRows(scope, id, await chosenBy(scope, kept.order))
    await sql`update downloads set row_count = ${rows} where org_id = ${of.orgId} and id = ${id}`.execute(of.db)
    return { cursor: { begin: true }, done: 0, total: rows }
  }
  const place = cursor as Place | { begin: true } | null
  return place !== null && 'taken' in place
    ? nextPiece(scope, of, id, kept, place)
    : nextPiece(scope, of, id, kept, null)
})

async function nextPiece(
  scope: Scope,
  { taskId, store, signal }: Pick<Slice<unknown>, 'taskId' | 'store' | 'signal'>,
  id: number,
  kept: Kept,
  place: Place | null,
): Promise<SliceDone> {
  const { orgId, db } = scope
  const { order } = kept
  const zone = await zoneOf(orgId, db)
  const pieces = piecesOf(order, { locale: scope.locale, zone, rows: kept.rows, about: aboutFile(scope, kept, zone) })
  const out: Buffer[] = []
  let { taken, stored, rows, state } = place ?? { taken: 0, stored: 0, rows: 0, state: {} }
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
  const isOver = taken >= kept.rows
  if (isOver) put(await pieces.end(state))
  const bytes = Buffer.concat(out)
  // Whoever cancels holds the task first; in the other order both would wait for each other.
  await sql`select from tasks where org_id = ${orgId} and id = ${taskId} for update`.execute(db)
  if (bytes.length > 0) {
    const key = keyOfPart(orgId, id, stored)
    await store.put(key, chunk(bytes), mostBytes)
    await sql`insert into download_parts (org_id, download_id, place, key, bytes) values (${orgId}, ${id}, ${stored}, ${key}, ${bytes.length})`.execute(
      db,
    )
    stored++
  }
  const done = taken - (place?.taken ?? 0)
  if (!isOver) return { cursor: { taken, stored, rows, state } satisfies Place, done, total: kept.rows }
  await sql`
    update downloads set row_count = ${rows}, expires_at = now() + ${sql.lit(keptDays)} * interval '1 day',
      bytes = (select sum(bytes) from download_parts where org_id = ${orgId} and download_id = ${id})
    where org_id = ${orgId} and id = ${id}`.execute(db)
  await dropRows(scope, id)
  return { cursor: null, done, total: kept.rows, result: { rows } }
}

async function* chunk(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}

/** @throws missing, which ends the task: its record was thrown away */
async function keptOf({ orgId, db }: Scope, id: number): Promise<Kept> {
  const { rows } = await sql<Omit<Kept, 'order'> & { ordered: unknown }>`
    select ordered, about, row_count as rows, created_at as "createdAt", coalesce(member_name(created_by), '#' || created_by, '') as by,
      exists (select from download_rows r where r.org_id = d.org_id and r.download_id = d.id) as "hasRows"
    from downloads d where org_id = ${orgId} and id = ${id} and removed_at is null`.execute(db)
  if (!rows[0]) throw refuse('missing', 'downloads.missing')
  const { ordered, ...kept } = rows[0]
  return { ...kept, order: DownloadOrder.parse(KeptOrder.parse(ordered)) }
}

/** What the first sheet says: the question, when and by whom, how many, and the columns. */
function aboutFile({ locale }: Scope, { order, about, rows, createdAt, by }: Kept, zone: string): [string, string][] {
  const at = locale === 'zh' ? 0 : locale === 'zh-TW' ? 1 : 2
  const names = columnsOf(order, locale).map(({ title }) => title)
  return [
    ...about.map(([label, value]): [string, string] => [label[at] ?? '', value[at] ?? '']),
    [say(strings.aboutRows, locale), String(rows)],
    [say(strings.aboutMoment, locale), `${wallClock(zone).text(createdAt)} (${zone})`],
    [say(strings.aboutPerson, locale), by],
    [say(strings.aboutFields, locale), names.join(locale === 'en' ? ', ' : '、')],
  ]
}
