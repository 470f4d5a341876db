/** Which rows of the table are shown, and from where an article came. Pure. */
import type { TraceNode } from '../contract/picture.ts'

export const lineKinds = ['all', 'known', 'inferred', 'unknown'] as const
export type LineKind = (typeof lineKinds)[number]

export const lineOf = ({ reason, certainty }: Pick<TraceNode, 'reason' | 'certainty'>): Exclude<LineKind, 'all'> =>
  reason === null ? 'unknown' : certainty === 'high' ? 'known' : 'inferred'

/** Places among the nodes. */
export function rowsOf(nodes: readonly TraceNode[], { words, lines }: { words: string; lines: LineKind }): number[] {
  const text = words.trim().toLowerCase()
  return [...nodes.keys()].filter(place => {
    const node = nodes[place]
    if (!node || (lines !== 'all' && lineOf(node) !== lines)) return false
    return text === '' || node.title.toLowerCase().includes(text) || node.media.toLowerCase().includes(text)
  })
}

/** From the first to the article itself, both ends where the line is longer. */
export function lineTo(nodes: readonly Pick<TraceNode, 'from'>[], place: number, most: number): number[] {
  const line: number[] = []
  for (let at: number | null = place; at !== null; at = nodes[at]?.from ?? null) line.unshift(at)
  return line.length <= most ? line : [...line.slice(0, 1), ...line.slice(1 - most)]
}
