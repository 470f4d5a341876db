// Of several numbers or days of a passage, the one that stands where a sentence has its own: beside the same letters.

interface Placed {
  from: number
  to: number
}

/** UTF-16 units to each side that are compared. */
const reach = 10

/** Letters that stand beside both, the closest weighing most. @param texts folded */
export function similarityAt(one: string, at: Placed, other: string, place: Placed): number {
  const [before, beforeOther] = [
    one.slice(Math.max(0, at.from - reach), at.from),
    other.slice(Math.max(0, place.from - reach), place.from),
  ]
  const [after, afterOther] = [one.slice(at.to, at.to + reach), other.slice(place.to, place.to + reach)]
  let suffix = 0
  while (suffix < Math.min(before.length, beforeOther.length) && before.at(-1 - suffix) === beforeOther.at(-1 - suffix))
    suffix++
  let prefix = 0
  while (prefix < Math.min(after.length, afterOther.length) && after[prefix] === afterOther[prefix]) prefix++
  return 2 * (suffix + prefix) + sharedPairs(before, beforeOther) + sharedPairs(after, afterOther)
}

/** Those that stand most alike; none where nothing beside them is alike. */
export function nearestOf<T extends Placed>(one: string, at: Placed, other: string, places: readonly T[]): T[] {
  const ranked = places.map(place => ({ place, alike: similarityAt(one, at, other, place) }))
  const most = Math.max(0, ...ranked.map(({ alike }) => alike))
  return most === 0 ? [] : ranked.flatMap(({ place, alike }) => (alike === most ? [place] : []))
}

/** Pairs of neighbouring letters. */
export function pairsIn(text: string): ReadonlySet<string> {
  const pairs = new Set<string>()
  for (let at = 0; at < text.length - 1; at++) pairs.add(text.slice(at, at + 2))
  return pairs
}

function sharedPairs(one: string, other: string): number {
  const pairs = pairsIn(other)
  return [...pairsIn(one)].filter(pair => pairs.has(pair)).length
}
