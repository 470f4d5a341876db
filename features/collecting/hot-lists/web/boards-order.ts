/** Which boards a person looks at, and in which order. Pure. */

/** Boards by the person's order; those never seen stand behind, in their own. */
export function inOrder<T extends { id: number }>(boards: readonly T[], order: readonly number[]): T[] {
  const place = new Map(order.map((id, index) => [id, index]))
  return [...boards].sort((a, b) => (place.get(a.id) ?? order.length + a.id) - (place.get(b.id) ?? order.length + b.id))
}

/** One place forward or back among all. */
export function moved(ids: readonly number[], id: number, by: 1 | -1): number[] {
  const at = ids.indexOf(id)
  const to = at + by
  if (at < 0 || to < 0 || to >= ids.length) return [...ids]
  const next = [...ids]
  next.splice(at, 1)
  next.splice(to, 0, id)
  return next
}

export interface BoardChoice {
  order: number[]
  hidden: number[]
}
/** As it was remembered; anything else is the usual choice. */
export function choiceOf(text: string | null): BoardChoice {
  try {
    const read = JSON.parse(text ?? '') as Partial<BoardChoice>
    const ids = (list: unknown) => (Array.isArray(list) ? list.filter(Number.isInteger) : [])
    return { order: ids(read.order), hidden: ids(read.hidden) }
  } catch {
    return { order: [], hidden: [] }
  }
}
