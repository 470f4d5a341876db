/** A text of which parts are taken out; what stays keeps its place. Pure. */
import { placeIn } from '@guanlan/engine/text'

export interface Rest {
  readonly rest: string
  take(from: number, to: number): void
}

export function createRest(start: string): Rest {
  let rest = start
  return {
    get rest() {
      return rest
    },
    take(from: number, to: number) {
      rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to)
    },
  }
}

/** Those whose name stands in the text and from where, the longest first; what is taken is no part of another. */
export function takenPlaces<T extends { name: string }>(text: Rest, known: readonly T[]): { of: T; at: number }[] {
  const found: { of: T; at: number }[] = []
  for (const each of known.toSorted((one, other) => other.name.length - one.name.length)) {
    const place = each.name.length > 1 ? placeIn(text.rest, each.name) : null
    if (!place) continue
    text.take(place.from, place.to)
    found.push({ of: each, at: place.from })
  }
  return found
}
export const taken = <T extends { name: string }>(text: Rest, known: readonly T[]): T[] =>
  takenPlaces(text, known).map(({ of }) => of)
