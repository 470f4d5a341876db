/** Export of a list: the call puts a task in, its slices read the rows page by page, and the last one makes the file. */
import { type Locale, mostExported, type Phrase, refuse, type SheetTitles, say } from '@guanlan/platform/contract'
import { z } from 'zod'
import { dispositionOf } from '../files/download.ts'
import { type AnyJob, type AnyJobWork, job, type Slice, work } from '../jobs/job.ts'
import type { ChosenRecords, RecordPage } from '../records/table.ts'
import type { CallScope, OpenScope, Scope } from '../scope.ts'
import type { RequestContext } from '../server-half.ts'
import type { Cell } from '../sheets/cell.ts'
import { type SheetKind, sheetTypes, writeSheet } from '../sheets/write-sheet.ts'
import { scopeOfSlice, zoneOf } from './slice-scope.ts'

interface ListOrder {
  sort: string
  order: 'asc' | 'desc'
}

export interface ExportOptions<Row, Question> {
  /** `feature.export` */
  name: string
  /** What the list is called. */
  title: Phrase
  columns: SheetTitles
  /** What stands in a cell, where it is not the field itself; a `Date` is shown in the organisation's zone. */
  cells?: { readonly [field: string]: (row: Row, locale: Locale) => Cell }
  /** Of the list; its defaults give the order of rows that were chosen one by one. */
  question: z.ZodType<Question & ListOrder>
  /** As `recordTable` gives them. */
  records: {
    countChosen(scope: Scope, chosen: ChosenRecords<Question>): Promise<number>
    pageOfChosen(
      scope: Scope,
      chosen: ChosenRecords<Question>,
      page: RecordPage,
    ): Promise<{ list: Row[]; next: string | null }>
  }
}

export interface ExportInput<Question> {
  chosen: ChosenRecords<Question & ListOrder>
  kind: SheetKind
  columns: string[]
  locale: Locale
}

const perSlice = 2_000

/** `start` is the handler of `exportCall`, `job` stands under jobs of the server half, `work` in the list of the workers. */
export function exportOf<Row extends object, Question>({
  name,
  title,
  columns,
  cells = {},
  question,
  records,
}: ExportOptions<Row, Question>) {
  const Input = z.object({
    chosen: z.object({ ids: z.array(z.number()), allOf: question.nullable(), but: z.array(z.number()) }),
    kind: z.enum(['xlsx', 'csv']),
    columns: z.array(z.string()),
    locale: z.enum(['zh', 'zh-TW', 'en']),
  }) as unknown as z.ZodType<ExportInput<Question>>
  const exporting = job<ExportInput<Question>>({
    name,
    input: Input,
    title: (_, locale) => say(titles.export, locale, { title: say(title, locale) }),
    file: ({ kind, locale }) => ({ name: `${say(title, locale)}.${kind}`, type: sheetTypes[kind] }),
  })
  const cellOf = (row: Row, field: string, locale: Locale): Cell =>
    cells[field]?.(row, locale) ?? plain((row as Record<string, unknown>)[field])

  async function slice({ input, cursor, ...of }: Slice<ExportInput<Question>>) {
    const { sort, order } = input.chosen.allOf ?? question.parse({})
    const after = (cursor as { after: string } | null)?.after
    const page = { sort, order, after, limit: perSlice }
    const { list, next } = await records.pageOfChosen(scopeOfSlice(of, input.locale), input.chosen, page)
    const file = list.map(row => `${JSON.stringify(row)}\n`).join('')
    return { cursor: next === null ? null : { after: next }, done: list.length, file }
  }
  const shownOf = (keys: readonly string[], locale: Locale) =>
    keys.filter(key => columns[key]).map(key => ({ key, title: say(columns[key] as Phrase, locale) }))

  async function shape({ orgId, db, input }: Slice<ExportInput<Question>>) {
    const zone = await zoneOf(orgId, db)
    const shown = shownOf(input.columns, input.locale)
    return (parts: AsyncIterable<Buffer>) => writeSheet(input.kind, { columns: shown, rows: rowsOf(parts), zone })

    async function* rowsOf(parts: AsyncIterable<Buffer>) {
      for await (const line of linesOf(parts)) {
        const row = JSON.parse(line) as Row
        yield Object.fromEntries(shown.map(({ key }) => [key, cellOf(row, key, input.locale)]))
      }
    }
  }

  return {
    job: exporting as AnyJob,
    work: work(exporting, slice, { shape }) as AnyJobWork,
    async start(
      scope: CallScope,
      { body }: { body: Omit<ExportInput<Question>, 'locale'> },
    ): Promise<{ task: number }> {
      const total = await records.countChosen(scope, body.chosen)
      if (total > mostExported) throw refuse('invalid', 'platform.exportTooMany', { most: mostExported }, 'chosen')
      return { task: await scope.start(exporting, { ...body, locale: scope.locale }, { total }) }
    },
    /** Of a short list: what a question finds, 2,000 rows at most, as a file in the answer itself. */
    async send({ within, locale }: OpenScope, allOf: Question & ListOrder, { reply }: RequestContext): Promise<void> {
      const { sort, order } = allOf
      const { rows, zone } = await within(async scope => {
        const { list } = await records.pageOfChosen(
          scope,
          { ids: [], allOf, but: [] },
          { sort, order, limit: perSlice },
        )
        return { rows: list, zone: await zoneOf(scope.orgId, scope.db) }
      })
      const shown = shownOf(Object.keys(columns), locale)
      const cells = rows.map(row => Object.fromEntries(shown.map(({ key }) => [key, cellOf(row, key, locale)])))
      await reply
        .header('content-type', sheetTypes.xlsx)
        .header('content-disposition', dispositionOf(`${say(title, locale)}.xlsx`))
        .header('cache-control', 'private, no-store')
        .send(writeSheet('xlsx', { columns: shown, rows: cells, zone }))
    },
  }
}

const titles = { export: ['导出：{{title}}', '匯出：{{title}}', 'Export: {{title}}'] } as const

/** Lists are read again at the same signs. */
const plain = (value: unknown): Cell => {
  if (Array.isArray(value)) return value.join('、')
  if (value === null || value === undefined) return null
  return typeof value === 'number' || typeof value === 'boolean' ? value : String(value)
}

export async function* linesOf(parts: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const part of parts) {
    const lines = (rest + decoder.decode(part, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}
