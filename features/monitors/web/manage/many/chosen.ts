/** Which monitors are chosen: a folder stands for itself and all below it. Pure. */
import { isWithin, type OrderedNode } from '@guanlan/platform/web'

/** Chooses a line with all below it, or lets go of them; a folder that is no longer whole is let go of, too. */
export function turned(nodes: readonly OrderedNode[], chosen: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const below = nodes.filter(node => isWithin(nodes, node.id, id)).map(node => node.id)
  if (!chosen.has(id)) return new Set([...chosen, ...below])
  return new Set([...chosen].filter(each => !below.includes(each) && !isWithin(nodes, id, each)))
}

/** Without what is gone. */
export const stillThere = (nodes: readonly OrderedNode[], chosen: ReadonlySet<number>): number[] =>
  nodes.filter(({ id }) => chosen.has(id)).map(({ id }) => id)
