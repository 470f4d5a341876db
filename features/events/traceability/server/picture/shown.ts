/** Which articles of a picture are shown one by one, and which are folded into the number of the branch that they hang on. Pure. */
import type { Placed } from './lines.ts'

const belowOf = ({ known, inferred }: Placed): number => known + inferred

/**
 * Those that most others go back to, then the earliest; so the source of each one shown is shown, too. Beside them the copies of articles whose
 * branch is opened, and what has to be seen, with all that it goes back to, as long as there is room.
 * @param must places by their weight, the most important first
 */
export function shownPlaces(
  lines: readonly Placed[],
  { most, opened, must }: { most: number; opened: ReadonlySet<number>; must: readonly number[] },
): number[] {
  const shown = new Set(
    [...lines.keys()]
      .toSorted((one, other) => belowAt(other) - belowAt(one) || one - other)
      .slice(0, lines.length <= most ? most : Math.max(1, most - must.length * 4)),
  )
  for (const place of must) {
    const chain = [place, ...ancestorsOf(lines, place)].filter(each => !shown.has(each))
    if (shown.size + chain.length <= most) for (const each of chain) shown.add(each)
  }
  for (const [place, { from }] of lines.entries())
    if (from !== null && opened.has(from) && shown.has(from)) shown.add(place)
  return [...shown].toSorted((one, other) => one - other)

  function belowAt(place: number): number {
    return belowOf(lines[place] as Placed)
  }
}

/** From the nearest to the first. */
export function ancestorsOf(lines: readonly Pick<Placed, 'from'>[], place: number): number[] {
  const found: number[] = []
  for (let from = lines[place]?.from ?? null; from !== null; from = lines[from]?.from ?? null) found.push(from)
  return found
}

/** From the first to an article and on to those that most others go back to. @param through absent: from the root that most go back to */
export function mainLine(lines: readonly Placed[], through: number | null, most: number): number[] {
  const copies = Map.groupBy(lines.keys(), place => lines[place]?.from ?? null)
  const largest = (places: readonly number[] = []) =>
    places.toSorted((one, other) => belowOf(lines[other] as Placed) - belowOf(lines[one] as Placed) || one - other)[0]
  const start = through ?? largest(copies.get(null))
  if (start === undefined) return []
  const line = [...ancestorsOf(lines, start).toReversed(), start]
  for (let next = largest(copies.get(start)); next !== undefined; next = largest(copies.get(next))) line.push(next)
  if (line.length <= most) return line
  // Both ends are shown: where it began, and what became of it, and the article itself.
  const ends = new Set([...line.slice(0, most >> 1), ...line.slice(-(most >> 1))])
  return line.filter(place => ends.has(place) || place === through).slice(0, most)
}
