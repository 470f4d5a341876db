/** The rows of a file that is imported, as they stand in it. */
import { type Locale, mostImported, platformStrings, say } from '@guanlan/platform/contract'
import type { FileKey, FileStore } from '../files/store.ts'
import { sheetOf } from '../files/stored-file.ts'
import { readSheet, usualBounds } from '../sheets/read-sheet.ts'
import { SheetProblem, sheetRefusal } from '../sheets/sheet-problem.ts'
import type { ReadRow } from '../sheets/sheet-source.ts'
import type { draftOf } from './read-rows.ts'

const bounds = { ...usualBounds, rows: mostImported + 1 }

/** A row whose key stood in a row before is faulty: which of the two is meant, nobody but its author knows. */
export function sameRows<Draft>(
  { by, with: others = [] }: { by: keyof Draft & string; with?: readonly (keyof Draft & string)[] },
  columns: readonly (string | null)[],
  locale: Locale,
) {
  const seen = new Map<string, number>()
  return ({ number }: ReadRow, read: ReturnType<typeof draftOf<Draft>>): ReturnType<typeof draftOf<Draft>> => {
    if ('problems' in read || !columns.includes(by)) return read
    const key = [by, ...others].map(field => String(read.draft[field])).join('\n')
    const before = seen.get(key)
    if (before === undefined) seen.set(key, number)
    else return { problems: [{ field: by, msg: say(platformStrings.importTwice, locale, { row: before }) }] }
    return read
  }
}

/** @throws a refusal of `file` in place of what the reader found */
export async function* rowsIn(store: FileStore, { key, size }: { key: string; size: number }): AsyncGenerator<ReadRow> {
  try {
    yield* readSheet(sheetOf(store, { key: key as FileKey, size }), bounds)
  } catch (error) {
    throw error instanceof SheetProblem ? sheetRefusal(error) : error
  }
}

export async function* behindHeading(rows: AsyncGenerator<ReadRow>): AsyncGenerator<ReadRow> {
  let isHeading = true
  for await (const row of rows) {
    if (!isHeading) yield row
    isHeading = false
  }
}

export async function headingsOf(rows: AsyncGenerator<ReadRow>): Promise<string[]> {
  for await (const row of rows) return row.cells
  return []
}
