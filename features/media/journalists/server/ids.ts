/** Whom a call means: ids come by path, query or body. */
import { refuse } from '@guanlan/platform/contract'

interface Named {
  params?: { id?: number | undefined }
  query?: { id?: number | undefined; idList?: string | undefined }
  body?: { id?: number | undefined; idList?: readonly number[] | undefined } | null | undefined
}

/** One or several. @throws invalid, where none is named or two places name different ones */
export function idsIn({ params, query, body }: Named): number[] {
  const places = [
    params?.id === undefined ? [] : [params.id],
    query?.id === undefined ? [] : [query.id],
    (query?.idList ?? '').split(',').filter(Boolean).map(Number),
    body?.id === undefined ? [] : [body.id],
    [...(body?.idList ?? [])],
  ].filter(ids => ids.length > 0)
  const first = [...new Set(places[0] ?? [])]
  if (first.length === 0 || first.some(id => !Number.isSafeInteger(id) || id < 1 || id > 2_147_483_647))
    throw refuse('invalid', 'journalists.idMissing', {}, 'id')
  for (const other of places.slice(1)) {
    const ids = new Set(other)
    if (ids.size !== first.length || first.some(id => !ids.has(id)))
      throw refuse('invalid', 'journalists.idsDiffer', { one: first.join('、'), other: other.join('、') }, 'id')
  }
  return first
}

/** @throws invalid, where it is not exactly one */
export function idIn(of: Named): number {
  const [id, ...more] = idsIn(of)
  if (id === undefined || more.length > 0) throw refuse('invalid', 'journalists.idMissing', {}, 'id')
  return id
}
