/** From the rows of a file to drafts of records: which column is which, and what is wrong with a row. Pure. */
import { type Locale, type Phrases, type ProblemKey, Refusal, type SheetTitles, say } from '@guanlan/platform/contract'
import type { z } from 'zod'
import { refusalOf, refusalReply } from '../http/refusals.ts'
import type { ReadRow } from '../sheets/sheet-source.ts'

/** Other headings by field. */
export type Spellings = Readonly<Record<string, readonly string[]>>

export interface RowReading<Draft> {
  draft: z.ZodObject & z.ZodType<Draft>
  /** Titles of the fields that can be imported. */
  columns: SheetTitles
  /** What else people write above a column: 级别 for 负面级别. A title of another field goes before. */
  spellings?: Spellings
  /** From the text of a cell to what the field takes, where its schema alone does not say it (texts, numbers, yes and no, lists). */
  read?: { readonly [field: string]: (text: string) => unknown }
  /** Sentences of the feature by its name, for what its schema says. */
  words: Readonly<Record<string, Phrases>>
}

/** The field of each column; null: not read. */
export type Mapping = readonly (string | null)[]

const compared = (title: string): string => title.normalize('NFKC').trim().toLowerCase()

/** By the titles of all languages, the names of the fields and other spellings; of two columns alike the first counts. */
export function recognise(
  headings: readonly string[],
  columns: SheetTitles,
  spellings: Spellings = {},
): (string | null)[] {
  const fields = new Map<string, string>()
  for (const [field, titles] of Object.entries(columns))
    for (const title of [...titles, field]) if (!fields.has(compared(title))) fields.set(compared(title), field)
  for (const [field, others] of Object.entries(spellings))
    for (const title of others) if (!fields.has(compared(title))) fields.set(compared(title), field)
  const taken = new Set<string>()
  return headings.map(heading => {
    const field = fields.get(compared(heading))
    if (field === undefined || taken.has(field)) return null
    taken.add(field)
    return field
  })
}

/** Fields that a record cannot do without. */
export const missingOf = <Draft>({ draft, columns }: RowReading<Draft>, mapping: Mapping): string[] =>
  Object.keys(columns).filter(field => !mapping.includes(field) && !isOptional(draft, field))

const isOptional = (draft: z.ZodObject, field: string): boolean =>
  (draft.shape[field] as z.ZodType | undefined)?.safeParse(undefined).success ?? false

/** The text itself where it is none of what the schema takes: the schema then says so. */
function valueFor(schema: z.ZodType | undefined, text: string): unknown {
  switch (kindOf(schema)) {
    case 'array':
      return text === '' ? [] : text.split(/\s*[、,，;；|\n]\s*/).filter(Boolean)
    case 'number':
      return text !== '' && Number.isFinite(Number(text)) ? Number(text) : text
    case 'boolean':
      return yesAndNo.get(text.toLowerCase()) ?? text
    default:
      return text
  }
}

/** What stands inside a default, an optional or a nullable one. */
function kindOf(schema: z.ZodType | undefined): string | undefined {
  const { type, innerType } = (schema?.def ?? {}) as { type?: string; innerType?: z.ZodType }
  return innerType ? kindOf(innerType) : type
}

const yesAndNo = new Map<string, boolean>([
  ...['是', '1', 'true', 'yes', 'y', '√'].map((word): [string, boolean] => [word, true]),
  ...['否', '0', 'false', 'no', 'n', '×'].map((word): [string, boolean] => [word, false]),
])

export interface RowProblem {
  field: string
  msg: string
}

export function draftOf<Draft>(
  { draft, columns, read = {}, words }: RowReading<Draft>,
  mapping: Mapping,
  { cells }: ReadRow,
  locale: Locale,
): { draft: Draft } | { problems: RowProblem[] } {
  const given: Record<string, unknown> = {}
  for (const [at, field] of mapping.entries()) {
    if (field === null || !columns[field]) continue
    const text = cells[at]?.trim() ?? ''
    if (text === '' && isOptional(draft, field)) continue
    given[field] = read[field] ? read[field](text) : valueFor(draft.shape[field] as z.ZodType, text)
  }
  const parsed = draft.safeParse(given, { reportInput: true })
  if (parsed.success) return { draft: parsed.data as Draft }
  const refusal = refusalOf(parsed.error)
  const titled = (problem: ProblemKey): ProblemKey => {
    const title = columns[problem.field.split('.')[0] ?? '']
    return title ? { ...problem, values: { ...problem.values, field: say(title, locale) } } : problem
  }
  const answer =
    refusal &&
    refusalReply(
      new Refusal(refusal.kind, refusal.key, refusal.values, refusal.problems.map(titled)),
      words,
      locale,
      '',
    )
  return { problems: (answer?.problems ?? []).map(({ field, msg }) => ({ field, msg })) }
}
