/** Which reposts the table shows, and how one came. Pure. */
import type { RepostNode } from '../../contract/cascade.ts'
import type { LineKind } from '../rows.ts'

export const lineOfRepost = ({ reason }: Pick<RepostNode, 'reason'>): Exclude<LineKind, 'all'> =>
  reason === null ? 'unknown' : reason === 'given' ? 'known' : 'inferred'

/** Places among the nodes; the post itself stands above all. */
export function repostRows(
  nodes: readonly Pick<RepostNode, 'author' | 'text' | 'reason'>[],
  { words, lines }: { words: string; lines: LineKind },
): number[] {
  const text = words.trim().toLowerCase()
  return [...nodes.keys()].filter(place => {
    const node = nodes[place]
    if (!node || (lines !== 'all' && (place === 0 || lineOfRepost(node) !== lines))) return false
    return text === '' || node.text.toLowerCase().includes(text) || (node.author ?? '').toLowerCase().includes(text)
  })
}

/** From where it begins to the repost itself. */
export function wayTo(nodes: readonly Pick<RepostNode, 'from'>[], place: number): number[] {
  const way: number[] = []
  for (let at: number | null = place; at !== null; at = nodes[at]?.from ?? null) way.push(at)
  return way.reverse()
}
