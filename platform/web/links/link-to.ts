/** Addresses of places for links: `linkTo('/Comparison/detail/:orgId/:id', { orgId, id })`. A missing parameter does not compile. */
type Names<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never

type Query = Readonly<Record<string, string | number | boolean | readonly (string | number)[] | null | undefined>>
type Rest<P extends string> = [Names<P>] extends [never]
  ? [params?: Readonly<Record<string, never>> | null, query?: Query]
  : [params: Readonly<Record<Names<P>, string | number>>, query?: Query]

export function linkTo<const P extends `/${string}`>(path: P, ...[params, query]: Rest<P>): string {
  const values = (params ?? {}) as Readonly<Record<string, string | number>>
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {}))
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== null && each !== undefined) search.append(name, String(each))
  const text = search.toString()
  return text ? `${filled}?${text}` : filled
}
