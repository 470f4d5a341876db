// Places of the operands of a count or a distance, as intervals of tokens: how many there are, and how close they come.

/** A place as one number that sorts by its end, then its start. Tokens of an article stay far below 2²⁶. */
const pack = (start: number, end: number): number => end * SPAN + start
const SPAN = 2 ** 26
const endOf = (place: number): number => Math.floor(place / SPAN)
const startOf = (place: number): number => place % SPAN

export class PlaceLists {
  private places = new Float64Array(256)
  private count = 0
  /** Where each finished list ends. */
  private ends: number[] = []
  /** Tokens of the longest place: lists are in order of ends, so starts are out of order by no more. */
  private longest = 0

  clear(): void {
    this.count = 0
    this.longest = 0
    this.ends = []
  }

  add(start: number, end: number): void {
    if (this.count === this.places.length) {
      const bigger = new Float64Array(this.count * 2)
      bigger.set(this.places)
      this.places = bigger
    }
    this.places[this.count++] = pack(start, end)
    if (end - start > this.longest) this.longest = end - start
  }

  /** Where the next place will be put. */
  mark(): number {
    return this.count
  }

  /** Drops what was added since the mark when it is less than `least` different places. */
  keepIfAtLeast(least: number, since: number): void {
    this.makeDistinct(since)
    if (this.count - since < least) this.count = since
  }

  /** Ends the list in hand: ascending, each place once. Returns how many there are. */
  close(): number {
    const begin = this.ends.at(-1) ?? 0
    this.makeDistinct(begin)
    this.ends.push(this.count)
    return this.count - begin
  }

  private makeDistinct(begin: number): void {
    const { places } = this
    if (this.count - begin < 2) return
    let sorted = true
    for (let i = begin + 1; i < this.count && sorted; i++) sorted = places[i - 1]! < places[i]!
    if (sorted) return
    places.subarray(begin, this.count).sort()
    let stored = begin
    for (let i = begin; i < this.count; i++) {
      if (i === begin || places[i] !== places[i - 1]) places[stored++] = places[i]!
    }
    this.count = stored
  }

  /**
   * Can each finished list give a place of its own so that any two are at most `distance` tokens apart? That is: all begin
   * at most `distance` after the first of them ended. Every end is tried as the first, in ascending order.
   */
  areWithin(distance: number): boolean {
    const { ends } = this
    if (ends.length === 2) return this.twoAreWithin(distance)
    const fronts = ends.map((_, list) => this.beginOf(list))
    return this.eachEnd(end => {
      const limit = end + distance
      for (let list = 0; list < ends.length; list++) {
        while (fronts[list]! < ends[list]! && endOf(this.places[fronts[list]!]!) < end) fronts[list]!++
        if (!this.hasOneUpTo(fronts[list]!, ends[list]!, limit)) return false
      }
      return this.eachHasItsOwn(fronts, limit)
    })
  }

  private beginOf(list: number): number {
    return list === 0 ? 0 : this.ends[list - 1]!
  }

  /** The usual case: the nearest neighbours of two sorted lists. */
  private twoAreWithin(distance: number): boolean {
    const { places } = this
    const [border = 0, last = 0] = this.ends
    let behind = border
    for (let i = 0; i < border; i++) {
      const start = startOf(places[i]!)
      const end = endOf(places[i]!)
      while (behind < last && endOf(places[behind]!) + distance < end - this.longest) behind++
      for (let j = behind; j < last; j++) {
        const other = places[j]!
        const apart = startOf(other) > end ? startOf(other) - end : start - endOf(other)
        if (apart <= distance && other !== places[i]) return true
        if (endOf(other) - this.longest > end + distance) break
      }
    }
    return false
  }

  /** Every different end of all lists, ascending, until one is accepted. */
  private eachEnd(accepts: (end: number) => boolean): boolean {
    const all = [...new Set(this.places.subarray(0, this.count).map(endOf))].sort((a, b) => a - b)
    return all.some(accepts)
  }

  private hasOneUpTo(from: number, to: number, limit: number): boolean {
    for (let i = from; i < to; i++) {
      if (startOf(this.places[i]!) <= limit) return true
      if (endOf(this.places[i]!) - this.longest > limit) return false
    }
    return false
  }

  /** Distinct representatives by augmenting paths: two operands may want the same place. */
  private eachHasItsOwn(fronts: readonly number[], limit: number): boolean {
    const takenBy = new Map<number, number>()
    const seat = (list: number, tried: Set<number>): boolean => {
      for (let i = fronts[list]!; i < this.ends[list]!; i++) {
        const place = this.places[i]!
        if (endOf(place) - this.longest > limit) break
        if (startOf(place) > limit || tried.has(place)) continue
        tried.add(place)
        const holder = takenBy.get(place)
        if (holder !== undefined && !seat(holder, tried)) continue
        takenBy.set(place, list)
        return true
      }
      return false
    }
    return fronts.every((_, list) => seat(list, new Set()))
  }
}
