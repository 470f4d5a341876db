/** Where the desk says why an article is not here: its own address with what is missed, so that the list it is missed in stays in view. Pure. */
import type { Here } from '@guanlan/platform/web'

const desk = '/monitorData'
const parameter = 'missed'

/** @param searched an address or a title; empty: it is asked for */
export function absentAddress(searched: string, { pathname, search }: Here): string {
  const query = new URLSearchParams(pathname === desk ? search : '')
  query.delete('open')
  query.set(parameter, searched.trim())
  return `${desk}?${query}`
}

/** Null: nothing is missed. */
export const missingOf = (query: URLSearchParams): string | null => query.get(parameter)?.trim().slice(0, 2_000) ?? null

export function withMissing(query: URLSearchParams, searched: string | null): URLSearchParams {
  const after = new URLSearchParams(query)
  if (searched === null) after.delete(parameter)
  else after.set(parameter, searched)
  return after
}
