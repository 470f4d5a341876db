/** Export and import of a list, by declaration: the calls, spread into the contract of its feature. */
import { z } from 'zod'
import { Id } from './envelope.ts'
import type { Phrase } from './phrases.ts'
import { chosenOf } from './records.ts'

/** Titles by field; the order is that of the file. */
export type SheetTitles = Readonly<Record<string, Phrase>>

/** Rows of one file that people fetch. */
export const mostExported = 100_000
/** Rows of one file that people send, without the heading, and its bytes. */
export const mostImported = 20_000
const mostBytes = 20 * 1024 * 1024

export const SheetKind = z.enum(['xlsx', 'csv'])
const Started = z.object({ task: z.number().int().describe('Its progress and its file: tasks.list') })

type OfOrganisation = 'member' | 'manager'

/** @param of `question`: of the list, with `sort` and `order`; `columns`: all that may be exported */
export const exportCall = <
  const Permission extends string,
  Question extends z.ZodType,
  Titles extends SheetTitles,
  const Access extends OfOrganisation = 'member',
>(of: {
  /** Of the list. */
  path: string
  /** `manager`: the operator, too, in any organisation. */
  access?: Access
  permission: Permission
  question: Question
  columns: Titles
}) => ({
  export: {
    method: 'POST' as const,
    path: `${of.path}/export`,
    access: (of.access ?? 'member') as Access,
    permission: of.permission,
    open: true as const,
    summary: 'Make a file of those chosen, or of all that a question finds: a task, with the file as its result',
    body: z.object({
      chosen: chosenOf(of.question),
      kind: SheetKind.default('xlsx'),
      columns: z
        .array(z.enum(Object.keys(of.columns) as (keyof Titles & string)[]))
        .min(1)
        .max(100),
    }),
    reply: Started,
  },
})

const Mapping = z
  .array(z.string().max(100).nullable())
  .max(200)
  .describe('The field of each column of the file, in order; null: not read')

/** What is wrong with a row of a file; `number` counts as spreadsheet programs do. */
export const FaultyRow = z.object({
  number: z.number().int(),
  problems: z.array(z.object({ field: z.string(), msg: z.string() })),
})
export const ImportCheck = z.object({
  headings: z.array(z.string()),
  columns: Mapping,
  /** Fields without which no row can be read, and which no column gives. */
  missing: z.array(z.string()),
  rows: z.number().int(),
  first: z.array(z.object({ number: z.number().int(), cells: z.array(z.string()) })),
  /** The first of them; all are in the file of refused rows that the import leaves. */
  faulty: z.array(FaultyRow),
  faultyRows: z.number().int(),
  effect: z
    .object({
      added: z.number().int(),
      changed: z.number().int(),
      same: z.number().int(),
      overwritten: z
        .array(z.object({ number: z.number().int(), name: z.string() }))
        .describe('The first of the records that would be changed, with the row that changes each'),
    })
    .describe('What the import would do with the rows that are not faulty, as things stand now'),
})
export type ImportCheck = z.infer<typeof ImportCheck>

/** Three calls: a file arrives, it is looked at, its rows are taken over by a task that can be taken back. */
export const importCalls = <const Permission extends string, const Access extends OfOrganisation = 'member'>(of: {
  /** Of the list. */
  path: string
  /** `manager`: the operator, too, in any organisation. */
  access?: Access
  permission: Permission
}) => ({
  importFile: {
    method: 'POST' as const,
    path: `${of.path}/import/file`,
    access: (of.access ?? 'member') as Access,
    permission: of.permission,
    summary: 'A table for an import; kept for a day',
    bodyKind: 'multipart' as const,
    files: { kinds: ['xlsx', 'csv'] as const, mostBytes, most: 1 },
    reply: z.object({ id: z.number().int(), name: z.string(), size: z.number().int() }),
  },
  importCheck: {
    method: 'POST' as const,
    path: `${of.path}/import/check`,
    access: (of.access ?? 'member') as Access,
    permission: of.permission,
    summary: 'Which column is which, the first rows, and what is wrong with others; nothing is taken over',
    reads: true as const,
    waits: true as const,
    body: z.object({
      file: Id,
      columns: Mapping.nullable().default(null).describe('null: recognised by their titles'),
    }),
    reply: ImportCheck,
  },
  importRows: {
    method: 'POST' as const,
    path: `${of.path}/import`,
    access: (of.access ?? 'member') as Access,
    permission: of.permission,
    summary: 'Take over the rows of a file: new ones are added, known ones changed, faulty ones listed in a file',
    undo: true as const,
    body: z.object({ file: Id, columns: Mapping }),
    reply: Started,
  },
})
