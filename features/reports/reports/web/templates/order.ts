/** The order of what stands in a list. Pure. */

/** One place up (-1) or down (1); at an end nothing changes. */
export function moved<T>(list: readonly T[], at: number, by: -1 | 1): T[] {
  const other = at + by
  const one = list[at]
  const two = list[other]
  if (one === undefined || two === undefined) return [...list]
  return list.with(at, two).with(other, one)
}

/** An id that no block has. */
export function nextId(blocks: readonly { id: string }[]): string {
  const taken = new Set(blocks.map(({ id }) => id))
  for (let number = blocks.length + 1; ; number++) if (!taken.has(`b${number}`)) return `b${number}`
}
