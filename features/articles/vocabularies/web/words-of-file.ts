/** Words of a text file, and how they compare with a list. Pure. */
import { canonicalName } from '@guanlan/engine/rules'
import { readWords } from './word-lines.ts'

export interface FileWords {
  /** Each once, in the order of the file. */
  words: string[]
}

/** UTF-8 where it is that, else the encoding of Chinese spreadsheets. Quotes around a cell are not its word's. */
export function wordsOfFile(bytes: Uint8Array): FileWords {
  const text = decoded(bytes).replace(/^\ufeff/, '')
  const { words } = readWords(text.replaceAll('"', ''), {})
  return { words }
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Not UTF-8: a file of an older Chinese program. What is neither shows as it reads, before anything is taken.
    return new TextDecoder('gb18030').decode(bytes)
  }
}

/** `kept`: the list as it is; `missing`: words of it that the file has not. Alike is what reads alike. */
export function comparedTo(
  text: string,
  fromFile: readonly string[],
): { kept: string[]; added: string[]; missing: string[]; same: number } {
  const { words: stored } = readWords(text, {})
  const known = new Set(stored.map(canonicalName))
  const given = new Set(fromFile.map(canonicalName))
  const added = fromFile.filter(word => !known.has(canonicalName(word)))
  const missing = stored.filter(word => !given.has(canonicalName(word)))
  return { kept: stored, added, missing, same: fromFile.length - added.length }
}
