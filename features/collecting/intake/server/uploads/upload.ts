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
import { readRowMarks } from './row-marks.ts'
import { uploadedRows } from './rows.ts'
import type { UploadedRow } from './uploaded-row.ts'

type Input = z.infer<typeof uploadArticles.input>
interface Cursor extends z.infer<typeof Tally> {
  /** Number of the last row that was looked at. */
  after: number
  /** What the rows up to it are known by. */
  marks: string
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
  const at: Cursor = {
    ...{ after: 0, accepted: 0, same: 0, refused: 0, marks: '' },
    ...(cursor as Partial<Cursor> | null),
  }
  if ((await parts.waiting(db)).articles > mostWaiting) return { cursor: at, done: 0, pauseMs }
  const { columns, monitors, labels, locale, file: name } = input
  const into = { by: userId ?? 0, monitors, labels }
  const now = new Date()
  // Its name is part of what an article of its own id is known by: the same file adds nothing twice.
  const origin = { source: `org ${orgId}: file ${name}`, onlyOrg: orgId }
  const seen = readRowMarks(at.marks)
  /** Of two rows that are one article the later one, whose numbers are newer. */
  const items = new Map<string, UsableItem & { into: typeof into }>()
  const same: { row: UploadedRow; as: number }[] = []
  const leftOut: { row: UploadedRow; problems: readonly RefusedItem[] }[] = []
  const refused: { row: UploadedRow; problem: RefusedItem }[] = []
  let [last, looked, accepted, characters, isOver] = [at.after, 0, 0, 0, true]
  let isHeading = true
  for await (const row of rowsOf(name, store, input)) {
    signal.throwIfAborted()
    if (isHeading) {
      isHeading = false
      continue
    }
    if (row.number <= at.after) {
      seen.pass(row.number)
      continue
    }
    if (looked === perSlice || characters >= charactersPerSlice) {
      isOver = false
      break
    }
    looked++
    last = row.number
    const read = parts.read(itemOf(row, columns, parts), row.number, now)
    if ('problem' in read) {
      seen.add(row.number, null)
      refused.push({ row, problem: read.problem })
    } else {
      characters += read.item.body?.length ?? 0
      if (read.leftOut) leftOut.push({ row, problems: read.leftOut })
      const identity = parts.identify(read.item, origin)
      const as = seen.add(row.number, identity)
      if (as === null) accepted++
      else same.push({ row, as })
      items.set(identity, { ...read.item, into })
    }
  }
  const problems = refused.map(({ problem }) => problem)
  if (items.size > 0 || problems.length > 0)
    await parts.accept(db, { ...origin, items: [...items.values()], refused: problems })
  const result: z.infer<typeof Tally> = {
    accepted: at.accepted + accepted,
    same: at.same + same.length,
    refused: at.refused + refused.length,
  }
  const next: Cursor = { ...result, after: last, marks: seen.written() }
  const reported = [
    ...refused.map(({ row, problem }) => ({ row, why: reasonOf(problem, parts, locale) })),
    ...leftOut.map(({ row, problems }) => ({ row, why: problems.map(one => reasonOf(one, parts, locale)).join('；') })),
    ...same.map(({ row, as }) => ({ row, why: say(strings.sameAsRow, locale, { row: as }) })),
  ]
    .sort((a, b) => a.row.number - b.row.number)
    .map(({ row: { number, cells }, why }) => `${JSON.stringify({ number, cells, why })}\n`)
  return { cursor: isOver ? null : next, done: looked, result, ...(reported.length > 0 && { file: reported.join('') }) }
}

async function* rowsOf(
  name: string,
  store: Slice<Input>['store'],
  { key, size, form }: Input,
): AsyncGenerator<UploadedRow> {
  try {
    yield* uploadedRows(name, sheetOf(store, { key: key as FileKey, size }), form)
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
