/** The same numbers by other means, for tests: each repost walks its lines for itself. */
import type { Parent } from '../cascade/parents.ts'

type Line = Pick<Parent, 'from' | 'reason'>

/** From the nearest to the first. */
function wayOf(lines: readonly Line[], place: number, givenAlone: boolean): number[] {
  const way: number[] = []
  let at = place
  for (;;) {
    const { from = null, reason = null } = lines[at] ?? {}
    if (from === null || (givenAlone && reason !== 'given')) return way
    way.push(from)
    at = from
  }
}

export function recounted(lines: readonly Line[]) {
  const behind = lines.map(() => ({ copies: 0, known: 0, inferred: 0 }))
  const levels = { known: new Map<number, number>(), all: new Map<number, number>() }
  for (const place of lines.keys()) {
    const [known, all] = [wayOf(lines, place, true), wayOf(lines, place, false)]
    for (const [kind, way] of [
      ['known', known],
      ['all', all],
    ] as const)
      if (way.length > 0) levels[kind].set(way.length, (levels[kind].get(way.length) ?? 0) + 1)
    const from = lines[place]?.from ?? null
    const source = from === null ? undefined : behind[from]
    if (source) source.copies += 1
    const reached = new Set(known)
    for (const above of all) {
      const one = behind[above]
      if (one) one[reached.has(above) ? 'known' : 'inferred'] += 1
    }
  }
  return {
    behind,
    depth: { known: Math.max(0, ...levels.known.keys()), all: Math.max(0, ...levels.all.keys()) },
    width: { known: Math.max(0, ...levels.known.values()), all: Math.max(0, ...levels.all.values()) },
  }
}
