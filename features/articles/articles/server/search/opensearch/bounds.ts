/** What OpenSearch can say of a condition: a query that finds all articles for which it is true, and one that finds none for which it is not. */

/** A query of OpenSearch's own language. */
export type Query = Readonly<Record<string, unknown>>

/** Whatever `lower` finds is wanted, what `upper` does not find is not; between them the engine decides. The same query: there is nothing between. */
export interface Bounds {
  upper: Query
  lower: Query
}

export const everything: Query = { match_all: {} }
export const nothing: Query = { match_none: {} }

export const exactly = (query: Query): Bounds => ({ upper: query, lower: query })
/** Nothing is known but what is not wanted. */
export const atMost = (upper: Query): Bounds => ({ upper, lower: nothing })

export const isExact = ({ upper, lower }: Bounds): boolean => upper === lower

export const allOf = (parts: readonly Bounds[]): Bounds => together(parts, everyOne)
export const anyOf = (parts: readonly Bounds[]): Bounds => together(parts, some)

/** What is surely wanted is surely not wanted of the opposite. */
export function notOf(part: Bounds): Bounds {
  const lower = not(part.upper)
  return isExact(part) ? exactly(lower) : { upper: not(part.lower), lower }
}

function together(parts: readonly Bounds[], join: (queries: readonly Query[]) => Query): Bounds {
  const upper = join(parts.map(part => part.upper))
  return parts.every(isExact) ? exactly(upper) : { upper, lower: join(parts.map(part => part.lower)) }
}

export function everyOne(queries: readonly Query[]): Query {
  if (queries.includes(nothing)) return nothing
  const asking = queries.filter(query => query !== everything)
  const [only] = asking
  if (!only) return everything
  return asking.length === 1 ? only : { bool: { filter: asking } }
}

export function some(queries: readonly Query[]): Query {
  if (queries.includes(everything)) return everything
  const finding = queries.filter(query => query !== nothing)
  const [only] = finding
  if (!only) return nothing
  return finding.length === 1 ? only : { bool: { should: finding, minimum_should_match: 1 } }
}

function not(query: Query): Query {
  if (query === everything) return nothing
  return query === nothing ? everything : { bool: { must_not: [query] } }
}
