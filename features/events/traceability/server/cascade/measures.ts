/** How far and how wide reposts went, and how much stands behind each. Pure; as deep as there are reposts. */
import type { Cascade } from '../../contract/cascade.ts'
import type { Parent } from './parents.ts'

export interface Measured {
  copies: number
  /** All behind it by lines that are given, and all others. */
  known: number
  inferred: number
}

export interface Measures {
  /** Of the post and each repost. */
  behind: Measured[]
  depth: Cascade['depth']
  width: Cascade['width']
}

export function measuresOf(lines: readonly Pick<Parent, 'from' | 'reason'>[]): Measures {
  const behind = lines.map((): Measured => ({ copies: 0, known: 0, inferred: 0 }))
  const order = fromTheRoots(lines)
  const [known, all] = [new Int32Array(lines.length), new Int32Array(lines.length)]
  for (const place of order) {
    const { from = null, reason = null } = lines[place] ?? {}
    if (from === null) continue
    all[place] = (all[from] ?? 0) + 1
    if (reason === 'given') known[place] = (known[from] ?? 0) + 1
  }
  for (const place of order.toReversed()) {
    const { from = null, reason = null } = lines[place] ?? {}
    const [one, source] = [behind[place], from === null ? undefined : behind[from]]
    if (!one || !source) continue
    source.copies += 1
    if (reason === 'given') {
      source.known += 1 + one.known
      source.inferred += one.inferred
    } else source.inferred += 1 + one.known + one.inferred
  }
  return {
    behind,
    depth: { known: deepest(known), all: deepest(all) },
    width: { known: widest(known), all: widest(all) },
  }
}

/** Each after what it passed on, which by their clocks may be the later one. */
function fromTheRoots(lines: readonly Pick<Parent, 'from'>[]): number[] {
  const copies = new Map<number, number[]>()
  const order: number[] = []
  for (const [place, { from }] of lines.entries()) {
    if (from === null) order.push(place)
    else {
      const known = copies.get(from)
      if (known) known.push(place)
      else copies.set(from, [place])
    }
  }
  for (let at = 0; at < order.length; at++) for (const place of copies.get(order[at] as number) ?? []) order.push(place)
  return order
}

const deepest = (levels: Int32Array): number => levels.reduce((most, level) => Math.max(most, level), 0)

function widest(levels: Int32Array): number {
  const counts = new Map<number, number>()
  for (const level of levels) if (level > 0) counts.set(level, (counts.get(level) ?? 0) + 1)
  let most = 0
  for (const count of counts.values()) most = Math.max(most, count)
  return most
}
