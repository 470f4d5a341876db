/** The reprints of a story that are alike enough, as a tree in lines. Pure. */
import type { Reprint } from '@guanlan/features/articles/articles/contract'
import { similarityWords } from '../similarity.ts'

export interface ReprintLine extends Reprint {
  /** 0: the earliest. */
  depth: number
}

/** Whole per cent; null: not known, as of what somebody put there. */
export const shareOf = ({
  likeness: similarity,
  placedByHand,
}: Pick<Reprint, 'likeness' | 'placedByHand'>): number | null =>
  similarity === null || placedByHand ? null : similarityWords(similarity).share

/**
 * Depth first, the earlier before the later. What hangs on an article that is left out hangs on the next one before it.
 * @param least per cent; the earliest, and what has no likeness, are always shown
 */
export function reprintLines(list: readonly Reprint[], least: number): ReprintLine[] {
  const byId = new Map(list.map(each => [each.id, each]))
  const isShown = (each: Reprint): boolean => each.from === null || (shareOf(each) ?? 100) >= least
  const shownSource = (each: Reprint): number | null => {
    for (let at = each.from; at !== null; ) {
      const source = byId.get(at)
      if (!source) return null
      if (isShown(source)) return source.id
      at = source.from
    }
    return null
  }
  const copies = Map.groupBy(list.filter(isShown), shownSource)
  const lines: ReprintLine[] = []
  const waiting = (copies.get(null) ?? []).map(each => ({ ...each, depth: 0 })).toReversed()
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    lines.push(next)
    const { depth } = next
    waiting.push(...(copies.get(next.id) ?? []).map(each => ({ ...each, depth: depth + 1 })).toReversed())
  }
  return lines
}
