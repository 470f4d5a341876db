/** A file is looked at before it is imported: its columns, its first rows, and what is wrong. */
import { type ImportCheck, refuse } from '@guanlan/platform/contract'
import { requireFile } from '../files/stored-file.ts'
import type { OpenScope } from '../scope.ts'
import type { ImportOptions } from './import-options.ts'
import { rowsIn, sameRows } from './import-rows.ts'
import { lookingAt } from './look-at-rows.ts'
import { draftOf, missingOf, recognise } from './read-rows.ts'

const mostShown = 200
const firstRows = 10

export async function checkImport<Draft extends object>(
  options: ImportOptions<Draft>,
  { locale, files, signal, within }: OpenScope,
  request: { file: number; columns: (string | null)[] | null },
): Promise<ImportCheck> {
  const stored = await within(scope => requireFile(scope, request.file))
  const found: ImportCheck = {
    headings: [],
    columns: [],
    missing: [],
    rows: 0,
    first: [],
    faulty: [],
    faultyRows: 0,
    effect: { added: 0, changed: 0, same: 0, overwritten: [] },
  }
  const note = (row: ImportCheck['faulty'][number]) => {
    found.faultyRows++
    if (found.faulty.length < mostShown) found.faulty.push(row)
  }
  let seen: ReturnType<typeof sameRows<Draft>> | undefined
  const fieldsOf = () => found.columns.filter(field => field !== null)
  const looking = lookingAt({ options, within, locale, fieldsOf })
  for await (const row of rowsIn(files, stored)) {
    signal.throwIfAborted()
    if (found.headings.length === 0) {
      found.headings = row.cells
      found.columns = row.cells.map(
        (_, at) => (request.columns ?? recognise(row.cells, options.columns, options.spellings))[at] ?? null,
      )
      found.missing = missingOf(options, found.columns)
      continue
    }
    found.rows++
    seen ??= sameRows(options, found.columns, locale)
    if (found.first.length < firstRows) found.first.push(row)
    const read = seen(row, draftOf(options, found.columns, row, locale))
    if (found.missing.length > 0) continue
    if ('draft' in read) await looking.add(row.number, read.draft)
    else note({ number: row.number, problems: read.problems })
  }
  for (const row of await looking.faulty()) note(row)
  found.effect = looking.effect
  found.faulty.sort((one, other) => one.number - other.number)
  if (found.rows === 0) throw refuse('invalid', 'platform.importEmpty', {}, 'file')
  return found
}
