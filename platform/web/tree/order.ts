/** A tree that people arrange, as lines to draw, and the moves that its order allows. Pure. */
import type { TreeMove, TreeNode } from '@guanlan/platform/contract'

export interface TreeLine<N extends TreeNode> {
  node: N
  /** 0 at the top. */
  depth: number
  /** Has something below it, or is meant to. */
  isFolder: boolean
  isUnfolded: boolean
}

interface LineOptions<N> {
  folded: ReadonlySet<number>
  /** Shown are those that match, with everything above them, whatever is folded. Absent: all. */
  matches?: ((node: N) => boolean) | undefined
  /** Meant to hold others, though it may be empty. */
  isFolder?: (node: N) => boolean
}

/** @param nodes siblings in order */
export function linesOf<N extends TreeNode>(
  nodes: readonly N[],
  { folded, matches, isFolder = () => false }: LineOptions<N>,
): TreeLine<N>[] {
  const families = Map.groupBy(nodes, node => node.fatherId)
  const reaches = (node: N): boolean => !matches || matches(node) || (families.get(node.id) ?? []).some(reaches)
  const walk = (fatherId: number, depth: number): TreeLine<N>[] =>
    (families.get(fatherId) ?? []).filter(reaches).flatMap(node => {
      const folder = isFolder(node) || families.has(node.id)
      const isUnfolded = folder && (matches !== undefined || !folded.has(node.id))
      return [{ node, depth, isFolder: folder, isUnfolded }, ...(isUnfolded ? walk(node.id, depth + 1) : [])]
    })
  return walk(0, 0)
}

const familyOf = (nodes: readonly TreeNode[], fatherId: number, without: number): number[] =>
  nodes.filter(each => each.fatherId === fatherId && each.id !== without).map(each => each.id)

function placed(family: readonly number[], place: number, id: number, fatherId: number): TreeMove {
  return { idPrev: family[place - 1] ?? 0, id, idNext: family[place] ?? 0, fatherId }
}

/** One place up or down among its siblings; null at the end. */
export function moveBy(nodes: readonly TreeNode[], { id, fatherId }: TreeNode, step: 1 | -1): TreeMove | null {
  const family = nodes.filter(each => each.fatherId === fatherId).map(each => each.id)
  const place = family.indexOf(id) + step
  if (place < 0 || place >= family.length) return null
  return placed(familyOf(nodes, fatherId, id), place, id, fatherId)
}

/** To the end of what is below a father; 0 is the top. */
export function moveInto(nodes: readonly TreeNode[], { id }: TreeNode, fatherId: number): TreeMove {
  const family = familyOf(nodes, fatherId, id)
  return placed(family, family.length, id, fatherId)
}

/** Just before or after another one, below the same father. */
export function moveBeside(
  nodes: readonly TreeNode[],
  { id }: TreeNode,
  other: TreeNode,
  side: 'before' | 'after',
): TreeMove {
  const family = familyOf(nodes, other.fatherId, id)
  return placed(family, family.indexOf(other.id) + (side === 'after' ? 1 : 0), id, other.fatherId)
}

/** By the arrow that, with Alt, makes the move: up, down, out of its father, into the sibling above that may hold it. */
export function movesByArrow<N extends TreeNode>(
  nodes: readonly N[],
  node: N,
  mayHold: (node: N) => boolean = () => true,
): Readonly<Record<string, TreeMove | null>> {
  const family = nodes.filter(each => each.fatherId === node.fatherId)
  const above = family.slice(0, family.indexOf(node)).findLast(mayHold)
  const father = nodes.find(each => each.id === node.fatherId)
  return {
    ArrowUp: moveBy(nodes, node, -1),
    ArrowDown: moveBy(nodes, node, 1),
    ArrowLeft: father ? moveBeside(nodes, node, father, 'after') : null,
    ArrowRight: above ? moveInto(nodes, node, above.id) : null,
  }
}
