/** What a task takes of the entries that a source lists. Pure. */

export interface Marked {
  /** Of the address, else of the text: the same entry of two sources has the same. */
  mark: string
}

export interface Decision<E extends Marked> {
  /** Taken for the first time. */
  fresh: E[]
  /** Taken before from this source: handed in again, since their numbers may have changed. */
  again: E[]
  /** Brought by another source of the task before. */
  doubles: E[]
}

/**
 * @param requested entries that the words want, newest first
 * @param seenBy sources that brought an entry before, by mark
 * @param room articles that the budget still allows; what is over waits until it is listed on another day
 */
export function decide<E extends Marked>(
  requested: readonly E[],
  seenBy: ReadonlyMap<string, readonly number[]>,
  sourceId: number,
  room: number,
): Decision<E> {
  const decision: Decision<E> = { fresh: [], again: [], doubles: [] }
  const met = new Set<string>()
  for (const entry of requested) {
    if (met.has(entry.mark)) continue
    met.add(entry.mark)
    const sources = seenBy.get(entry.mark) ?? []
    if (sources.includes(sourceId)) decision.again.push(entry)
    else if (sources.length > 0) decision.doubles.push(entry)
    else if (decision.fresh.length < room) decision.fresh.push(entry)
  }
  return decision
}
