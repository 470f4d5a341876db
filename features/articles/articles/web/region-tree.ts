/** Regions below regions, for choosing one. Pure. */
import type { TreeChoice } from '@guanlan/platform/web'

interface Named {
  code: string
  short: string
  parent: string | null
}

export function regionTree(regions: readonly Named[], nameOf: (code: string, chinese: string) => string): TreeChoice[] {
  const families = Map.groupBy(regions, ({ parent }) => parent)
  const below = (parent: string | null): TreeChoice[] =>
    (families.get(parent) ?? []).map(({ code, short }) => {
      const inside = below(code)
      return { id: code, name: nameOf(code, short), ...(inside.length > 0 && { below: inside }) }
    })
  return below(null)
}
