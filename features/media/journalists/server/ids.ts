/** Whom or what a call means: ids come by path, query or body. */
import { largestInt, refuse } from '@guanlan/platform/contract'

interface Named {
  params?: { id?: number | undefined }
  query?: { id?: number | undefined; idList?: string | undefined }
  body?: { id?: number | undefined; idList?: readonly number[] | undefined } | null | undefined
}
/** Whose words say what is wrong. */
type Of = 'journalists' | 'assessments' | 'campaignMedia'

/** One or several. @throws invalid, where none is named or two places name different ones */
export function idsIn({ params, query, body }: Named, of: Of = 'journalists'): number[] {
  const places = [
    params?.id === undefined ? [] : [params.id],
    query?.id === undefined ? [] : [query.id],
    (query?.idList ?? '').split(',').filter(Boolean).map(Number),
    body?.id === undefined ? [] : [body.id],
    [...(body?.idList ?? [])],
  ].filter(ids => ids.length > 0)
  const first = [...new Set(places[0] ?? [])]
  if (first.length === 0 || first.some(id => !Number.isSafeInteger(id) || id < 1 || id > largestInt))
    throw refuse('invalid', `${of}.idMissing`, {}, 'id')
  for (const other of places.slice(1)) {
    const ids = new Set(other)
    if (ids.size !== first.length || first.some(id => !ids.has(id)))
      throw refuse('invalid', `${of}.idsDiffer`, { one: first.join('、'), other: other.join('、') }, 'id')
  }
  return first
}

/** @throws invalid, where it is not exactly one */
export function idIn(call: Named, of: Of = 'journalists'): number {
  const [id, ...more] = idsIn(call, of)
  if (id === undefined || more.length > 0) throw refuse('invalid', `${of}.idMissing`, {}, 'id')
  return id
}
