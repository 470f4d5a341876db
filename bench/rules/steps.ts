/** What stands before the matching: bytes into text, text into canonical text; yardsticks of the same articles. */
import { canonicalise } from '@guanlan/engine/text'
import type { Article } from './articles.ts'
import { type Cost, passes } from './passes.ts'

export interface Steps {
  canonicalise: Cost
  /** UTF-8 bytes of title and body into strings, as any server must. */
  bufferToString: Cost
  textDecoder: Cost
}

export function measureSteps(articles: readonly Article[]): Steps {
  const bytes = articles.map(({ title, body }) => ({ title: Buffer.from(title), body: Buffer.from(body) }))
  const decoder = new TextDecoder()
  const each = (act: (i: number) => unknown): Cost => passes(articles.length, 2, act)[0]!
  return {
    canonicalise: each(i => [canonicalise(articles[i]!.title), canonicalise(articles[i]!.body)]),
    bufferToString: each(i => [bytes[i]!.title.toString('utf8'), bytes[i]!.body.toString('utf8')]),
    textDecoder: each(i => [decoder.decode(bytes[i]!.title), decoder.decode(bytes[i]!.body)]),
  }
}
