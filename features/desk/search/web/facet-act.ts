/** What a click on a value of a facet does to the filters. Pure. */
import type { FacetField, Filter } from '@guanlan/features/articles/articles/contract'

type FilterFacet = Exclude<FacetField, 'monitor'>

/** Is the value asked for, excluded, or neither? */
export function stateOf(filters: readonly Filter[], field: FilterFacet, value: string): Filter['is'] | null {
  return filters.find(each => each.field === field && each.values.includes(value))?.is ?? null
}

/** A value is put into the filter of its field, or taken out when it stands there already; what it said before is replaced. */
export function withValue(filters: readonly Filter[], field: FilterFacet, value: string, is: Filter['is']): Filter[] {
  const before = stateOf(filters, field, value)
  const without = filters.flatMap(each => {
    if (each.field !== field || !each.values.includes(value)) return [each]
    const values = each.values.filter(other => other !== value)
    return values.length > 0 ? [{ ...each, values }] : []
  })
  if (before === is) return without
  const at = without.findIndex(each => each.field === field && each.is === is)
  const filter = without[at]
  if (!filter) return [...without, { field, is, values: [value] }]
  return without.with(at, { ...filter, values: [...filter.values, value] })
}
