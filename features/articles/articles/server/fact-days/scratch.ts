/**
 * Large arrays for counting, used again by the next who counts: made anew for each answer they would cost as much as the counting, since the collector runs once for every
 * few of them.
 */

/** Bytes kept for the next. */
const mostKept = 64 * 2 ** 20
const free: ArrayBuffer[] = []
let stored = 0

/** What one count takes; `release` gives all of it back at its end. */
export class Scratch {
  readonly #taken: ArrayBuffer[] = []

  /** Holds anything. */
  uint32(length: number): Uint32Array {
    return new Uint32Array(this.#take(length * 4), 0, length)
  }
  int32(length: number): Int32Array {
    return new Int32Array(this.#take(length * 4), 0, length)
  }
  uint8(length: number): Uint8Array {
    return new Uint8Array(this.#take(length), 0, length)
  }
  float64(length: number): Float64Array {
    return new Float64Array(this.#take(length * 8), 0, length)
  }

  release(): void {
    for (const buffer of this.#taken.splice(0)) {
      if (stored + buffer.byteLength > mostKept) continue
      stored += buffer.byteLength
      free.push(buffer)
    }
  }

  /** The smallest that is large enough, and not four times as large. */
  #take(bytes: number): ArrayBuffer {
    let best = -1
    for (const [place, { byteLength }] of free.entries())
      if (byteLength >= bytes && byteLength <= 4 * bytes && (best < 0 || byteLength < (free[best]?.byteLength ?? 0)))
        best = place
    const [found] = best < 0 ? [] : free.splice(best, 1)
    if (found) stored -= found.byteLength
    const buffer = found ?? new ArrayBuffer(roundedUp(bytes))
    this.#taken.push(buffer)
    return buffer
  }
}

/** To a power of two: questions of nearly the same size share what they use. */
const roundedUp = (bytes: number): number => 2 ** Math.ceil(Math.log2(Math.max(64, bytes)))
