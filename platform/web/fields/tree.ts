/** Choices below choices: regions, folders of monitors. Pure. */
export interface TreeChoice {
  id: string
  name: string
  below?: readonly TreeChoice[]
}

/** From the top to the one of this id; empty when there is none. */
export function pathTo(id: string | null, tree: readonly TreeChoice[]): TreeChoice[] {
  if (id === null) return []
  for (const one of tree) {
    if (one.id === id) return [one]
    const path = pathTo(id, one.below ?? [])
    if (path.length > 0) return [one, ...path]
  }
  return []
}

/** 广东 / 深圳; the id itself when the tree does not have it. */
export const namePath = (id: string | null, tree: readonly TreeChoice[]): string | null =>
  pathTo(id, tree)
    .map(({ name }) => name)
    .join(' / ') || id

/** Every choice whose name has the words, with those above it; all when there are no words. */
export function withWords(like: string, tree: readonly TreeChoice[]): readonly TreeChoice[] {
  const requested = like.trim().toLowerCase()
  if (requested === '') return tree
  return tree.flatMap(one => {
    const below = withWords(requested, one.below ?? [])
    const isFound = one.name.toLowerCase().includes(requested)
    return isFound || below.length > 0
      ? [{ ...one, below: below.length > 0 ? below : isFound ? (one.below ?? []) : [] }]
      : []
  })
}

export const allIds = (tree: readonly TreeChoice[]): string[] =>
  tree.flatMap(({ id, below = [] }) => [id, ...allIds(below)])
