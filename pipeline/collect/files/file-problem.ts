import { SheetProblem } from '@guanlan/platform/server'

/** Why a whole file cannot be read on, for the person at the terminal: the end of a sentence that begins with the file's name. */
export class FileProblem extends Error {}

const reasons: readonly [RegExp, string][] = [
  [/^ENOENT$/, 'there is no such file'],
  [/^EISDIR$/, 'this is a folder, not a file'],
  [/^(EACCES|EPERM)$/, 'this user may not read the file'],
  [/^Z_/, 'the gzip stream is damaged or ends too early'],
]

const tables: Readonly<Record<SheetProblem['reason'], string>> = {
  damaged: 'this is no table that can be read on, for instance with a quotation mark that is never closed',
  cellTooLong: 'a cell is too long, or a quotation mark is never closed',
  tooManyColumns: 'there are too many columns',
  tooManyRows: 'there are too many rows',
  tooLarge: 'the file is too large when it is unpacked',
  tooManyTexts: 'the workbook holds too many texts',
  oldExcel: 'this is a workbook of before 2007 or one with a password; save it as xlsx',
}

/** Anything unexpected comes back unchanged. */
export function reasonOf(error: unknown): unknown {
  if (error instanceof SheetProblem)
    return new FileProblem(`${tables[error.reason]}${error.row > 0 ? ` (row ${error.row})` : ''}`)
  const { code } = error as NodeJS.ErrnoException
  const known = reasons.find(([pattern]) => pattern.test(code ?? ''))
  return known ? new FileProblem(known[1]) : error
}
