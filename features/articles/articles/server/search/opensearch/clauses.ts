/** How large a query is, as Lucene counts: it refuses one of more than 1,024 words (`indices.query.bool.max_clause_count`). */
import { allOf, anyOf, atMost, type Bounds, everything, type Query } from './bounds.ts'

/** Of one search. */
const mostClauses = 1_000

export function clausesOf(query: Query): number {
  let count = 0
  for (const [kind, inside] of Object.entries(query)) {
    if (kind === 'term' || kind === 'terms' || kind === 'prefix' || kind === 'match_phrase') count++
    else if (kind === 'match') count += String((inside as { query: string }).query).split(' ').length
    else if (Array.isArray(inside)) for (const part of inside) count += clausesOf(part as Query)
    else if (typeof inside === 'object' && inside !== null) count += clausesOf(inside as Query)
  }
  return count
}

const sizeOf = ({ upper, lower }: Bounds): number => Math.max(clausesOf(upper), upper === lower ? 0 : clausesOf(lower))

/** As it is, or nothing said when it is too large for one search. */
export const fitting = (bounds: Bounds): Bounds => (sizeOf(bounds) > mostClauses ? atMost(everything) : bounds)

/** All of the parts; those that are too large together are left to the engine, the largest first. */
export function allThatFit(parts: readonly Bounds[]): Bounds {
  const sized = parts.map(part => ({ part, size: sizeOf(part) })).sort((a, b) => a.size - b.size)
  let room = mostClauses
  const stored = sized.map(({ part, size }) => {
    room -= size
    return room >= 0 ? part : atMost(everything)
  })
  return allOf(stored)
}

/** The parts in groups, each for a search of its own. */
export function inSearches(parts: readonly Bounds[]): Bounds[] {
  const groups: Bounds[][] = []
  let room = 0
  for (const part of parts.map(fitting)) {
    const size = sizeOf(part)
    if (size > room || groups.length === 0) {
      groups.push([])
      room = mostClauses
    }
    groups.at(-1)?.push(part)
    room -= size
  }
  return groups.map(anyOf)
}
