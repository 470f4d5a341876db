import { canonicalise, createNames } from '@guanlan/engine/text'
import type { Database, Tx } from '@guanlan/platform/server'
import { namesOfKind } from './library.ts'

/** Brands in use that a title names, each once, by the name that the library has first. */
export async function brandsNamed(db: Database | Tx, title: string): Promise<string[]> {
  const key = title.toLowerCase()
  const brands = await namesOfKind(db, 'brand')
  const near = brands.filter(({ name, aliases }) => [name, ...aliases].some(each => key.includes(each.toLowerCase())))
  const entries = near.map(({ id, name, aliases }) => ({ id: String(id), kind: 'brand' as const, name, aliases }))
  const found = createNames(entries).namesIn({ title: canonicalise(title), body: canonicalise('') })
  return [...new Set(found.map(({ name }) => name))]
}
