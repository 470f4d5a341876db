/** The tree of a spread as the lines that are open. Pure. */
import type { SpreadNode } from '../../contract.ts'

export interface SpreadLine {
  node: SpreadNode
  /** 0: the earliest. */
  depth: number
  /** Copies of it that are told one by one; the others are only counted. */
  told: number
}

/** Depth first, the earlier before the later; what hangs on a closed one is left out. The earliest is always open. */
export function openLines(nodes: readonly SpreadNode[], isOpen: (id: number) => boolean): SpreadLine[] {
  const copies = Map.groupBy(nodes, ({ from }) => from)
  const lines: SpreadLine[] = []
  const waiting = (copies.get(null) ?? []).map(node => ({ node, depth: 0 })).toReversed()
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, depth } = next
    const own = copies.get(node.id) ?? []
    lines.push({ node, depth, told: own.length })
    if (depth > 0 && !isOpen(node.id)) continue
    waiting.push(...own.map(copy => ({ node: copy, depth: depth + 1 })).toReversed())
  }
  return lines
}
