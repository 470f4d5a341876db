/** What the task of an import does: rows are taken over slice by slice, and what was refused becomes a file. */
import { say } from '@guanlan/platform/contract'
import { z } from 'zod'
import type { Slice } from '../jobs/job.ts'
import type { ReadRow } from '../sheets/sheet-source.ts'
import { writeSheet } from '../sheets/write-sheet.ts'
import { linesOf } from './export.ts'
import type { Beginner, ImportOptions } from './import-options.ts'
import { behindHeading, headingsOf, rowsIn, sameRows } from './import-rows.ts'
import { importTitles } from './import-titles.ts'
import { fullSentence, roomFor } from './quota-of-rows.ts'
import { draftOf, type RowProblem } from './read-rows.ts'
import { sentenceOf } from './refusal-sentence.ts'
import { scopeOfSlice, zoneOf } from './slice-scope.ts'

export const ImportInput = z.object({
  key: z.string(),
  size: z.number(),
  file: z.string(),
  columns: z.array(z.string().nullable()),
  locale: z.enum(['zh', 'zh-TW', 'en']),
  isOperator: z.boolean().default(false),
})
export type ImportInput = z.infer<typeof ImportInput>
export const ImportTally = z.object({ added: z.number(), changed: z.number(), same: z.number(), refused: z.number() })
interface Cursor extends z.infer<typeof ImportTally> {
  /** Number of the last row that was looked at. */
  after: number
}

const perSlice = 2_000

export async function importSlice<Draft extends object>(
  options: ImportOptions<Draft>,
  { input, cursor, store, ...of }: Slice<ImportInput>,
) {
  const { by, records, quota } = options
  const { locale, columns, isOperator } = input
  const scope: Beginner = { ...scopeOfSlice(of, locale), isOperator }
  const at: Cursor = (cursor as Cursor | null) ?? { after: 1, added: 0, changed: 0, same: 0, refused: 0 }
  const seen = sameRows(options, columns, locale)
  let taken: { row: ReadRow; draft: Draft }[] = []
  const refused: { row: ReadRow; reason: string }[] = []
  let looked = 0
  let isOver = true
  let last = at.after
  for await (const row of behindHeading(rowsIn(store, input))) {
    of.signal.throwIfAborted()
    const read = seen(row, draftOf(options, columns, row, locale))
    // Rows of slices before are read again only to know what stood in them.
    if (row.number <= at.after) continue
    if (looked === perSlice) {
      isOver = false
      break
    }
    looked++
    last = row.number
    if ('problems' in read) refused.push({ row, reason: inOneLine(read.problems) })
    else taken.push({ row, draft: read.draft })
  }
  const looks = await options.lookAt?.(
    scope,
    taken.map(({ draft }) => draft),
  )
  if (looks) {
    const faulty = new Map(looks.refused.map(({ at: index, refusal }) => [index, sentenceOf(options, refusal, locale)]))
    for (const [index, { row }] of taken.entries())
      if (faulty.has(index)) refused.push({ row, reason: faulty.get(index) ?? '' })
    taken = taken.filter((_, index) => !faulty.has(index))
  }
  const fields = columns.filter(field => field !== null)
  const drafts = taken.map(({ draft }) => draft)
  const room = await roomFor(scope, quota)
  const done = await records.absorb(scope, drafts, { by, fields, room: room?.left ?? null })
  for (const { at: index, refusal } of done.refused) {
    const one = taken[index]
    if (one) refused.push({ row: one.row, reason: sentenceOf(options, refusal, locale) })
  }
  const left = new Set(done.left)
  const full = room && left.size > 0 ? await fullSentence(scope, room, left.size) : null
  for (const { row, draft } of taken) if (left.has(String(draft[by]))) refused.push({ row, reason: full ?? '' })
  refused.sort((one, other) => one.row.number - other.row.number)
  const next: Cursor = {
    after: last,
    added: at.added + done.added,
    changed: at.changed + done.changed,
    same: at.same + looked - refused.length - done.added - done.changed,
    refused: at.refused + refused.length,
  }
  const { after, ...result } = next
  const file = refused.map(({ row, reason }) => `${JSON.stringify({ ...row, reason })}\n`).join('')
  return { cursor: isOver ? null : next, done: looked, result, ...(refused.length > 0 && { file }) }
}

/** What was refused, as it stood in the file, with the reason in front: mended, it can be sent again. */
export async function refusedRows({ orgId, db, input, store }: Slice<ImportInput>) {
  const zone = await zoneOf(orgId, db)
  const headings = await headingsOf(rowsIn(store, input))
  const { locale } = input
  const columns = [
    { key: 'number', title: say(importTitles.row, locale) },
    { key: 'reason', title: say(importTitles.reason, locale) },
    ...headings.map((heading, at) => ({ key: String(at), title: heading })),
  ]
  return (parts: AsyncIterable<Buffer>) => writeSheet('xlsx', { columns, rows: rowsOf(parts), zone })

  async function* rowsOf(parts: AsyncIterable<Buffer>) {
    for await (const line of linesOf(parts)) {
      const { number, cells, reason } = JSON.parse(line) as ReadRow & { reason: string }
      yield { ...Object.fromEntries(cells.map((cell, at) => [String(at), cell])), number, reason }
    }
  }
}

const inOneLine = (problems: readonly RowProblem[]): string => problems.map(({ msg }) => msg).join('；')
