// Which stretches of one text stand word for word in another, in whatever order.
import type { Letters } from './letters.ts'

/** Signs: `length` of them from `a` on in one text and from `b` on in the other. */
export interface CommonRun {
  readonly a: number
  readonly b: number
  readonly length: number
}

/** A shorter stretch is common to many texts. */
const SHORTEST = 8
/** Places of one wording that are tried: more of them are rows of a table. */
const MOST_PLACES = 16

/** In the order of `b`, none over another there; where a wording stands several times in `a`, the place that goes on furthest, of those the next behind the run before. */
export function commonRuns(a: Letters, b: Letters): CommonRun[] {
  const places = placesOf(a.signs)
  const runs: CommonRun[] = []
  let done = 0
  for (let at = 0; at + SHORTEST <= b.signs.length; ) {
    const found = places.get(hashAt(b.signs, at)) ?? []
    let best: CommonRun | null = null
    const expected = (runs.at(-1)?.a ?? 0) + (runs.at(-1)?.length ?? 0)
    for (const place of found) {
      const run = extended(a.signs, b.signs, place, at, done)
      if (run.length < SHORTEST) continue
      if (best === null || run.length > best.length || (run.length === best.length && isNearer(run, best, expected)))
        best = run
    }
    if (best === null) {
      at++
      continue
    }
    runs.push(best)
    done = best.b + best.length
    at = done
  }
  return runs
}

const distance = (place: number, expected: number): number =>
  place >= expected ? place - expected : 2 * (expected - place)
const isNearer = (one: CommonRun, other: CommonRun, expected: number): boolean =>
  distance(one.a, expected) < distance(other.a, expected)

/** Backwards no further than what is done of `b`. */
function extended(a: Int32Array, b: Int32Array, place: number, at: number, done: number): CommonRun {
  let [from, to] = [0, 0]
  while (place + to < a.length && at + to < b.length && a[place + to] === b[at + to]) to++
  if (to < SHORTEST) return { a: place, b: at, length: 0 }
  while (place - from > 0 && at - from > done && a[place - from - 1] === b[at - from - 1]) from++
  return { a: place - from, b: at - from, length: from + to }
}

function placesOf(signs: Int32Array): ReadonlyMap<number, number[]> {
  const places = new Map<number, number[]>()
  for (let at = 0; at + SHORTEST <= signs.length; at++) {
    const hash = hashAt(signs, at)
    const known = places.get(hash)
    if (!known) places.set(hash, [at])
    else if (known.length < MOST_PLACES) known.push(at)
  }
  return places
}

function hashAt(signs: Int32Array, at: number): number {
  let hash = 0x811c9dc5
  for (let k = at; k < at + SHORTEST; k++) hash = Math.imul(hash ^ signs[k]!, 0x9e3779b1) ^ (hash >>> 15)
  return hash
}
