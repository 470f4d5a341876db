/** The header `range` of a download (RFC 9110, 14.2). Pure. */
import type { ByteRange } from './store.ts'

/**
 * Null: all of it, also for what is not understood and for several ranges at once, which a server may answer whole.
 * 'unsatisfiable': begins behind the end.
 */
export function rangeOf(header: string | undefined, bytes: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  // The last so many bytes.
  if (first === '') {
    const requested = Math.min(Number(last), bytes)
    return requested === 0 ? 'unsatisfiable' : { first: bytes - requested, last: bytes - 1 }
  }
  const range = { first: Number(first), last: last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1) }
  if (last !== '' && Number(last) < range.first) return null
  return range.first >= bytes ? 'unsatisfiable' : range
}
