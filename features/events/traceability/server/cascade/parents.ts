/** Of reposts in order of time, what each passed on: what is given is known, what a text names is inferred, of all others nobody knows it. Pure. */
import type { RepostNode } from '../../contract/cascade.ts'
import { comparedName, namedBefore, ownWords } from './names.ts'

export interface Repost {
  identity: string
  /** Identity of what it passed on; null: nobody says. */
  parent: string | null
  author: string | null
  text: string
  at: Date
}

/** Places: 0 is the post, then the reposts in order of time. */
export interface Parent extends Pick<RepostNode, 'reason' | 'certainty' | 'unknown'> {
  from: number | null
}

const none = (unknown: RepostNode['unknown']): Parent => ({ from: null, reason: null, certainty: null, unknown })

/**
 * @param reposts in order of time
 * @param post identity by which reposts name the post itself, and its author
 */
export function parentsOf(reposts: readonly Repost[], post: { identity: string; author: string | null }): Parent[] {
  const placeOf = new Map(reposts.map(({ identity }, at) => [identity, at + 1]))
  placeOf.set(post.identity, 0)
  const befores = reposts.map(({ parent, text }) => (parent === null ? namedBefore(text) : null))
  const named = byName(reposts, new Set(befores.flatMap(before => before?.name ?? [])))
  const lines = [none(null), ...reposts.map(lineOf)]
  cutCircles(lines)
  return lines

  function lineOf(repost: Repost, at: number): Parent {
    if (repost.parent !== null) {
      const from = placeOf.get(repost.parent)
      if (from === undefined || from === at + 1) return none('missing')
      return { from, reason: 'given', certainty: 'high', unknown: null }
    }
    const before = befores[at] ?? null
    if (before === null) return none('silent')
    const inferred = (from: number, certainty: 'middle' | 'low'): Parent => ({
      from,
      reason: 'named',
      certainty,
      unknown: null,
    })
    const quoted = lastBefore(named.withWords.get(`${before.name}\n${before.quoted}`), at)
    if (quoted !== null) return inferred(quoted + 1, 'middle')
    const places = named.all.get(before.name)
    const last = lastBefore(places, at)
    if (last !== null) return inferred(last + 1, places?.[0] === last ? 'middle' : 'low')
    if (post.author !== null && before.name === comparedName(post.author)) return inferred(0, 'middle')
    return none('stranger')
  }

  /** Of the same second counts, too: clocks know no more. */
  function lastBefore(places: readonly number[] | undefined, at: number): number | null {
    if (places === undefined) return null
    const time = reposts[at]?.at.getTime() ?? 0
    let [low, high] = [0, places.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((reposts[places[middle] ?? 0]?.at.getTime() ?? 0) <= time) low = middle + 1
      else high = middle
    }
    // Itself is none; among those of its second it may stand behind it.
    for (let place = low - 1; place >= 0; place--) if (places[place] !== at) return places[place] ?? null
    return null
  }
}

/** Reposts of those who are named somewhere: places among the reposts, in order of time. */
function byName(
  reposts: readonly Repost[],
  names: ReadonlySet<string>,
): Record<'all' | 'withWords', Map<string, number[]>> {
  const [all, withWords] = [new Map<string, number[]>(), new Map<string, number[]>()]
  if (names.size === 0) return { all, withWords }
  const add = (to: Map<string, number[]>, key: string, at: number) => {
    const known = to.get(key)
    if (known) known.push(at)
    else to.set(key, [at])
  }
  for (const [at, { author, text }] of reposts.entries()) {
    const name = author === null ? null : comparedName(author)
    if (name === null || !names.has(name)) continue
    add(all, name, at)
    add(withWords, `${name}\n${ownWords(text)}`, at)
  }
  return { all, withWords }
}

/** What goes round in a circle is cut where a line is inferred, else before the earliest of them. */
function cutCircles(lines: Parent[]): void {
  const state = new Uint8Array(lines.length)
  for (const start of lines.keys()) {
    const path: number[] = []
    let at: number | null = start
    while (at !== null && state[at] === 0) {
      state[at] = 1
      path.push(at)
      at = lines[at]?.from ?? null
    }
    if (at !== null && state[at] === 1) {
      const circle = path.slice(path.indexOf(at))
      const cut = circle.filter(place => lines[place]?.reason === 'named')
      lines[(cut.length > 0 ? cut : circle).reduce((one, other) => Math.min(one, other))] = none('circle')
    }
    for (const place of path) state[place] = 2
  }
}
