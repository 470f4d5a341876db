/** Import of a list: a file is looked at first, then a task takes its rows over, and one undo takes all of them back. */
import {
  type ImportCheck,
  type Locale,
  mostImported,
  type Phrase,
  platformStrings,
  type ReceivedFile,
  type Refusal,
  refuse,
  say,
} from '@guanlan/platform/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import type { FileKey, FileStore } from '../files/store.ts'
import { requireFile, saveFile, sheetOf } from '../files/stored-file.ts'
import { type AnyJob, type AnyJobWork, job, type Slice, work } from '../jobs/job.ts'
import type { CallScope, OpenScope } from '../scope.ts'
import { readSheet, usualBounds } from '../sheets/read-sheet.ts'
import { SheetProblem, sheetRefusal } from '../sheets/sheet-problem.ts'
import type { ReadRow } from '../sheets/sheet-source.ts'
import { sheetTypes, writeSheet } from '../sheets/write-sheet.ts'
import { linesOf } from './export.ts'
import type { Beginner, ImportOptions } from './import-options.ts'
import { lookingAt } from './look-at-rows.ts'
import { fullSentence, roomFor } from './quota-of-rows.ts'
import { draftOf, missingOf, type RowProblem, recognise } from './read-rows.ts'
import { scopeOfSlice, zoneOf } from './slice-scope.ts'

const Input = z.object({
  key: z.string(),
  size: z.number(),
  file: z.string(),
  columns: z.array(z.string().nullable()),
  locale: z.enum(['zh', 'zh-TW', 'en']),
  isOperator: z.boolean().default(false),
})
type ImportInput = z.infer<typeof Input>
const Tally = z.object({ added: z.number(), changed: z.number(), same: z.number(), refused: z.number() })
interface Cursor extends z.infer<typeof Tally> {
  /** Number of the last row that was looked at. */
  after: number
}

const perSlice = 2_000
const mostShown = 200
const firstRows = 10
const bounds = { ...usualBounds, rows: mostImported + 1 }

/**
 * `file`, `check` and `start` are the handlers of `importCalls`; `job` stands under jobs of the server half, `work` in the list of the
 * workers.
 */
