// Traditional → simplified Chinese, and variants of characters, one by one (query-language.md, "Canonical text").
import entries from 'opencc-js/dict/TSCharacters'
import { variantTable } from './variants/chinese.ts'

let table: Map<number, string> | undefined

/** Traditional code point → its simplified character; built at the first call (about 4,500 entries, 1 ms). */
export function simplifiedTable(): Map<number, string> {
  if (table) return table
  table = new Map()
  for (const entry of entries.split('|')) {
    const [traditional, simplified] = entry.split(' ')
    if (traditional && simplified && traditional !== simplified) table.set(traditional.codePointAt(0)!, simplified)
  }
  for (const [variant, character] of variantTable()) table.set(variant, character)
  // A few entries lead to another entry's key: follow them, so that canonical text is canonical again.
  for (const [from, to] of table) {
    const further = table.get(to.codePointAt(0)!)
    if (further && further.codePointAt(0) !== from) table.set(from, further)
  }
  return table
}

/** Every character of a string replaced by its simplified form. */
export function simplify(text: string): string {
  const simplified = simplifiedTable()
  let result = ''
  for (const character of text) result += simplified.get(character.codePointAt(0)!) ?? character
  return result
}
