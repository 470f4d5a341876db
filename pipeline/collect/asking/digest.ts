import { createHash } from 'node:crypto'

/** Sixteen characters, enough to tell the entries of a source apart. */
export const markOf = (text: string): string => digestOf(text).slice(0, 16)

/** Of an answer: the same answer has the same. */
export const digestOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 32)
