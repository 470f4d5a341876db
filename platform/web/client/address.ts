/** The address of a call: canonical prefix, path parameters in their place, the rest as a query. */
import type { Endpoint } from '@guanlan/platform/contract'

/** Sessions, identity and health are not part of the API area; their cookies and probes are bound to the plain path. */
const outside = /^\/(session|realms|health|version\.json)(\/|$)/

export const prefixed = (path: string): string => (outside.test(path) ? path : `/INEWSAPI${path}`)

type Values = Readonly<Record<string, unknown>>

export function addressOf(endpoint: Endpoint, params: Values = {}, query: Values = {}): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === null) throw new Error(`${endpoint.path} needs the parameter ${name}`)
    return encodeURIComponent(String(value))
  })
  const search = searchOf(query)
  return prefixed(path) + (search && `?${search}`)
}

/** Lists repeat their name; what is absent is left out. */
export function searchOf(values: Values): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(values))
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== undefined && each !== null) search.append(name, String(each))
  return search.toString()
}
