/** Order of trees that people arrange. Pure. */
import { isWithin, type TreeMove, type TreeNode } from '@guanlan/platform/contract'

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
