/** Reads an item whose fields are named as other interfaces name them. Pure. */
import { otherNames } from '@guanlan/features/collecting/intake/contract'

const bare = (name: string): string => name.toLowerCase().replaceAll(/[_-]/g, '')
const own = Object.keys(otherNames)
const fieldOf = new Map(own.flatMap(field => [field, ...(otherNames[field] ?? [])].map(name => [bare(name), field])))

/**
 * The item by the names of the push API. Its own name goes before another one, an earlier field before a later one; what is not
 * taken so stays as it is, and is named as unknown.
 */
export function withOwnNames(item: object): object {
  const others = Object.entries(item).filter(([name, value]) => {
    const field = Object.hasOwn(otherNames, name) ? undefined : fieldOf.get(bare(name))
    return field !== undefined && value !== null && value !== undefined
  })
  if (others.length === 0) return item
  const renamed: Record<string, unknown> = { ...item }
  for (const [name, value] of others) {
    const field = fieldOf.get(bare(name)) ?? ''
    const given = renamed[field]
    if (given !== undefined && given !== null && given !== '') continue
    renamed[field] = value
    delete renamed[name]
  }
  return renamed
}
