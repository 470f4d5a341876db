/** JSON whose long numbers keep their digits: an id of nineteen digits read as a number is another id. Pure. */

/** A number of sixteen signs or more, where no text can begin: looking for it costs half of what parsing does, and most bodies have none. */
const longNumber = /[\s:,[]-?\d[\d.]{15}/

/** As `JSON.parse`; numbers beyond 2^53 are the text they were written as. @throws SyntaxError */
export const readJson = (text: string): unknown => withLongNumbers(text, JSON.parse(text))

/** @param value what the text was read as by a parser of the usual kind */
export function withLongNumbers(text: string, value: unknown): unknown {
  if (!longNumber.test(text)) return value
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''), asWritten)
  } catch (error) {
    // Nested deeper than the walk over it goes; nobody takes articles out of that.
    if (error instanceof RangeError) return value
    throw error
  }
}

// The third argument is in ECMAScript 2026 and not in the declarations yet. Lists and objects have no source.
const asWritten = ((_name: string, value: unknown, { source }: { source?: string }): unknown =>
  typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER && source !== undefined
    ? source
    : value) as Parameters<typeof JSON.parse>[1]
