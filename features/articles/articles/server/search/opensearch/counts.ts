/** How a number of occurrences may be spread over places. */

/** All ways to write `count` as a sum of `parts` numbers from 0 on; null when there are more than `most`. */
export function waysToReach(count: number, parts: number, most: number): number[][] | null {
  if (parts < 1) return []
  let ways: number[][] = [[]]
  for (let part = 1; part < parts; part++) {
    ways = ways.flatMap(way => upTo(count - sumOf(way)).map(next => [...way, next]))
    if (ways.length > most) return null
  }
  return ways.map(way => [...way, count - sumOf(way)])
}

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, i) => i)
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)
