/** The list with one of its items at another place. @param to its place in the list without it, from 0 on */
export function movedTo<T>(items: readonly T[], from: number, to: number): T[] {
  const item = items[from]
  if (item === undefined) return [...items]
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}
