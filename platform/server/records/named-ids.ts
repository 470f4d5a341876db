/** Which records a call names: ids come by path, query or body, one or several. */
import { largestInt, refuse } from '@guanlan/platform/contract'

interface Naming {
  params?: { id?: number | undefined }
  query?: { id?: number | undefined; idList?: string | undefined }
  body?: { id?: number | undefined; idList?: readonly number[] | undefined } | null | undefined
}

/** One or several. @throws invalid, where none is named or two places name different ones */
export function namedIds({ params, query, body }: Naming): number[] {
  const places = [
    params?.id === undefined ? [] : [params.id],
    query?.id === undefined ? [] : [query.id],
    (query?.idList ?? '').split(',').filter(Boolean).map(Number),
    body?.id === undefined ? [] : [body.id],
    [...(body?.idList ?? [])],
  ].filter(ids => ids.length > 0)
  const first = [...new Set(places[0] ?? [])]
  if (first.length === 0 || first.some(id => !Number.isSafeInteger(id) || id < 1 || id > largestInt))
    throw refuse('invalid', 'platform.idMissing', {}, 'id')
  for (const other of places.slice(1)) {
    const ids = new Set(other)
    if (ids.size !== first.length || first.some(id => !ids.has(id)))
      throw refuse('invalid', 'platform.idsDiffer', { one: first.join('、'), other: other.join('、') }, 'id')
  }
  return first
}

/** @throws invalid, where it is not exactly one */
export function namedId(call: Naming): number {
  const [id, ...more] = namedIds(call)
  if (id === undefined || more.length > 0) throw refuse('invalid', 'platform.idMissing', {}, 'id')
  return id
}
