/** The slices of an upload: so many rows go to the pipeline with the place in the file, so that none is lost and none comes twice. */
import { say } from '@guanlan/platform/contract'
import {
  type FileKey,
  linesOf,
  SheetProblem,
  type Slice,
  type SliceDone,
  sheetOf,
  sheetRefusal,
  work,
  writeSheet,
} from '@guanlan/platform/server'
import type { z } from 'zod'
import { strings } from '../../strings.ts'
import type { RefusedItem, UploadParts, UsableItem } from '../parts.ts'
import { reasonOf } from './check.ts'
import { type Tally, uploadArticles } from './jobs.ts'
import { itemOf } from './mapping.ts'
import { type UploadedRow, uploadedRows } from './rows.ts'

type Input = z.infer<typeof uploadArticles.input>
interface Cursor extends z.infer<typeof Tally> {
  /** Number of the last row that was looked at. */
  after: number
}

const perSlice = 2_000
/** Characters of a slice: books by the thousand would not fit into memory. */
const charactersPerSlice = 20_000_000
/** While more waits for the pipeline, the file waits too. */
const mostWaiting = 4_000
const pauseMs = 200

export const uploading = (parts: UploadParts) =>
  work(uploadArticles, slice => uploadSlice(slice, parts), { runsAs: 'system', shape: slice => refusedSheet(slice) })

async function uploadSlice(
  { orgId, userId, db, input, cursor, store, signal }: Slice<Input>,
  parts: UploadParts,
): Promise<SliceDone> {
  const at: Cursor = (cursor as Cursor | null) ?? { after: 1, accepted: 0, refused: 0 }
  if ((await parts.waiting(db)).articles > mostWaiting) return { cursor: at, done: 0, pauseMs }
  const { columns, monitors, labels, locale, file: name } = input
  const into = { by: userId ?? 0, monitors, labels }
  const now = new Date()
  const items: (UsableItem & { into: typeof into })[] = []
  const refused: { row: UploadedRow; problem: RefusedItem }[] = []
  let [last, looked, characters, isOver] = [at.after, 0, 0, true]
  for await (const row of rowsOf(name, store, input)) {
    signal.throwIfAborted()
    if (row.number <= at.after) continue
    if (looked === perSlice || characters >= charactersPerSlice) {
      isOver = false
      break
    }
    looked++
    last = row.number
    const read = parts.read(itemOf(row, columns, parts), row.number, now)
    if ('problem' in read) refused.push({ row, problem: read.problem })
    else {
      characters += read.item.body?.length ?? 0
      items.push({ ...read.item, into })
    }
  }
  const problems = refused.map(({ problem }) => problem)
  // Its name is part of what an article of its own id is known by: the same file adds nothing twice.
  if (items.length > 0 || problems.length > 0)
    await parts.accept(db, { source: `org ${orgId}: file ${name}`, onlyOrg: orgId, items, refused: problems })
  const next: Cursor = { after: last, accepted: at.accepted + items.length, refused: at.refused + refused.length }
  const { after: _, ...result } = next
  const reported = refused.map(
    ({ row: { number, cells }, problem }) =>
      `${JSON.stringify({ number, cells, why: reasonOf(problem, parts, locale) })}\n`,
  )
  return { cursor: isOver ? null : next, done: looked, result, ...(reported.length > 0 && { file: reported.join('') }) }
}

async function* rowsOf(name: string, store: Slice<Input>['store'], { key, size }: Input): AsyncGenerator<UploadedRow> {
  try {
    yield* uploadedRows(name, sheetOf(store, { key: key as FileKey, size }))
  } catch (error) {
    throw error instanceof SheetProblem ? sheetRefusal(error) : error
  }
}

/** What was refused, as it stood in the file, with the reason in front: mended, it can be sent again. */
async function refusedSheet({ input, store }: Slice<Input>) {
  const { locale, file } = input
  let headings: string[] = []
  for await (const row of rowsOf(file, store, input)) {
    headings = row.cells
    break
  }
  const columns = [
    { key: 'number', title: say(strings.rowNumber, locale) },
    { key: 'why', title: say(strings.why, locale) },
    ...headings.map((title, at) => ({ key: String(at), title })),
  ]
  return (reported: AsyncIterable<Buffer>) => writeSheet('xlsx', { columns, rows: refusedRows(reported), zone: 'UTC' })
}

async function* refusedRows(reported: AsyncIterable<Buffer>) {
  for await (const line of linesOf(reported)) {
    const { number, cells, why } = JSON.parse(line) as UploadedRow & { why: string }
    yield { ...Object.fromEntries(cells.map((cell, at) => [String(at), cell])), number, why }
  }
}
