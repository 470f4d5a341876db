// The words of one article, each once, with how often and where: columns, for an article has hundreds and there are thousands a second.

export interface Counts {
  /** How many different words there are; word `i` of the columns, in the order met. */
  size: number
  /** As the cutter gives it; -1 for a word it does not know. */
  readonly ids: Int32Array
  readonly times: Int32Array
  /** Sum of what its mentions are worth. */
  readonly weights: Int32Array
  /** Where it stands first, in the canonical characters of title or body. */
  readonly at: Int32Array
  readonly end: Int32Array
  readonly inTitle: Uint8Array
  /** 1 for what was put together from characters. */
  readonly loose: Uint8Array
  /** Forgets the article before; ids are below `ids`. */
  begin(ids: number): void
  add(id: number, at: number, end: number, inTitle: number, worth: number, loose: number): void
  /** The same of a word without an id. */
  addUnknown(word: string, at: number, end: number, inTitle: number, worth: number, loose: number): void
}

/** Room for `most` different words, those behind are not counted. Keep it: a table as long as the vocabulary is made once and emptied word by word. */
export function createCounts(most: number): Counts {
  /** One more than the row of an id, 0 for those not met. */
  let rows = new Uint32Array(0)
  const unknown = new Map<string, number>()
  const column = (): Int32Array => new Int32Array(most)

  const counts: Counts = {
    size: 0,
    ids: column(),
    times: column(),
    weights: column(),
    at: column(),
    end: column(),
    inTitle: new Uint8Array(most),
    loose: new Uint8Array(most),
    begin(ids) {
      for (let row = 0; row < counts.size; row++)
        if ((counts.ids[row] as number) >= 0) rows[counts.ids[row] as number] = 0
      if (rows.length < ids) rows = new Uint32Array(ids)
      counts.size = 0
      unknown.clear()
    },
    add(id, at, end, inTitle, worth, loose) {
      const row = rows[id] as number
      if (row > 0) again(row - 1, worth)
      else if (first(id, at, end, inTitle, worth, loose)) rows[id] = counts.size
    },
    addUnknown(word, at, end, inTitle, worth, loose) {
      const row = unknown.get(word)
      if (row !== undefined) again(row, worth)
      else if (first(-1, at, end, inTitle, worth, loose)) unknown.set(word, counts.size - 1)
    },
  }
  const { times, weights } = counts

  function again(row: number, worth: number): void {
    times[row] = (times[row] as number) + 1
    weights[row] = (weights[row] as number) + worth
  }

  function first(id: number, at: number, end: number, inTitle: number, worth: number, loose: number): boolean {
    const row = counts.size
    if (row === most) return false
    counts.ids[row] = id
    times[row] = 1
    weights[row] = worth
    counts.at[row] = at
    counts.end[row] = end
    counts.inTitle[row] = inTitle
    counts.loose[row] = loose
    counts.size++
    return true
  }

  return counts
}