export function importOf<Draft extends object>(options: ImportOptions<Draft>) {
  const { name, title, by, records, quota } = options
  const importing = job<ImportInput>({
    name,
    input: Input as z.ZodType<ImportInput>,
    undo: true,
    title: ({ file }, locale) => say(titles.import, locale, { title: say(title, locale), file }),
    outcome: (result, locale) => {
      const tally = Tally.safeParse(result)
      return tally.success ? say(titles.outcome, locale, tally.data) : null
    },
    file: (_, locale) => ({ name: `${say(titles.refusedRows, locale)}.xlsx`, type: sheetTypes.xlsx }),
  })

  async function slice({ input, cursor, store, ...of }: Slice<ImportInput>) {
    const { locale, columns, isOperator } = input
    const scope: Beginner = { ...scopeOfSlice(of, locale), isOperator }
    const at: Cursor = (cursor as Cursor | null) ?? { after: 1, added: 0, changed: 0, same: 0, refused: 0 }
    const seen = sameRows(by, columns, locale)
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
      const faulty = new Map(looks.refused.map(({ at: index, refusal }) => [index, sentenceOf(refusal, locale)]))
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
      if (one) refused.push({ row: one.row, reason: sentenceOf(refusal, locale) })
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
  async function shape({ orgId, db, input, store }: Slice<ImportInput>) {
    const zone = await zoneOf(orgId, db)
    const headings = await headingsOf(rowsIn(store, input))
    const { locale } = input
    const columns = [
      { key: 'number', title: say(titles.row, locale) },
      { key: 'reason', title: say(titles.reason, locale) },
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

  const sentenceOf = ({ key, values }: Refusal, locale: Locale): string => {
    const [feature = '', word = ''] = key.split('.')
    const phrase = { ...options.words, platform: platformStrings as Record<string, Phrase> }[feature]?.[word]
    return phrase ? say(phrase, locale, values) : key
  }

  return {
    job: importing as AnyJob,
    work: work(importing, slice, { shape }) as AnyJobWork,

    async file(scope: CallScope, { files }: { files: readonly ReceivedFile[] }) {
      return saveFile(scope, files[0] as ReceivedFile, 24)
    },

    async check(
      { locale, files, signal, within }: OpenScope,
      { body }: { body: { file: number; columns: (string | null)[] | null } },
    ): Promise<ImportCheck> {
      const stored = await within(scope => requireFile(scope, body.file))
      const found: ImportCheck = {
        headings: [],
        columns: [],
        missing: [],
        rows: 0,
        first: [],
        faulty: [],
        faultyRows: 0,
      }
      const note = (row: ImportCheck['faulty'][number]) => {
        found.faultyRows++
        if (found.faulty.length < mostShown) found.faulty.push(row)
      }
      let seen: ReturnType<typeof sameRows<Draft>> | undefined
      const looking = lookingAt({ options, within, locale, sentenceOf })
      for await (const row of rowsIn(files, stored)) {
        signal.throwIfAborted()
        if (found.headings.length === 0) {
          found.headings = row.cells
          found.columns = row.cells.map((_, at) => (body.columns ?? recognise(row.cells, options.columns))[at] ?? null)
          found.missing = missingOf(options, found.columns)
          continue
        }
        found.rows++
        seen ??= sameRows(by, found.columns, locale)
        if (found.first.length < firstRows) found.first.push(row)
        const read = seen(row, draftOf(options, found.columns, row, locale))
        if (found.missing.length > 0) continue
        if ('draft' in read) await looking.add(row.number, read.draft)
        else note({ number: row.number, problems: read.problems })
      }
      for (const row of await looking.faulty()) note(row)
      found.faulty.sort((one, other) => one.number - other.number)
      if (found.rows === 0) throw refuse('invalid', 'platform.importEmpty', {}, 'file')
      return found
    },

    async start(scope: CallScope, { body }: { body: { file: number; columns: (string | null)[] } }) {
      const missing = missingOf(options, body.columns)[0]
      if (missing !== undefined) {
        const column = say(options.columns[missing] as Phrase, scope.locale)
        throw refuse('invalid', 'platform.importColumn', { column }, 'columns')
      }
      const { key, size, name: file } = await requireFile(scope, body.file)
      // It stays as long as the task may need it.
      await sql`
        update stored_files set expires_at = greatest(expires_at, now() + interval '7 days') where org_id = ${scope.orgId} and id = ${body.file}`.execute(
        scope.db,
      )
      const { locale, isOperator } = scope
      return { task: await scope.start(importing, { key, size, file, columns: body.columns, locale, isOperator }) }
    },
  }
}

const titles = {
  import: ['导入：{{title}}（{{file}}）', '匯入：{{title}}（{{file}}）', 'Import: {{title}} ({{file}})'],
  outcome: [
    '新增 {{added}}，更新 {{changed}}，未变 {{same}}，拒绝 {{refused}}',
    '新增 {{added}}，更新 {{changed}}，未變 {{same}}，拒絕 {{refused}}',
    '{{added}} added, {{changed}} changed, {{same}} as they were, {{refused}} refused',
  ],
  refusedRows: ['未导入的行', '未匯入的列', 'Refused rows'],
  row: ['行号', '列號', 'Row'],
  reason: ['原因', '原因', 'Reason'],
} as const

/** A row whose key stood in a row before is faulty: which of the two is meant, nobody but its author knows. */
function sameRows<Draft>(by: keyof Draft & string, columns: readonly (string | null)[], locale: Locale) {
  const seen = new Map<string, number>()
  return ({ number }: ReadRow, read: ReturnType<typeof draftOf<Draft>>): ReturnType<typeof draftOf<Draft>> => {
    if ('problems' in read || !columns.includes(by)) return read
    const key = String(read.draft[by])
    const before = seen.get(key)
    if (before === undefined) seen.set(key, number)
    else return { problems: [{ field: by, msg: say(platformStrings.importTwice, locale, { row: before }) }] }
    return read
  }
}

/** @throws a refusal of `file` in place of what the reader found */
async function* rowsIn(store: FileStore, { key, size }: { key: string; size: number }): AsyncGenerator<ReadRow> {
  try {
    yield* readSheet(sheetOf(store, { key: key as FileKey, size }), bounds)
  } catch (error) {
    throw error instanceof SheetProblem ? sheetRefusal(error) : error
  }
}

async function* behindHeading(rows: AsyncGenerator<ReadRow>): AsyncGenerator<ReadRow> {
  let isHeading = true
  for await (const row of rows) {
    if (!isHeading) yield row
    isHeading = false
  }
}

async function headingsOf(rows: AsyncGenerator<ReadRow>): Promise<string[]> {
  for await (const row of rows) return row.cells
  return []
}

const inOneLine = (problems: readonly RowProblem[]): string => problems.map(({ msg }) => msg).join('；')
