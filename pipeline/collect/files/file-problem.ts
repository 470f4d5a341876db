/** Why a whole file cannot be read on, for the person at the terminal: the end of a sentence that begins with the file's name. */
export class FileProblem extends Error {}

const reasons: readonly [RegExp, string][] = [
  [/^ENOENT$/, 'there is no such file'],
  [/^EISDIR$/, 'this is a folder, not a file'],
  [/^(EACCES|EPERM)$/, 'this user may not read the file'],
  [/^Z_/, 'the gzip stream is damaged or ends too early'],
  [/^ERR_ENCODING_INVALID_ENCODED_DATA$/, 'this is no UTF-8 text; save the file as UTF-8'],
]

/** Anything unexpected comes back unchanged. */
export function reasonOf(error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException
  if (code?.startsWith('CSV_')) return new FileProblem(`this is no CSV: ${message}`)
  const known = reasons.find(([pattern]) => pattern.test(code ?? ''))
  return known ? new FileProblem(known[1]) : error
}
