/** Many values as one parameter: the driver writes and escapes every element of an array by itself, which for thousands costs more than the statement. */

/** `{1,NULL,3}`, to be cast: `${numberList(ids)}::bigint[]`. */
export function numberList(values: readonly (number | null)[]): string {
  let list = ''
  for (const value of values) list += `${list === '' ? '' : ','}${value === null ? 'NULL' : value}`
  return `{${list}}`
}

/** Bytes before the elements: dimensions, nulls or not, type of the elements, how many, number of the first. */
const head = 20
const int4 = 23

/** Many `int[]` as one in PostgreSQL's binary form, one after the other; cast it `::int[]` and take each out by its place (`[from:to]`). */
export function packInts(lists: readonly ArrayLike<number>[]): { all: Buffer; from: number[]; to: number[] } {
  const size = lists.reduce((sum, list) => sum + list.length, 0)
  const all = Buffer.allocUnsafe(head + 8 * size)
  all.writeInt32BE(size === 0 ? 0 : 1, 0)
  all.writeInt32BE(0, 4)
  all.writeInt32BE(int4, 8)
  all.writeInt32BE(size, 12)
  all.writeInt32BE(1, 16)
  const from: number[] = []
  const to: number[] = []
  let at = head
  let placed = 0
  for (const list of lists) {
    from.push(placed + 1)
    placed += list.length
    to.push(placed)
    for (let i = 0; i < list.length; i++) {
      // Length of the element, then the element, highest byte first.
      const value = list[i] as number
      all[at] = 0
      all[at + 1] = 0
      all[at + 2] = 0
      all[at + 3] = 4
      all[at + 4] = value >>> 24
      all[at + 5] = value >>> 16
      all[at + 6] = value >>> 8
      all[at + 7] = value
      at += 8
    }
  }
  // Without elements there are no dimensions either.
  return { all: size === 0 ? all.subarray(0, 12) : all, from, to }
}

const text = 25
const nul = /\0/g

/**
 * Many texts as one `text[]` in PostgreSQL's binary form, to be cast `::text[]`: long ones cost it more to read out of JSON than to store. NUL goes
 * and halves of characters become U+FFFD, as in `jsonRows`.
 */
export function packTexts(values: readonly (string | null)[]): Buffer {
  const texts = values.map(value => (value?.includes('\0') ? value.replace(nul, '') : value))
  const sizes = texts.map(value => (value === null ? -1 : Buffer.byteLength(value)))
  const all = Buffer.allocUnsafe(
    texts.length === 0 ? 12 : sizes.reduce((sum, size) => sum + 4 + Math.max(0, size), head),
  )
  all.writeInt32BE(texts.length === 0 ? 0 : 1, 0)
  all.writeInt32BE(texts.includes(null) ? 1 : 0, 4)
  all.writeInt32BE(text, 8)
  if (texts.length === 0) return all
  all.writeInt32BE(texts.length, 12)
  all.writeInt32BE(1, 16)
  let at = head
  for (const [n, value] of texts.entries()) {
    at = all.writeInt32BE(sizes[n] as number, at)
    if (value !== null) at += all.write(value, at)
  }
  return all
}

/**
 * Rows for `json_to_recordset`. What text of PostgreSQL cannot hold goes: NUL, and halves of characters, which become U+FFFD
 * as they would in any other parameter.
 */
export function jsonRows(rows: readonly object[]): string {
  const json = JSON.stringify(rows)
  // Nearly never: a look tells.
  return escapes.test(json) ? json.replace(eachEscape, meant) : json
}

const escapes = /\\u(?:0000|d[89a-f])/
const eachEscape = /\\(?:u[0-9a-f]{4}|.)/g
// Whole characters of two halves are never escaped, so every half that is stands alone.
const meant = (written: string): string =>
  written === '\\u0000' ? '' : /^\\ud[89a-f]/.test(written) ? '\\ufffd' : written
