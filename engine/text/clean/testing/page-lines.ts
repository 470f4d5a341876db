import { parseHTML } from 'linkedom'
import { decode } from '../charset.ts'
import { linesOf } from '../lines.ts'
import { trim } from '../trim.ts'

/** The lines of a whole page, for measuring. */
export function pageLines(page: Uint8Array): string[] {
  const { document } = parseHTML(trim(decode(page).text).html)
  return document.body ? linesOf(document.body).map(line => line.text) : []
}
