/** How much may come in: a bucket a name that fills steadily up to a burst. Counted in the memory of one process. */

export interface BucketLimit {
  perSecond: number
  /** So much may come at once, after a while without anything. */
  burst: number
}
export interface Taken {
  isTaken: boolean
  left: number
  /** Until as much as was wanted is there; 0 when it was taken. */
  seconds: number
}

interface Bucket {
  level: number
  /** Milliseconds, of the clock. */
  at: number
}

/** What is full again is as good as not there. */
const mostBuckets = 10_000

export class Buckets {
  readonly #limit: BucketLimit
  readonly #clock: () => number
  readonly #buckets = new Map<number | string, Bucket>()

  /** @param clock milliseconds that only grow */
  constructor(limit: BucketLimit, clock: () => number = () => performance.now()) {
    this.#limit = limit
    this.#clock = clock
  }

  get limit(): BucketLimit {
    return this.#limit
  }

  /** All of it or nothing. More than the burst is never taken. */
  take(name: number | string, amount: number): Taken {
    const now = this.#clock()
    const level = this.#levelOf(name, now)
    const isTaken = amount <= level
    if (this.#buckets.size >= mostBuckets) this.#forgetFull(now)
    const left = isTaken ? level - amount : level
    this.#buckets.set(name, { level: left, at: now })
    const seconds = isTaken ? 0 : Math.max(1, Math.ceil((amount - level) / this.#limit.perSecond))
    return { isTaken, left: Math.floor(left), seconds }
  }

  #levelOf(name: number | string, now: number): number {
    const bucket = this.#buckets.get(name)
    const { perSecond, burst } = this.#limit
    return bucket ? Math.min(burst, bucket.level + ((now - bucket.at) / 1_000) * perSecond) : burst
  }

  #forgetFull(now: number): void {
    for (const name of this.#buckets.keys())
      if (this.#levelOf(name, now) >= this.#limit.burst) this.#buckets.delete(name)
  }
}
