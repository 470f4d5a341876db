// A text folded unit by unit, so that every offset stays: for patterns that look for words as they are written.
import { folded, kinds, learn, SINGLE, SYMBOL } from '../characters.ts'

const decoder = new TextDecoder('utf-16le')
let units = new Uint16Array(4096)

/**
 * The same text in small letters, simplified characters and narrow letters and digits, as canonical text has them. White space,
 * punctuation and what would become more or fewer units stay as they are. As long as `text`.
 */
export function foldedUnits(text: string): string {
  const { length } = text
  if (units.length < length) units = new Uint16Array(length * 2)
  for (let i = 0; i < length; i++) {
    const unit = text.charCodeAt(i)
    const kind = kinds[unit] || learn(unit)
    units[i] = kind >= SINGLE && kind < SYMBOL ? (folded[unit] as number) : unit
  }
  return decoder.decode(units.subarray(0, length))
}
