/** Which monitors are chosen: a folder stands for itself and all below it. Pure. */
import { ancestryOf, type TreeNode } from '@guanlan/platform/contract'

/** Chooses a line with all below it, or lets go of them; a folder that is no longer whole is let go of, too. */
export function turned(nodes: readonly TreeNode[], chosen: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const above = ancestryOf(nodes)
  const below = nodes.filter(node => above(node.id).includes(id)).map(node => node.id)
  if (!chosen.has(id)) return new Set([...chosen, ...below])
  const gone = new Set([...below, ...above(id)])
  return new Set([...chosen].filter(each => !gone.has(each)))
}

/** Without what is gone. */
export const stillThere = (nodes: readonly TreeNode[], chosen: ReadonlySet<number>): number[] =>
  nodes.filter(({ id }) => chosen.has(id)).map(({ id }) => id)
