/** Which rows of a file are the same article: a few bytes for each row go from slice to slice, so that any process may take the next one. Pure. */

/** Of an identity; among 100,000 rows two different ones are alike once in 50,000 files, and then only the sentence about them is wrong. */
const bytesOfMark = 6

export interface RowMarks {
  /** A row of a slice before, in the order of the file. */
  pass(number: number): void
  /** @param identity null: the row is no article @returns the number of the first row that is the same article; null: there is none */
  add(number: number, identity: string | null): number | null
  written(): string
}

/** @param before what `written` gave at the end of the slice before */
export function readRowMarks(before: string): RowMarks {
  const bytes = Buffer.from(before, 'base64')
  const marks: Buffer[] = [bytes]
  const numbers: number[] = []
  const firsts = new Map<string, number>()
  for (let at = 0; at < bytes.length; at += bytesOfMark) {
    const mark = bytes.toString('hex', at, at + bytesOfMark)
    if (!firsts.has(mark)) firsts.set(mark, at / bytesOfMark)
  }
  return {
    pass: number => void numbers.push(number),
    add(number, identity) {
      const mark = (identity ?? '')
        .replaceAll('-', '')
        .slice(0, 2 * bytesOfMark)
        .padEnd(2 * bytesOfMark, '0')
      marks.push(Buffer.from(mark, 'hex'))
      const place = numbers.push(number) - 1
      if (identity === null) return null
      const first = firsts.get(mark)
      if (first === undefined) firsts.set(mark, place)
      return first === undefined ? null : (numbers[first] ?? number)
    },
    written: () => Buffer.concat(marks).toString('base64'),
  }
}
