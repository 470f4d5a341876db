import { canonicalise, createNames } from '@guanlan/engine/text'
import type { Database, Tx } from '@guanlan/platform/server'
import type { Entry } from '../contract.ts'
import { namesOfKind } from './library.ts'

/** Names of a kind in use that a title has, each once, as the library writes it first. */
export async function namedIn(db: Database | Tx, title: string, kind: Entry['kind']): Promise<string[]> {
  const key = title.toLowerCase()
  const known = await namesOfKind(db, kind)
  const near = known.filter(({ name, aliases }) => [name, ...aliases].some(each => key.includes(each.toLowerCase())))
  const entries = near.map(({ id, name, aliases }) => ({ id: String(id), kind, name, aliases }))
  const found = createNames(entries).namesIn({ title: canonicalise(title), body: canonicalise('') })
  return [...new Set(found.map(({ name }) => name))]
}
