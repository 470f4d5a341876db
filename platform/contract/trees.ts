/** Trees whose order a person makes: monitors, labels. */
import { z } from 'zod'
import { Id, largestInt } from './envelope.ts'

const IdOrNone = z.coerce.number().int().min(0).max(largestInt)

/** Where something goes in its tree: between two neighbours below a father. 0: no neighbour on that side; the top (ambiguities 52). */
export const TreeMove = z.object({ idPrev: IdOrNone, id: Id, idNext: IdOrNone, fatherId: IdOrNone })
export type TreeMove = z.infer<typeof TreeMove>

export interface TreeNode {
  id: number
  /** 0: the top. */
  fatherId: number
}

/** Of each node, itself and everything above it, the nearest first. */
export function ancestryOf(nodes: readonly TreeNode[]): (id: number) => number[] {
  const fathers = new Map(nodes.map(node => [node.id, node.fatherId]))
  return id => {
    const line: number[] = []
    for (let at = id; at !== 0; at = fathers.get(at) ?? 0) line.push(at)
    return line
  }
}

/** Whether a node is another one or lies below it. For many nodes of one tree: `ancestryOf`, which reads the tree once. */
export const isWithin = (nodes: readonly TreeNode[], id: number, top: number): boolean =>
  ancestryOf(nodes)(id).includes(top)
