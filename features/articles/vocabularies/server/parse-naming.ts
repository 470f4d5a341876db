/** Rules that are run and not kept, searches for instance: `@name` stands for the words that the vocabulary has now. */
import { type Parsed, parse } from '@guanlan/engine/rules'
import type { Scope } from '@guanlan/platform/server'
import { namedVocabularies } from './named.ts'

/** Vocabularies are read only where the text may name one. */
export async function parseNaming(scope: Pick<Scope, 'db' | 'orgId'>, text: string): Promise<Parsed> {
  if (!/[@＠]/.test(text)) return parse(text)
  const named = await namedVocabularies(scope)
  return parse(text, new Map([...named].map(([name, { words }]) => [name, words])))
}
