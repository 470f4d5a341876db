/** Order and ancestry of trees that people arrange. Pure. */
import type { TreeMove } from '@guanlan/platform/contract'

export interface TreeNode {
  id: number
  /** 0: the top. */
  fatherId: number
}

/** Why a move cannot be made: what is moved or its new father is gone; the father lies below what is moved; the neighbours are not beside each other there. */
export type MoveProblem = 'missing' | 'fatherMissing' | 'fatherIsBelow' | 'neighbourMissing'

/** The father's children in their order after the move. @param tree siblings in order */
export function familyAfter(tree: readonly TreeNode[], move: TreeMove): number[] | MoveProblem {
  const { id, idPrev, idNext, fatherId } = move
  const fathers = new Map(tree.map(node => [node.id, node.fatherId]))
  if (!fathers.has(id)) return 'missing'
  if (fatherId !== 0 && !fathers.has(fatherId)) return 'fatherMissing'
  if (isWithin(tree, fatherId, id)) return 'fatherIsBelow'
  const family = tree.filter(node => node.fatherId === fatherId && node.id !== id).map(node => node.id)
  const place = idPrev !== 0 ? family.indexOf(idPrev) + 1 : idNext !== 0 ? family.indexOf(idNext) : 0
  const neighboursFit = (idPrev === 0 || family[place - 1] === idPrev) && (idNext === 0 || family[place] === idNext)
  if (place < 0 || !neighboursFit) return 'neighbourMissing'
  return family.toSpliced(place, 0, id)
}

/** Whether a node is another one or lies below it. */
export function isWithin(tree: readonly TreeNode[], id: number, top: number): boolean {
  const fathers = new Map(tree.map(node => [node.id, node.fatherId]))
  for (let at = id; at !== 0; at = fathers.get(at) ?? 0) if (at === top) return true
  return false
}
