/** What a tree of labels means, for both sides. Pure. */

interface Node {
  id: number
  fatherId: number
}

/** Siblings by their father, in the order given. */
export const childrenOf = <N extends Node>(nodes: readonly N[]): Map<number, N[]> =>
  Map.groupBy(nodes, node => node.fatherId)

/** Of each label, itself and everything below it. */
export function familiesOf(nodes: readonly Node[]): Map<number, number[]> {
  const children = childrenOf(nodes)
  const families = new Map<number, number[]>()
  const gather = (id: number): number[] => {
    const family = [id, ...(children.get(id) ?? []).flatMap(child => gather(child.id))]
    families.set(id, family)
    return family
  }
  for (const { id } of children.get(0) ?? []) gather(id)
  return families
}

/** A label can be chosen while it and everything above it is enabled. */
export function isOffered(labels: readonly (Node & { status: 0 | 1 })[]): (id: number) => boolean {
  const known = new Map(labels.map(label => [label.id, label]))
  const offered = (id: number): boolean => {
    const label = known.get(id)
    return label?.status === 1 && (label.fatherId === 0 || offered(label.fatherId))
  }
  return offered
}
