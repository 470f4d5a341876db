/** What lies where in a body of any shape. Pure; as deep as bodies of senders go, and no deeper. */

/** Levels below the body. */
const deepest = 8
const mostValues = 100
const mostSample = 200

/** Own names only: a sender's `__proto__` is a name like any other. */
const below = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined

/** `a.0.b`; '' is the value itself. */
export const valueAt = (value: unknown, path: string): unknown =>
  path === '' ? value : path.split('.').reduce<unknown>(below, value)

/** The articles of a body: a list, or the one that stands there. */
export function articlesAt(body: unknown, listPath: string): unknown[] {
  const found = valueAt(body, listPath)
  if (Array.isArray(found)) return found
  return typeof found === 'object' && found !== null ? [found] : []
}

/** Lists of objects, the longest first; '' is the body itself. */
export function listsIn(body: unknown): { path: string; count: number }[] {
  const lists: { path: string; count: number }[] = [{ path: '', count: articlesAt(body, '').length }]
  walk(body, '', 0, (path, value) => {
    if (path !== '' && Array.isArray(value) && typeof value[0] === 'object' && value[0] !== null)
      lists.push({ path, count: value.length })
  })
  return lists.sort((a, b) => b.count - a.count || a.path.length - b.path.length).slice(0, 20)
}

/** Texts and numbers of an article, each with where it lies. */
export function valuesIn(article: unknown): { path: string; sample: string }[] {
  const values: { path: string; sample: string }[] = []
  walk(article, '', 0, (path, value) => {
    if (path === '' || values.length >= mostValues || value === null || typeof value === 'object') return
    values.push({ path, sample: String(value).slice(0, mostSample) })
  })
  return values
}

function walk(value: unknown, path: string, depth: number, visit: (path: string, value: unknown) => void): void {
  visit(path, value)
  if (depth >= deepest || typeof value !== 'object' || value === null) return
  // Of a list the first shows what the others are like.
  const entries = Array.isArray(value)
    ? value.slice(0, 1).map((inner, at) => [String(at), inner] as const)
    : Object.entries(value)
  for (const [name, inner] of entries.slice(0, mostValues))
    if (!name.includes('.')) walk(inner, path === '' ? name : `${path}.${name}`, depth + 1, visit)
}

/** As a cell of a table: what is no text or number is left out. */
export function cellOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}
