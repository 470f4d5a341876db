// From the caller's ids to numbers of rules: eight bytes an entry where a Map takes fifty.

const FREE = -1
/** Was taken once: a search goes on past it. */
const LEFT = -2
/** An id is a whole number from 0 to this. */
export const MAX_ID = 0x7fff_ffff

export class IdIndex {
  private ids = new Int32Array(1024).fill(FREE)
  private numbers = new Int32Array(1024)
  /** Places that are not free, those that were left included. */
  private taken = 0
  size = 0

  get(id: number): number | undefined {
    const at = this.placeOf(id)
    return at < 0 ? undefined : this.numbers[at]
  }

  set(id: number, number: number): void {
    const known = this.placeOf(id)
    if (known >= 0) {
      this.numbers[known] = number
      return
    }
    if ((this.taken + 1) * 4 > this.ids.length * 3) this.rebuild()
    this.put(id, number)
    this.size++
  }

  delete(id: number): void {
    const at = this.placeOf(id)
    if (at < 0) return
    this.ids[at] = LEFT
    this.size--
  }

  clear(): void {
    this.ids = new Int32Array(1024).fill(FREE)
    this.numbers = new Int32Array(1024)
    this.taken = 0
    this.size = 0
  }

  *keys(): Generator<number> {
    for (const id of this.ids) if (id >= 0) yield id
  }

  private placeOf(id: number): number {
    const { ids } = this
    const mask = ids.length - 1
    for (let at = hash(id) & mask; ids[at] !== FREE; at = (at + 1) & mask) if (ids[at] === id) return at
    return -1
  }

  private put(id: number, number: number): void {
    const { ids } = this
    const mask = ids.length - 1
    let at = hash(id) & mask
    while (ids[at] !== FREE) at = (at + 1) & mask
    ids[at] = id
    this.numbers[at] = number
    this.taken++
  }

  /** Twice the room when it is needed, and without what was left. */
  private rebuild(): void {
    const { ids, numbers } = this
    const room = this.size * 2 > ids.length ? ids.length * 2 : ids.length
    this.ids = new Int32Array(room).fill(FREE)
    this.numbers = new Int32Array(room)
    this.taken = 0
    for (let at = 0; at < ids.length; at++) if (ids[at]! >= 0) this.put(ids[at]!, numbers[at]!)
  }

  get bytes(): number {
    return this.ids.byteLength + this.numbers.byteLength
  }
}

const hash = (id: number): number => Math.imul(id, 0x9e3779b1) >>> 8
